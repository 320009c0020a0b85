/**
 * A long list, newest first, as several live queries of at most fifty: the first one has no
 * beginning, each further one begins after a cursor (the value of the field that orders the list).
 * Cursors stand still while what is above them comes and goes.
 */

/**
 * Where the page after `page` begins. What has the same time as the last one is asked for again: a
 * cursor in its midst would skip it.
 */
export function cursorAfter(page: readonly string[]): string | null {
  const last = page.at(-1);
  if (last === undefined) return null;
  return page.findLast((value) => value !== last) ?? last;
}

/**
 * Keeps neighbouring pages in touch. Newcomers push the end of a full page above the beginning of
 * the next one: then a page between them begins in the middle of the upper one, so that the next
 * newcomers cost no new query. A page is dropped where the one above has come to reach the one
 * below. Cursors themselves stand still, and so do their queries. `pages`: the ordering values of
 * each page, `undefined` while it is loading, the first one without a cursor. One change at a time;
 * the same array where there is none.
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
