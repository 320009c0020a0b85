import { type FocusEvent, type FormEvent, useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FormKind } from '@first-show/domain/core/form-ticket';
import { ApiError } from '../../lib/call-api.ts';
import { createFormTicket } from '../../lib/form/form-ticket.ts';
import { createSubmissionKeys } from '../../lib/submission-key.ts';
import { showToast } from '../toast/toast.ts';

/** Whether the server refused the form's ticket, so that the next attempt needs another one. */
const isTicketRefused = ({ status, issues }: ApiError): boolean =>
  status === 409 || issues.some(({ path }) => path === 'ticket');

type Answer = { isError: boolean; text: string };

/**
 * Handles text that was typed before this script loaded: notifies the form's subscribers (such as
 * the saved draft), and validates the typed fields, except one that still has the focus.
 */
function useTextTypedBeforeScript<Values extends FieldValues, Output>({
  getFieldState,
  getValues,
  setValue,
  setValues,
}: UseFormReturn<Values, unknown, Output>): void {
  useEffect(() => {
    const typed = (Object.keys(getValues()) as Path<Values>[]).filter((name) => getFieldState(name).isDirty);
    if (typed.length > 0) setValues(getValues(), { shouldDirty: true });
    for (const name of typed) {
      if (document.activeElement?.getAttribute('name') === name) continue;
      setValue(name, getValues(name), { shouldTouch: true, shouldValidate: true });
    }
  }, [getFieldState, getValues, setValue, setValues]);
}

/**
 * Sends a reader's form.
 * - One press makes one submission: a retry after a lost answer makes no second comment.
 * - The result is shown as a toast, and returned as `answer`. The server's issues are shown beside
 *   their fields.
 * - After a failure, the fields keep their text.
 * - The form's ticket is solved while the reader types.
 *
 * Spread `formProps` on the `<form>`.
 */
export function useSubmission<Values extends FieldValues, Output, Result>(
  form: UseFormReturn<Values, unknown, Output>,
  {
    kind,
    send,
    onSuccess,
    failureText,
  }: {
    /** The kind of form. A ticket is valid for one kind only. */
    kind: FormKind;
    /** Sends a valid body. `keyFor` returns the `Idempotency-Key` of a body. */
    send: (body: Output, proofs: { keyFor: (body: unknown) => string; formTicket: string | null }) => Promise<Result>;
    /** Called after the fields were reset. Returns the texts of the toast. */
    onSuccess: (result: Result, body: Output) => { title: string; description: string };
    failureText: (error: unknown) => string;
  },
) {
  const { getValues, handleSubmit, reset, setError } = form;
  const { isSubmitting } = form.formState;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [keys] = useState(() => createSubmissionKeys());
  const [ticket] = useState(() => createFormTicket(kind));

  useTextTypedBeforeScript(form);

  async function attempt(body: Output): Promise<void> {
    try {
      const result = await send(body, { keyFor: keys.keyFor, formTicket: await ticket.take() });
      keys.done();
      ticket.discard();
      reset();
      const toast = onSuccess(result, body);
      setAnswer({ isError: false, text: toast.description });
      showToast(toast);
    } catch (error) {
      if (error instanceof ApiError && isTicketRefused(error)) ticket.discard();
      const text = failureText(error);
      const issues = error instanceof ApiError ? error.issues.filter(({ path }) => path in getValues()) : [];
      issues.forEach(({ path, message }, index) =>
        setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
      );
      // Errors that are shown beside a field are not repeated below the form.
      if (issues.length === 0) setAnswer({ isError: true, text });
      showToast({ title: 'Error', description: text, tone: 'error' });
    }
  }

  return {
    /**
     * The result of the last attempt, to show below the form. `null` before the first attempt,
     * while an attempt runs, and if errors are shown beside the fields.
     */
    answer,
    formProps: {
      noValidate: true,
      onFocusCapture: ticket.prepare,
      // Before hydration the browser submits the form natively. The method 'dialog' does nothing
      // then, so no field value gets into the address.
      method: 'dialog',
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (isSubmitting) return;
        setAnswer(null);
        void handleSubmit(attempt)(event);
      },
      onBlurCapture(event: FocusEvent<HTMLFormElement>) {
        // On blur, do not validate an empty field: leaving it empty is no mistake before the form
        // is sent. Also do not validate if the focus moves to a button: a new message would move
        // the button away, and submitting validates all fields anyway.
        const isEmpty = (event.target as Element as HTMLInputElement).value === '';
        if (isEmpty || event.relatedTarget instanceof HTMLButtonElement) event.stopPropagation();
      },
    },
  };
}
