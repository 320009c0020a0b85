import { useEffect, useRef, type RefObject } from 'react';

/**
 * Hands the focus on to `to` where `from` has it, or nothing any more because what had it is gone. A reader who has moved on keeps it. What
 * takes no focus by itself takes this one.
 */
export function passFocus(from: Element | null, to: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (to === null || (activeElement !== null && activeElement !== body && activeElement !== from)) return;
  if (to.tabIndex < 0) to.tabIndex = -1;
  to.focus({ preventScroll: true });
}

/**
 * A button that is disabled while its form is sent loses the keyboard's focus to the page. Once the answer is there it gets it back, unless
 * the reader has moved on (or a field with a mistake took it).
 */
export function useKeepFocus(formRef: RefObject<HTMLFormElement | null>, isSending: boolean): void {
  const wasSending = useRef(false);
  useEffect(() => {
    const hasAnswer = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (hasAnswer) passFocus(null, formRef.current?.querySelector<HTMLElement>('[type="submit"]') ?? null);
  }, [formRef, isSending]);
}
