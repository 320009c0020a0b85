/**
 * Moves the focus to `to` if `from` has it, or if the focused element was removed. A reader who has
 * moved the focus elsewhere keeps it. `to` need not be focusable: it gets a `tabIndex` of -1.
 */
export function passFocus(from: Element | null, to: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (to === null || (activeElement !== null && activeElement !== body && activeElement !== from)) return;
  if (to.tabIndex < 0) to.tabIndex = -1;
  to.focus({ preventScroll: true });
}
