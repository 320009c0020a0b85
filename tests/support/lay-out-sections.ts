/**
 * Lays out the sections that the browser skips while they are far from the viewport. Before that,
 * tests cannot check these sections, and the sections move when a driver scrolls to them. The
 * function runs in the page, so it can use no variables from outside.
 */
export function layOutSections(): void {
  const style = document.createElement('style');
  style.textContent = '[data-later] { content-visibility: visible !important }';
  document.head.append(style);
}
