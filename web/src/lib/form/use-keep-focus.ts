import { useEffect, useRef, type RefObject } from 'react';

/**
 * A button that is disabled while its form is sent loses the keyboard's focus to the page. Once the answer is there it gets it back, unless
 * the reader has moved on (or a field with a mistake took it).
 */
export function useKeepFocus(formRef: RefObject<HTMLFormElement | null>, isSending: boolean): void {
  const wasSending = useRef(false);
  useEffect(() => {
    const hasAnswer = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (!hasAnswer || (document.activeElement !== null && document.activeElement !== document.body)) return;
    formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [formRef, isSending]);
}
