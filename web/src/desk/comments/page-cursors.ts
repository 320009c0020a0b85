/**
 * A long list, newest first, is split into pages: live queries of at most fifty items. Each page
 * but the first starts after a cursor, which is a value of the field that orders the list.
 */

/**
 * The cursor of the page after `page`; `null` if `page` is empty. The next page repeats the items
 * that have the last item's time. A page that started after this time would miss further items with
 * the same time. Only if all items of `page` have the same time, the next page starts after it.
 */
export function cursorAfter(page: readonly string[]): string | null {
  const last = page.at(-1);
  if (last === undefined) return null;
  return page.findLast((value) => value !== last) ?? last;
}

/**
 * Closes gaps between neighbouring pages. New items at the top push the oldest items out of a full
 * page, which opens a gap before the next page. Then a page is inserted that starts in the middle
 * of the upper page, so that a few more new items open no gap. A page is dropped if the page above
 * it reaches the page below it. `pages`: the ordering values of each page, `undefined` while it
 * loads. Makes one change per call; returns the same array if nothing changed.
 */
export function closeGaps(
  cursors: readonly string[],
  pages: readonly (readonly string[] | undefined)[],
  size: number,
): readonly string[] {
  for (const [index, cursor] of cursors.entries()) {
    const above = pages[index];
    const last = above?.at(-1);
    if (above === undefined || last === undefined) continue;
    const next = cursors[index + 1];
    if (next !== undefined && last <= next) return cursors.toSpliced(index, 1);
    const middle = above[Math.floor(above.length / 2)];
    if (above.length >= size && last > cursor && middle !== undefined) return cursors.toSpliced(index, 0, middle);
  }
  return cursors;
}
