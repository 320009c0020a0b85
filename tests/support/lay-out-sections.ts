/**
 * Lays out the sections that the browser skips while they are far away: what is not laid out cannot
 * be judged, and moves under the pointer of a driver that scrolls to it. Runs in the page, so it
 * uses nothing from outside of itself.
 */
export function layOutSections(): void {
  const style = document.createElement('style');
  style.textContent = '[data-later] { content-visibility: visible !important }';
  document.head.append(style);
}
