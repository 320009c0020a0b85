import { paths } from '@first-show/domain/core/paths';
import { useState } from 'react';
import { callApi } from '../../shared/lib/call-api.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import { useMounted } from '../../shared/lib/use-mounted.ts';
import { AlertBox } from '../../shared/ui/alert-box.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Text = styled('p')(({ theme }) => ({ ...theme.typography.body1, margin: '0 0 24px' }));

type State =
  { name: 'asking' } | { name: 'sending' } | { name: 'done'; message: string } | { name: 'failed'; message: string };

/**
 * A ref that moves the focus to the answer, because the pressed button was removed. It is defined
 * outside the component, because React would call a new ref function again on each render.
 */
const takeFocus = (answer: HTMLElement | null) => {
  if (document.activeElement === document.body) answer?.focus();
};

type LetterLinkFormProps = {
  /** Explains what the button will do. */
  text: string;
  button: string;
  buttonWhileSending: string;
  /** The endpoint that receives the token: `POST {path}?token=…`. */
  path: '/api/newsletter/confirm' | '/api/newsletter/one-click';
  /** The message if the call fails without a text from the server. */
  failed: string;
  withoutScript: string;
};

/**
 * The content of a page that a link in a mail opens. It acts only when the reader presses the
 * button, because mail scanners open every link. The token is in the URL (`?token=`) and never in
 * the cached page.
 */
export function LetterLinkForm({ text, button, buttonWhileSending, path, failed, withoutScript }: LetterLinkFormProps) {
  const isMounted = useMounted();
  const [state, setState] = useState<State>({ name: 'asking' });
  const token = isMounted ? new URLSearchParams(window.location.search).get('token') : null;

  async function send(): Promise<void> {
    if (token === null || state.name === 'sending') return;
    setState({ name: 'sending' });
    try {
      const { message } = await callApi<{ message: string }>(`${path}?token=${encodeURIComponent(token)}`, {
        method: 'POST',
        body: {},
      });
      setState({ name: 'done', message });
    } catch (error) {
      setState({ name: 'failed', message: failureText(error, failed) });
    }
  }

  if (state.name === 'done') {
    return (
      <>
        <div ref={takeFocus} tabIndex={-1}>
          <AlertBox>{state.message}</AlertBox>
        </div>
        <div style={{ marginTop: 24 }}>
          <LinkButton to={paths.home} variant="outlined">
            All News
          </LinkButton>
        </div>
      </>
    );
  }
  if (isMounted && token === null)
    return <AlertBox tone="error">This link is incomplete. Please use the link in your email.</AlertBox>;
  return (
    <>
      <Text>{text}</Text>
      {state.name === 'failed' && <AlertBox tone="error">{state.message}</AlertBox>}
      <div style={{ marginTop: 24 }}>
        <Button
          onClick={() => void send()}
          disabled={!isMounted}
          aria-disabled={state.name === 'sending' || undefined}
          className={state.name === 'sending' ? 'Mui-disabled' : undefined}
        >
          {state.name === 'sending' ? buttonWhileSending : button}
        </Button>
      </div>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
    </>
  );
}
