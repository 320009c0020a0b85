/** Whether no control has the focus: it is on the page itself, as after a navigation. */
export function isNothingFocused(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.id === 'main';
}
