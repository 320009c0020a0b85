/**
 * Splits a long list, newest first, into live queries of at most fifty. The first has no start;
 * each further one starts after a cursor (a value of the field that orders the list). Cursors stay
 * fixed while items above them come and go.
 */

/**
 * Cursor of the page after `page`. It includes items with the same time as the last one again,
 * because a cursor among them would skip some.
 */
export function cursorAfter(page: readonly string[]): string | null {
  const last = page.at(-1);
  if (last === undefined) return null;
  return page.findLast((value) => value !== last) ?? last;
}

/**
 * Closes gaps between neighbouring pages. New items push the end of a full page past the start of
 * the next one. Then a page is inserted that starts in the middle of the upper one, so that the
 * next new items need no new query. A page is dropped once the page above reaches the page below.
 * Existing cursors, and so their queries, never move. `pages`: the ordering values of each page,
 * `undefined` while it loads; the first page has no cursor. Makes one change per call; returns the
 * same array if there is none.
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
