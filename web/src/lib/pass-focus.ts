/**
 * Hands the focus on to `to` where `from` has it, or nothing any more because what had it is gone.
 * A reader who has moved on keeps it. What takes no focus by itself takes this one.
 */
export function passFocus(from: Element | null, to: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (to === null || (activeElement !== null && activeElement !== body && activeElement !== from)) return;
  if (to.tabIndex < 0) to.tabIndex = -1;
  to.focus({ preventScroll: true });
}
