import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { ApiError } from '../../lib/call-api.ts';
import { useDraft } from '../../lib/form/use-draft.ts';
import { useKeepFocus } from '../../lib/form/use-keep-focus.ts';
import { useLazyForm } from '../../lib/form/use-lazy-form.ts';
import { createSubmissionKeys } from '../../lib/submission-key.ts';
import { showToast } from '../toast/toast.ts';

type LazyForm<Body> = Parameters<typeof useLazyForm<Body>>[0];

/**
 * A reader's form from the click to the answer: validates, sends once (a retry after a lost answer too), shows what came of it beside the
 * fields or below, and keeps what was typed until it got through.
 */
export function useSubmission<Body>({
  formRef,
  names,
  load,
  draft,
  send,
  failureText,
}: Pick<LazyForm<Body>, 'formRef' | 'names' | 'load'> & {
  formRef: RefObject<HTMLFormElement | null>;
  /** Where and which fields are kept on this device; `onChange` runs after they were filled from there and after they were emptied. */
  draft: { key: string; names: readonly string[]; onChange?: () => void };
  /** Sends a valid body. `keyFor` makes its `Idempotency-Key`. Answers the toast; its description also stands below the form. */
  send: (body: Body, keyFor: (body: unknown) => string) => Promise<{ title: string; description: string }>;
  /** What to say of a failure. */
  failureText: (error: unknown) => string;
}): {
  messages: Record<string, string>;
  isSending: boolean;
  /** What came of the last attempt, to be shown below the form. */
  answer: { isError: boolean; text: string } | null;
  onSubmit: (event: FormEvent) => void;
} {
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<{ isError: boolean; text: string } | null>(null);
  const [keys] = useState(() => createSubmissionKeys());
  const isBusy = useRef(false);
  const forgetDraft = useDraft({ key: draft.key, formRef, names: draft.names, onRestore: draft.onChange });
  const { messages, submit, showIssues, clear } = useLazyForm<Body>({ formRef, names, load });
  useKeepFocus(formRef, isSending);

  async function attempt(): Promise<void> {
    // State is too slow for a double click: both clicks would see the old one.
    if (isBusy.current) return;
    isBusy.current = true;
    setAnswer(null);
    setIsSending(true);
    try {
      const body = await submit();
      if (body === null) return;
      const done = await send(body, keys.keyFor);
      keys.done();
      clear();
      forgetDraft();
      draft.onChange?.();
      setAnswer({ isError: false, text: done.description });
      showToast(done);
    } catch (error) {
      const text = failureText(error);
      const issues = error instanceof ApiError ? error.issues : [];
      // What stands beside a field need not stand below the form too; what is of no field would stand nowhere.
      if (issues.some(({ path }) => names.includes(path))) showIssues(issues);
      else setAnswer({ isError: true, text });
      showToast({ title: 'Error', description: text, tone: 'error' });
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void attempt();
  };
  return { messages, isSending, answer, onSubmit };
}
