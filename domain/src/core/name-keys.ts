import { westernDigits } from './digits.ts';

/** Keys by which films and people are found, however their names are written. */

/**
 * The key under which two spellings of a name are the same: no case, spaces or punctuation, and
 * digits of one script.
 */
export const foldName = (name: string): string =>
  westernDigits(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Firestore indexes at most 1500 bytes of a value, and a name may grow when it is folded. */
const NAME_KEY_MAX = 300;
/** The key of a name for queries. */
export const nameKeyOf = (name: string): string => foldName(name).slice(0, NAME_KEY_MAX);

/** The keys under which a film or person is found by any of its names. */
export const nameKeysOf = (names: readonly (string | null)[]): string[] => [
  ...new Set(names.map((name) => nameKeyOf(name ?? '')).filter((key) => key !== '')),
];
