/**
 * One block of a page: `mainPx` is its height in the main column, `sidePx` in the rail, both
 * roughly.
 */
export type Block<Name extends string> = { name: Name; mainPx: number; sidePx: number };

/**
 * Puts each block, in order, into the column that is shorter so far, so that neither column ends
 * far above the other. `main` and `side` are the heights of what stands there already. Estimates
 * do: what is longer by a hundred px is no hole.
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
