/**
 * Moves the focus to `to` if `from` has it, or if no element has it because the focused one was
 * removed. A reader who has moved the focus elsewhere keeps it. If `to` is not focusable, it gets a
 * `tabIndex` of -1. The page does not scroll.
 */
export function passFocus(from: Element | null, to: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (to === null || (activeElement !== null && activeElement !== body && activeElement !== from)) return;
  if (to.tabIndex < 0) to.tabIndex = -1;
  to.focus({ preventScroll: true });
}
