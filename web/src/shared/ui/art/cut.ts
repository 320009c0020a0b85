/** Irregular shapes that look cut with scissors. The same seed always gives the same shape. */

/** A small hash of a text, 0 … 2³² − 1 (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/**
 * Returns a function that derives small offsets from a text, always the same ones for the same
 * text. `(shift, most)` gives a number from 0 to `most`, computed from the four bits of the text's
 * hash that start at bit `shift`.
 */
export function offsetsOf(text: string): (shift: number, most: number) => number {
  const hash = seedOf(text);
  return (shift, most) => ((hash >>> shift) & 15) * (most / 15);
}

function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A `clip-path` polygon that looks like a rectangle cut by hand. Its six points, four corners and
 * one each in the top and bottom edge, are at most `off` percent (default 1) inside the edges.
 * `seed` is any stable text, such as the slug of the picture's story.
 */
export function cutEdge(seed: string, off = 1): string {
  const random = randomOf(seedOf(seed));
  const near = () => (random() * off).toFixed(2);
  const far = () => (100 - random() * off).toFixed(2);
  const middle = () => (30 + random() * 40).toFixed(0);
  return `polygon(${near()}% ${near()}%, ${middle()}% ${near()}%, ${far()}% ${near()}%, ${far()}% ${far()}%, ${middle()}% ${far()}%, ${near()}% ${far()}%)`;
}

/**
 * A mask that cuts half circles of radius `r` px out of the left and right edge. `at` is their
 * vertical position, by default the middle.
 */
export function notchMask(r: number, at = '50%'): string {
  return (
    `radial-gradient(circle ${r}px at 0 ${at}, #0000 97%, #000) 0 0 / 51% 100% no-repeat, ` +
    `radial-gradient(circle ${r}px at 100% ${at}, #0000 97%, #000) 100% 0 / 51% 100% no-repeat`
  );
}

/**
 * A mask that cuts half circles out of the top and bottom edge, for the newsletter's tickets. `r`
 * is the radius of the half circles, and `pitch` the distance between their centres, in px.
 */
export function scallopMask(r = 9, pitch = 24): string {
  return (
    `radial-gradient(circle ${r}px at 50% 0, #0000 97%, #000) 50% 0 / ${pitch}px 51% repeat-x, ` +
    `radial-gradient(circle ${r}px at 50% 100%, #0000 97%, #000) 50% 100% / ${pitch}px 51% repeat-x`
  );
}
