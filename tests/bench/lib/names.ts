/**
 * Made-up names of films and people, each in Latin letters, in another transliteration, and in
 * Hindi. An index always gives the same name.
 */

export type Name = { latin: string; other: string; hindi: string };

/** Onset consonants in Latin letters, in another transliteration, and in Devanagari. */
const ONSETS: readonly [string, string, string][] = [
  ['k', 'k', 'क'],
  ['kh', 'kh', 'ख'],
  ['g', 'g', 'ग'],
  ['ch', 'ch', 'च'],
  ['j', 'j', 'ज'],
  ['t', 't', 'त'],
  ['d', 'd', 'द'],
  ['n', 'n', 'न'],
  ['p', 'p', 'प'],
  ['ph', 'f', 'फ'],
  ['b', 'b', 'ब'],
  ['bh', 'bh', 'भ'],
  ['m', 'm', 'म'],
  ['r', 'r', 'र'],
  ['l', 'l', 'ल'],
  ['v', 'w', 'व'],
  ['sh', 'sh', 'श'],
  ['s', 's', 'स'],
  ['h', 'h', 'ह'],
  ['z', 'j', 'ज़'],
  ['dh', 'dh', 'ध'],
  ['gh', 'gh', 'घ'],
];
const VOWELS: readonly [string, string, string][] = [
  ['a', 'a', ''],
  ['aa', 'a', 'ा'],
  ['i', 'i', 'ि'],
  ['ee', 'i', 'ी'],
  ['u', 'u', 'ु'],
  ['oo', 'u', 'ू'],
  ['e', 'e', 'े'],
  ['o', 'o', 'ो'],
];
const ENDS: readonly [string, string, string][] = [
  ['n', 'n', 'न'],
  ['r', 'r', 'र'],
  ['t', 't', 'त'],
  ['l', 'l', 'ल'],
  ['sh', 'sh', 'श'],
  ['m', 'm', 'म'],
  ['k', 'k', 'क'],
];

/** Returns a seeded generator of pseudo-random whole numbers from 0 up to `below` (exclusive). */
export function randomOf(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 1_013_904_223) >>> 0;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

/** The name with this index: two or three syllables. */
export function nameOf(index: number): Name {
  const random = randomOf(index + 7);
  for (let skipped = 0; skipped < 20; skipped += 1) random(2);
  let name: Name = { latin: '', other: '', hindi: '' };
  const add = (part: readonly [string, string, string]) => {
    name = { latin: name.latin + part[0], other: name.other + part[1], hindi: name.hindi + part[2] };
  };
  const syllables = 2 + random(2);
  for (let syllable = 0; syllable < syllables; syllable += 1) {
    add(ONSETS[random(ONSETS.length)] ?? ['k', 'k', 'क']);
    add(VOWELS[random(VOWELS.length)] ?? ['a', 'a', '']);
  }
  add(ENDS[random(ENDS.length)] ?? ['n', 'n', 'न']);
  return name;
}

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
