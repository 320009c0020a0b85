/** The current card of a list. Cards are represented by their ids, in the order shown. */

/**
 * Returns the card below (`by` 1) or above (`by` -1) the current card. At either end of the list,
 * returns the current card. Without a current card, returns the first card; `null` if the list is
 * empty.
 */
export function step(ids: readonly string[], current: string | null, by: 1 | -1): string | null {
  const at = current === null ? -1 : ids.indexOf(current);
  if (at === -1) return ids[0] ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, at + by))] ?? null;
}

/**
 * The current card after a change of the list: the same card, else the nearest remaining card below
 * it, else the nearest remaining card above it, else the first card; `null` if the list is empty.
 */
export function keepCurrent(
  before: readonly string[],
  after: readonly string[],
  current: string | null,
): string | null {
  const left = new Set(after);
  if (current !== null && left.has(current)) return current;
  const at = current === null ? -1 : before.indexOf(current);
  const nearest = at === -1 ? [] : [...before.slice(at + 1), ...before.slice(0, at).reverse()];
  return nearest.find((id) => left.has(id)) ?? after[0] ?? null;
}

/** The ids of new cards: all above the first known id. New ids below it were loaded or restored. */
export function arrivedAbove(before: readonly string[], after: readonly string[]): string[] {
  if (before.length === 0) return [];
  const known = new Set(before);
  const first = after.findIndex((id) => known.has(id));
  return first === -1 ? [] : after.slice(0, first);
}
