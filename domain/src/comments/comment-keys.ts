import { firstBytes, KEY_MAX_BYTES } from '../core/text.ts';
import { evenSpelling, foldWords, STOP_WORDS } from '../search/fold.ts';
import type { CommentQueueDoc } from './comment.schema.ts';

/**
 * Search and filters of the moderators' desk. Firestore answers one `array-contains` a query, so
 * each comment carries keys of everything it can be found by, the desk asks for the rarest key of a
 * filter, and `matchesFilter` judges the rest: 'a:<articleId>', 'p:<authorId>', 'e:<email>',
 * 'n:<author's name>', 'f:<rule of a flag>', 'w:<word>'. Words (of text and name) are folded as the
 * site's search folds them, so that पठान, Pathaan and Pathan meet; a word is found whole, not by
 * its beginning.
 */

/** All conditions together; one left out or empty asks nothing. */
export type CommentFilter = {
  /** Words of the text or the author's name, all of them; an email address means the author's. */
  text?: string | undefined;
  articleId?: string | undefined;
  authorId?: string | undefined;
  /** Name as shown; for authors without an address. */
  authorName?: string | undefined;
  /** Name of a moderation phase. */
  rule?: string | undefined;
};

type Keyed = Pick<CommentQueueDoc, 'articleId' | 'authorId' | 'authorEmail' | 'authorName' | 'content' | 'flags'>;

/** A comment of a thousand characters has fewer; each is an index entry. */
const KEYS_MAX = 200;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Shorter words are in many comments. */
const RARE_WORD_MIN = 4;

/** Spellings are evened out where enough is left to tell words apart: 'asha' would be 'as'. */
const spelling = (word: string): string => {
  const even = evenSpelling(word);
  return even.length >= RARE_WORD_MIN ? even : word;
};
const wordKeys = (text: string): string[] => foldWords(text).map((word) => `w:${spelling(word)}`);
const nameKey = (name: string): string => `n:${firstBytes(foldWords(name).map(spelling).join(' '), KEY_MAX_BYTES)}`;
const stopKeys = new Set([...STOP_WORDS].flatMap(wordKeys));

/** What stands in `keys` of a comment: no doubles, at most 200, words last. */
export function commentKeys(comment: Keyed): string[] {
  const keys = [
    `a:${comment.articleId}`,
    ...(comment.authorId === null ? [] : [`p:${comment.authorId}`]),
    ...(comment.authorEmail === null ? [] : [`e:${comment.authorEmail.toLowerCase()}`]),
    nameKey(comment.authorName),
    ...comment.flags.map((flag) => `f:${flag.rule}`),
    ...wordKeys(comment.authorName),
    ...wordKeys(comment.content),
  ];
  return [...new Set(keys)].slice(0, KEYS_MAX);
}

/** Keys of a typed search, all of which a comment must have; none for a text without words. */
export function keysOfQuery(text: string): string[] {
  const keys = text
    .split(/\s+/)
    .filter((part) => part !== '')
    .flatMap((part) => (ADDRESS.test(part) ? [`e:${part.toLowerCase()}`] : wordKeys(part)));
  return [...new Set(keys)];
}

/** Every key that a filter asks for, the rarest first. */
export function keysOfFilter(filter: CommentFilter): string[] {
  const keys = [
    ...(filter.authorId ? [`p:${filter.authorId}`] : []),
    ...(filter.authorName ? [nameKey(filter.authorName)] : []),
    ...(filter.articleId ? [`a:${filter.articleId}`] : []),
    ...(filter.rule ? [`f:${filter.rule}`] : []),
    ...keysOfQuery(filter.text ?? ''),
  ];
  return [...new Set(keys)].sort((a, b) => commonness(a) - commonness(b));
}

/** The one key for a query's `array-contains`; `null` where the filter asks nothing. */
export const primaryKey = (filter: CommentFilter): string | null => keysOfFilter(filter)[0] ?? null;

/** True where a comment meets the whole filter. */
export function matchesFilter(comment: { keys?: readonly string[] }, filter: CommentFilter): boolean {
  return keysOfFilter(filter).every((key) => comment.keys?.includes(key) === true);
}

/**
 * A guess, smaller is rarer: one author, a long word, one article, a short word, a rule, a word of
 * every sentence.
 */
function commonness(key: string): number {
  const [kind, word = ''] = [key.slice(0, 1), key.slice(2)];
  if (kind === 'p' || kind === 'e') return 0;
  if (kind === 'n') return 1;
  if (kind === 'a') return 100;
  if (kind === 'f') return 300;
  if (stopKeys.has(key)) return 400;
  return word.length >= RARE_WORD_MIN ? 50 - Math.min(word.length, 40) : 200;
}
