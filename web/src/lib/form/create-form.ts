import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';

export type FormElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type FieldMessages = Record<string, string>;

/** A form that watches plain elements. Made by `createForm`, used through `useLazyForm`. */
export type WatchedForm<Body> = {
  /** The body the schema made of the fields, or `null`: then the messages are out and the first bad field has the focus. */
  submit(): Promise<Body | null>;
  /** Messages of the server, by field. */
  showIssues(issues: readonly { path: string; message: string }[]): void;
  detach(): void;
};

/**
 * Ties react-hook-form to elements that the server rendered: they stay what they are, with what was typed into them, and this module
 * (with zod and the schema) may arrive late. Fields are judged when they are left, then as they change.
 */
export function createForm<Body>({
  schema,
  elements,
  left,
  onMessages,
}: {
  schema: z.ZodType<Body, FieldValues>;
  elements: readonly FormElement[];
  /** Fields that were left before this was there: they are judged now. */
  left: readonly FocusEvent[];
  onMessages: (messages: FieldMessages) => void;
}): WatchedForm<Body> {
  const form = createFormControl<FieldValues, unknown, Body>({
    resolver: zodResolver(schema) as never,
    mode: 'onTouched',
  });
  const stop: (() => void)[] = [
    form.subscribe({ formState: { errors: true }, callback: ({ errors }) => onMessages(messagesOf(errors ?? {})) }),
  ];
  for (const element of elements) {
    const field = form.register(element.name);
    field.ref(element);
    const onInput = (event: Event) => void field.onChange(event);
    // 'blur' does not bubble and needs no capture here: the listener is on the field itself.
    const onBlur = (event: FocusEvent) => {
      // On the way to a button nothing is judged: a message would push the button away from under the finger, and sending judges all.
      if (element.value === '' || event.relatedTarget instanceof HTMLButtonElement) return;
      void field.onBlur(event);
    };
    element.addEventListener('input', onInput);
    element.addEventListener('blur', onBlur as EventListener);
    for (const event of left) if (event.target === element) onBlur(event);
    stop.push(() => {
      element.removeEventListener('input', onInput);
      element.removeEventListener('blur', onBlur as EventListener);
    });
  }
  return {
    async submit() {
      // Autofill and restored drafts fire no events in some browsers.
      for (const element of elements) form.setValue(element.name, element.value);
      let body: Body | null = null;
      await form.handleSubmit(
        (valid) => {
          body = valid;
        },
        (errors) => onMessages(messagesOf(errors)),
      )();
      return body;
    },
    showIssues(issues) {
      const known = issues.filter(({ path }) => elements.some(({ name }) => name === path));
      for (const { path, message } of known) form.setError(path, { type: 'server', message });
      elements.find(({ name }) => name === known[0]?.path)?.focus();
    },
    detach: () => stop.forEach((undo) => undo()),
  };
}

function messagesOf(errors: FieldErrors): FieldMessages {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? 'Required')]),
  );
}
