import { firstBytes, KEY_MAX_BYTES } from '../core/text.ts';
import { evenSpelling, foldWords, STOP_WORDS } from '../search/fold.ts';
import type { CommentQueueDoc } from './comment.schema.ts';

/**
 * Search and filters of the moderators' desk. A Firestore query can have only one `array-contains`.
 * So each comment stores keys for everything by which it can be found, the query uses the rarest
 * key of a filter, and `matchesFilter` checks the others.
 *
 * Keys: 'a:<articleId>', 'p:<authorId>', 'n:<author's name>', 'f:<rule of a flag>', 'w:<word>'.
 * Comments have no email address: `addressIn` finds one in a search text, and its hash is the
 * author's id. Words of text and name are folded as in the site's search, so पठान, Pathaan and
 * Pathan have the same key. Only whole words are found, not their beginnings.
 */

/** A filter. A comment must meet all conditions. A missing or empty condition is ignored. */
export type CommentFilter = {
  /** A search text. All its words must occur in the comment or in the author's name. */
  text?: string | undefined;
  articleId?: string | undefined;
  authorId?: string | undefined;
  /** The author's displayed name, to find the comments of an author without an email address. */
  authorName?: string | undefined;
  /** Name of a moderation phase. */
  rule?: string | undefined;
};

type KeyedComment = Pick<CommentQueueDoc, 'articleId' | 'authorId' | 'authorName' | 'content' | 'flags'>;

/**
 * Maximum number of keys of a comment. Each key is an index entry, and even a comment of a thousand
 * characters usually has fewer words.
 */
const KEYS_MAX = 200;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Words with fewer letters count as common, because they occur in many comments. */
const RARE_WORD_MIN = 4;

/**
 * The even spelling of a word (`evenSpelling`) if this spelling has at least four letters,
 * otherwise the word itself: 'asha' would become 'as', which matches too many words.
 */
const spelling = (word: string): string => {
  const even = evenSpelling(word);
  return even.length >= RARE_WORD_MIN ? even : word;
};
const wordKeys = (text: string): string[] => foldWords(text).map((word) => `w:${spelling(word)}`);
const nameKey = (name: string): string => `n:${firstBytes(foldWords(name).map(spelling).join(' '), KEY_MAX_BYTES)}`;
const stopKeys = new Set([...STOP_WORDS].flatMap(wordKeys));

/** The `keys` of a comment: unique, at most 200, words last. */
export function commentKeys(comment: KeyedComment): string[] {
  const keys = [
    `a:${comment.articleId}`,
    ...(comment.authorId === null ? [] : [`p:${comment.authorId}`]),
    nameKey(comment.authorName),
    ...comment.flags.map((flag) => `f:${flag.rule}`),
    ...wordKeys(comment.authorName),
    ...wordKeys(comment.content),
  ];
  return [...new Set(keys)].slice(0, KEYS_MAX);
}

/** A key that no comment has. */
const NO_WORD = 'w:';

/**
 * The keys of a search text. A comment must have all of them. A text without words, such as '!!!',
 * finds nothing; an empty text has no keys.
 */
export function keysOfQuery(text: string): string[] {
  const keys = wordKeys(text);
  return keys.length === 0 && text.trim() !== '' ? [NO_WORD] : [...new Set(keys)];
}

/** The first email address in a search text (`null` if there is none), and the rest of the text. */
export function addressIn(text: string): { email: string | null; rest: string } {
  const parts = text.split(/\s+/);
  const at = parts.findIndex((part) => ADDRESS.test(part));
  return at === -1 ? { email: null, rest: text } : { email: parts[at] ?? null, rest: parts.toSpliced(at, 1).join(' ') };
}

/** All keys that a filter requires, the rarest first. */
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

/** The key for a query's `array-contains`; `null` if the filter requires no key. */
export const primaryKey = (filter: CommentFilter): string | null => keysOfFilter(filter)[0] ?? null;

/** Whether a comment matches the whole filter. */
export function matchesFilter(comment: { keys?: readonly string[] }, filter: CommentFilter): boolean {
  return keysOfFilter(filter).every((key) => comment.keys?.includes(key) === true);
}

/**
 * An estimate of how common a key is; lower is rarer. In ascending order: an author, a long word,
 * an article, a short word, a rule, a stop word.
 */
function commonness(key: string): number {
  const [kind, word = ''] = [key.slice(0, 1), key.slice(2)];
  if (kind === 'p') return 0;
  if (kind === 'n') return 1;
  if (kind === 'a') return 100;
  if (kind === 'f') return 300;
  if (stopKeys.has(key)) return 400;
  return word.length >= RARE_WORD_MIN ? 50 - Math.min(word.length, 40) : 200;
}
