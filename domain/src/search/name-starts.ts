import { foldWords } from './fold.ts';

/** Keys by which the desks find a film or person while the name is being typed. */

const START_MAX = 10;
/** The most keys of one film or person. */
const STARTS_MAX = 300;

const startsOf = (word: string): string[] =>
  Array.from({ length: Math.min(word.length, START_MAX) }, (_, index) => word.slice(0, index + 1));

/** The beginnings of the words of all names, in Latin letters: 'a', 'as', 'ash', 'asha'. */
export const nameStartsOf = (names: readonly (string | null)[]): string[] =>
  [...new Set(names.flatMap((name) => foldWords(name ?? '')).flatMap(startsOf))].slice(0, STARTS_MAX);

/** The keys that a typed text asks for, the longest one first. Empty for a text without words. */
export const typedStarts = (text: string): string[] =>
  foldWords(text)
    .map((word) => word.slice(0, START_MAX))
    .sort((a, b) => b.length - a.length);
