/**
 * A block of a page with its estimated heights: `mainPx` in the main column, `sidePx` in the rail.
 */
export type Block<Name extends string> = { name: Name; mainPx: number; sidePx: number };

/**
 * Puts each block, in order, into the column that is shorter so far, so that the columns end at
 * about the same height. `main` and `side` are the heights of the content that is already in the
 * columns. Estimates are exact enough, because a gap of a hundred px is hardly visible.
 */
export function balanceColumns<Name extends string>(
  start: { main: number; side: number },
  blocks: readonly Block<Name>[],
): { main: Name[]; side: Name[] } {
  const columns: { main: Name[]; side: Name[] } = { main: [], side: [] };
  let { main, side } = start;
  for (const { name, mainPx, sidePx } of blocks) {
    if (main < side) {
      columns.main.push(name);
      main += mainPx;
    } else {
      columns.side.push(name);
      side += sidePx;
    }
  }
  return columns;
}
