/** Computes the current card of a list. Cards are represented by their ids, in the order shown. */

/**
 * The card `by` steps away (1 down, -1 up), stopping at both ends; the first card if there is no
 * current one. `null` for an empty list.
 */
export function step(ids: readonly string[], current: string | null, by: 1 | -1): string | null {
  const at = current === null ? -1 : ids.indexOf(current);
  if (at === -1) return ids[0] ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, at + by))] ?? null;
}

/**
 * The current card after the list changed from `before` to `after`: the same card if it is still
 * there, else the next remaining one below it, else the nearest above.
 */
export function keepCurrent(
  before: readonly string[],
  after: readonly string[],
  current: string | null,
): string | null {
  if (after.length === 0) return null;
  if (current === null) return after[0] ?? null;
  const left = new Set(after);
  if (left.has(current)) return current;
  const at = before.indexOf(current);
  const below = before.slice(at + 1).find((id) => left.has(id));
  const above = before.slice(0, Math.max(0, at)).findLast((id) => left.has(id));
  return below ?? above ?? after[0] ?? null;
}

/**
 * Ids above the first one of `before`. These are new arrivals; others were loaded below or restored
 * in between.
 */
export function arrivedAbove(before: readonly string[], after: readonly string[]): string[] {
  if (before.length === 0) return [];
  const known = new Set(before);
  const first = after.findIndex((id) => known.has(id));
  return first === -1 ? [] : after.slice(0, first);
}
