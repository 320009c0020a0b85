import { evenSpelling, foldWords } from '../search/fold.ts';

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words of a text with script and spelling evened out: पठान, Pathaan and Pathan are one. Folding is dear and texts repeat their words,
 * so each word is folded once by the function that this makes; keep it for one story, not for ever.
 */
export function createWordKeys(): (text: string) => string[] {
  const known = new Map<string, string>();
  const keyOf = (word: string): string => {
    const key = known.get(word) ?? foldWords(word).map(evenSpelling).join('');
    known.set(word, key);
    return key;
  };
  return (text) => (text.match(WORDS) ?? []).map(keyOf).filter((key) => key !== '');
}
