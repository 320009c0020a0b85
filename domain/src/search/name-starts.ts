import { foldWords, soundKey } from './fold.ts';

/** Keys by which desks and search find a film or person by the beginning or the sound of a name. */

const START_MAX = 10;
/** The most keys of one film or person. */
const STARTS_MAX = 300;

const startsOf = (word: string): string[] =>
  Array.from({ length: Math.min(word.length, START_MAX) }, (_, index) => word.slice(0, index + 1));

/** The key of all words that sound like this one. No beginning of a word has its first sign. */
const soundStart = (word: string): string => `~${soundKey(word)}`;

/**
 * The beginnings of the words of all names, in Latin letters ('a', 'as', 'ash', 'asha'), and the
 * sound of each word.
 */
export const nameStartsOf = (names: readonly (string | null)[]): string[] => {
  const words = names.flatMap((name) => foldWords(name ?? ''));
  return [...new Set(words.flatMap((word) => [soundStart(word), ...startsOf(word)]))].slice(0, STARTS_MAX);
};

/** The key for the sound of the longest word of a typed text; `null` for a text without words. */
export function typedSound(text: string): string | null {
  const [longest] = foldWords(text).sort((a, b) => b.length - a.length);
  return longest === undefined ? null : soundStart(longest);
}

/** The keys that a typed text asks for, the longest one first. Empty for a text without words. */
export const typedStarts = (text: string): string[] =>
  foldWords(text)
    .map((word) => word.slice(0, START_MAX))
    .sort((a, b) => b.length - a.length);
