/**
 * A long list, newest first, as several live queries of at most fifty: the first one has no beginning, each further one begins after a
 * cursor (the value of the field that orders the list). Cursors stand still while what is above them comes and goes.
 */

/** Where the page after `page` begins. What has the same time as the last one is asked for again: a cursor in its midst would skip it. */
export function cursorAfter(page: readonly string[]): string | null {
  const last = page.at(-1);
  if (last === undefined) return null;
  return page.findLast((value) => value !== last) ?? last;
}

/**
 * Moves the cursors over which something fell out: newcomers push the end of a full page above the beginning of the next. The new
 * cursor is the middle of the page above, so that the next newcomers cost no new query. `pages`: the ordering values of each page,
 * `undefined` while it is loading. Answers the same array where nothing fell out.
 */
export function closeGaps(
  cursors: readonly string[],
  pages: readonly (readonly string[] | undefined)[],
  size: number,
): readonly string[] {
  const closed = cursors.map((cursor, index) => {
    const above = pages[index];
    const last = above?.at(-1);
    if (above === undefined || last === undefined || above.length < size || last <= cursor) return cursor;
    return above[Math.floor(above.length / 2)] ?? cursor;
  });
  return closed.every((cursor, index) => cursor === cursors[index]) ? cursors : closed;
}
