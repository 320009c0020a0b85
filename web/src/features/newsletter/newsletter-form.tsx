import { styled } from '@mui/material/styles';
import { paths } from '@first-show/domain/core/paths';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ApiError, callApi } from '../../lib/call-api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useMounted } from '../../lib/use-mounted.ts';
import { TextInput, WithoutScript } from '../../ui/form/form-field.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const Form = styled('form')({
  display: 'grid',
  gap: 8,
  position: 'relative',
  '& > label': { position: 'absolute' },
  '@media (scripting: none)': { display: 'none' },
  // The marigold ticket is the same in both schemes.
  '&[data-tone="ticket"] input': {
    backgroundColor: '#FFF3D6',
    color: '#2A0B14',
    borderColor: '#7E4A00',
    '&::placeholder': { color: '#6B4030' },
    '&:hover': { borderColor: '#2A0B14' },
    '&[aria-invalid="true"]': { borderColor: '#A3160F' },
  },
  '&[data-tone="ticket"] button': {
    backgroundColor: '#2A0B14',
    color: '#FFD98A',
    '&:hover': { backgroundColor: '#3D1222' },
    '&.Mui-disabled': { backgroundColor: '#5A3036', color: '#FFE6B8' },
  },
  '&[data-tone="ticket"] :focus-visible': { outlineColor: '#2A0B14' },
});
const Problem = styled('p')({
  margin: 0,
  fontSize: '.9375rem',
  fontWeight: 600,
  color: 'var(--fs-palette-error-main)',
  '[data-tone="ticket"] &': { color: '#7A0C12' },
});

const FAILED = 'Failed to subscribe. Please try again.';

/** E-mail and button: nothing happens while it is empty. `id` makes the field's id; `tone` fits it to where it stands. */
export function NewsletterForm({ id, tone }: { id: string; tone: 'ticket' | 'footer' }) {
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isMounted = useMounted();

  async function subscribe(event: FormEvent): Promise<void> {
    event.preventDefault();
    const field = input.current;
    if (field === null || isSending) return;
    const email = field.value.trim();
    if (email === '') return;
    if (field.validity.typeMismatch) {
      setProblem('Please enter a valid email address');
      field.focus();
      return;
    }
    setProblem(null);
    setIsSending(true);
    try {
      await callApi('/api/newsletter/subscribe', { method: 'POST', body: { email } });
      field.value = '';
      showToast({ title: 'Success!', description: "You've been subscribed to our newsletter." });
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) setProblem(error.readerMessage ?? FAILED);
      const isTooOften = error instanceof ApiError && error.status === 429;
      const isOffline = !(error instanceof ApiError) && !navigator.onLine;
      showToast({
        title: 'Error',
        description: isTooOften || isOffline ? failureText(error, FAILED) : FAILED,
        tone: 'error',
      });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      <Form
        data-tone={tone}
        action={`${paths.contact}#newsletter`}
        noValidate
        onSubmit={(event) => void subscribe(event)}
      >
        <label htmlFor={`${id}-email`}>
          <VisuallyHidden>Newsletter address</VisuallyHidden>
        </label>
        <TextInput
          ref={input}
          id={`${id}-email`}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="Enter your email"
          required
          readOnly={isSending}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onInput={() => problem !== null && setProblem(null)}
        />
        {problem !== null && (
          <Problem id={`${id}-problem`} role="alert">
            {problem}
          </Problem>
        )}
        {/* Before the script is there the button must not send the page away (Enter leads to the contact page, without the address). */}
        <Button
          type={isMounted ? 'submit' : 'button'}
          aria-disabled={isSending || undefined}
          className={isSending ? 'Mui-disabled' : undefined}
        >
          {isSending ? 'Subscribing...' : 'Subscribe'}
        </Button>
      </Form>
      <WithoutScript as="div">
        <a href={`${paths.contact}#newsletter`}>How to subscribe</a>
      </WithoutScript>
    </>
  );
}
