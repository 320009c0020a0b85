// Seeded random numbers: the same seed always gives the same picture.

/**
 * @param {number} seed any integer
 * @returns {Random}
 *
 * @typedef {{
 *   next: () => number,
 *   between: (low: number, high: number) => number,
 *   chance: (probability: number) => boolean,
 *   pick: <T>(list: T[]) => T,
 * }} Random
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  // mulberry32: a small and fast generator that is random enough for drawings.
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}

/** The seed of a picture: the FNV-1a hash of its id, reduced to less than 9973. */
export function seedOf(id) {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193);
  return (hash >>> 0) % 9973;
}
