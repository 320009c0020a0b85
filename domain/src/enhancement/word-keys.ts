import { wordsIn } from '../core/text.ts';
import { evenSpelling, foldWords } from '../search/fold.ts';

/**
 * Maximum number of words in the cache (about 3 MB). Folding is slow, and words repeat within and
 * between stories.
 */
const KNOWN_MAX = 20_000;
const known = new Map<string, string>();

/**
 * The words of a text as keys that do not depend on script and spelling: पठान, Pathaan and Pathan
 * have the same key.
 */
export function wordKeys(text: string): string[] {
  return wordsIn(text)
    .map(keyOf)
    .filter((key) => key !== '');
}

function keyOf(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  const key = foldWords(word).map(evenSpelling).join('');
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(word, key);
  return key;
}
