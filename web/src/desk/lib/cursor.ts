/** The current card of a list. Cards are represented by their ids, in the order shown. */

/**
 * The next (1) or previous (-1) card; at an end of the list, the current one. Without a current
 * card, the first; `null` if the list is empty.
 */
export function step(ids: readonly string[], current: string | null, by: 1 | -1): string | null {
  const at = current === null ? -1 : ids.indexOf(current);
  if (at === -1) return ids[0] ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, at + by))] ?? null;
}

/**
 * The current card after a change of the list: the same card, else the nearest remaining card below
 * it, else above it, else the first; `null` if the list is empty.
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

/** A card and its place, in pixels from the top of the window. */
type Box = { id: string; top: number; bottom: number };

/**
 * The current card after the page was scrolled. The same card, as long as a third of it is visible;
 * for a card taller than the view, a third of the view. Otherwise the first card that is completely
 * visible, or the card with the largest visible part. `height`: the height of the view.
 */
export function keepInView(cards: readonly Box[], current: string | null, height: number): string | null {
  const visible = ({ top, bottom }: Box) => Math.min(bottom, height) - Math.max(top, 0);
  const now = cards.find(({ id }) => id === current);
  if (now !== undefined && visible(now) >= Math.min(now.bottom - now.top, height) / 3) return current;
  const whole = cards.find(({ top, bottom }) => top >= 0 && bottom <= height);
  const best = whole ?? [...cards].sort((a, b) => visible(b) - visible(a))[0];
  return best === undefined || visible(best) <= 0 ? current : best.id;
}

/** The ids of new cards: all above the first known id. New ids below it were loaded or restored. */
export function arrivedAbove(before: readonly string[], after: readonly string[]): string[] {
  if (before.length === 0) return [];
  const known = new Set(before);
  const first = after.findIndex((id) => known.has(id));
  return first === -1 ? [] : after.slice(0, first);
}
