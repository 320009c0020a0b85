import { type RefObject, useEffect } from 'react';

/**
 * Closes a small menu on Escape, on a press outside it, and when the focus moves to an element
 * outside it. `close(true)`, on Escape, asks to return the focus to the menu's button.
 */
export function useDismiss(
  container: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (returnsFocus: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(true);
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && container.current?.contains(event.target) === false) close(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  });
}
