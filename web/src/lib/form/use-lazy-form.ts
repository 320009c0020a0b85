import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldMessages, FormElement, WatchedForm } from './create-form.ts';

type Make<Body> = (from: {
  elements: readonly FormElement[];
  /** Fields left while it was on its way. */
  left: readonly FocusEvent[];
  onMessages: (messages: FieldMessages) => void;
}) => WatchedForm<Body>;

/**
 * Validation that arrives when the reader goes to a field of the form. Most who come by only read on, and what judges fields is 40 KB that
 * keep a phone busy for a fifth of a second; who types gives it time. The form is plain markup with uncontrolled fields named `names`;
 * `load` imports `create-form.ts` and the schema.
 */
export function useLazyForm<Body>({
  formRef,
  names,
  load,
}: {
  formRef: RefObject<HTMLFormElement | null>;
  names: readonly string[];
  load: () => Promise<Make<Body>>;
}): {
  messages: FieldMessages;
  /** Imports what is missing, then validates: the body, or `null` where the fields are not valid. Rejects without a network. */
  submit: () => Promise<Body | null>;
  showIssues: (issues: readonly { path: string; message: string }[]) => void;
  /** Empties every field and forgets what was judged. */
  clear: () => void;
} {
  const [messages, setMessages] = useState<FieldMessages>({});
  const form = useRef<Promise<WatchedForm<Body>> | null>(null);
  const loader = useRef(load);
  const fields = useRef(names);

  const elements = useCallback((): FormElement[] => {
    const found = fields.current.map((name) => formRef.current?.elements.namedItem(name));
    return found.filter((element): element is FormElement => element instanceof HTMLElement);
  }, [formRef]);

  const warmUp = useCallback((): Promise<WatchedForm<Body>> => {
    if (form.current !== null) return form.current;
    const element = formRef.current;
    const left: FocusEvent[] = [];
    const note = (event: FocusEvent) => void left.push(event);
    element?.addEventListener('focusout', note);
    form.current = loader
      .current()
      .then(
        (make) => make({ elements: elements(), left, onMessages: setMessages }),
        (error: unknown) => {
          form.current = null;
          throw error;
        },
      )
      .finally(() => element?.removeEventListener('focusout', note));
    return form.current;
  }, [formRef, elements]);

  const drop = useCallback(() => {
    void form.current?.then(
      (made) => made.detach(),
      () => undefined,
    );
    form.current = null;
  }, []);

  useEffect(() => {
    const element = formRef.current;
    if (element === null) return undefined;
    // A failure shows when the form is sent.
    const start = () => void warmUp().catch(() => undefined);
    element.addEventListener('focusin', start);
    // Whoever was there before the script.
    if (element.contains(document.activeElement)) start();
    return () => {
      element.removeEventListener('focusin', start);
      drop();
    };
  }, [formRef, warmUp, drop]);

  return {
    messages,
    submit: async () => (await warmUp()).submit(),
    showIssues: (issues) => void warmUp().then((made) => made.showIssues(issues)),
    clear: () => {
      drop();
      for (const element of elements())
        element.value = element instanceof HTMLSelectElement ? (element.options[0]?.value ?? '') : '';
      setMessages({});
      warmUp().catch(() => undefined);
    },
  };
}
