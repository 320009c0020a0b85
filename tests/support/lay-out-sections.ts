/**
 * Lays out the sections that the browser skips while they are far from the viewport. Before that
 * they cannot be checked, and they move when a driver scrolls to them. Runs in the page, so it can
 * use nothing from outside.
 */
export function layOutSections(): void {
  const style = document.createElement('style');
  style.textContent = '[data-later] { content-visibility: visible !important }';
  document.head.append(style);
}
