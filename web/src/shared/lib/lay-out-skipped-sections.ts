import { afterFrame } from './after-frame.ts';

/**
 * Lays out the sections that the browser otherwise skips (`data-later`), for one frame. Call it
 * before a scroll position is restored: skipped sections have only estimated heights, so the same
 * position would show another part of the page. The browser remembers the heights of this layout.
 */
export function layOutSkippedSections(): void {
  const { dataset } = document.documentElement;
  dataset.laysOutSkipped = '';
  void afterFrame().then(() => delete dataset.laysOutSkipped);
}
