import { wordsIn } from '../core/text.ts';
import { evenSpelling, foldWords } from '../search/fold.ts';

/**
 * Decides which headlines are about the same story. Words are folded as in search, so that all
 * spellings and scripts match. An index by word finds candidates, so that a headline is compared
 * only with similar ones.
 */

/** A headline that was recorded recently, with its article. New headlines are compared with it. */
export type RecentTitle = {
  storyId: string;
  articleId: string;
  sourceId: string;
  /** Letters and digits of the headline, without spaces and punctuation. */
  titleKey: string;
  words: readonly string[];
  /**
   * The `words` that are names. Empty if the headline does not show which words are names (title
   * case, Devanagari).
   */
  names: readonly string[];
  /** ISO time of publication; `null` if the source gave no date. */
  publishedAt: string | null;
};

/**
 * The minimum likeness of two headlines of one story. It accepts rewordings and separates two
 * stories about one film (see `near-titles.test.ts`). A wrong match loses a story, while a missed
 * match costs an editor only a click. So short headlines, where one word may be the subject, need a
 * higher likeness.
 */
const LIKENESS_MIN = { short: 0.75, long: 0.6 } as const;
const SHORT_WORDS = 7;
const WORDS_MIN = 4;
/** The index collects candidates by the rarest words first, until it has this many. */
const CANDIDATES_MAX = 200;
const APART_MAX_MS = 72 * 3_600_000;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const STOP_WORDS = setOf(
  'a an the of in on at to for from by with and or but as is are was were be been has have had his her its their this that it he she they we you will would can could after before over under about into up out off not no new says said see watch know all here what why how when who film movie actor actress bollywood ka ki ke ko se me mein hai hain par aur ne bhi ek yeh ye kya',
);
/**
 * Words of many headlines about films. They count half, because they say little about the subject.
 */
const GENERIC = new Set(
  'day days box office collection collections collects crore crores cr lakh rs rupees crosses earns earned mints opens opening weekend week first second third look poster teaser trailer song songs release released releases date review reviews rating stars early trends live updates video photos pics viral shooting shoot begins wraps starring cast director announces announced unveils launch'
    .split(' ')
    .map(evenSpelling),
);

/** The significant words of a headline: folded, unique, in alphabetical order. */
export function titleWords(title: string): string[] {
  const words = foldWords(title).filter((word) => !STOP_WORDS.has(word));
  return [...new Set(words.map((word) => (/\d/.test(word) ? word : evenSpelling(word))))].sort();
}

/**
 * The capitalised words of a headline, except its first word: 'Regal' and 'Palace' in 'It opens
 * today at Regal Palace'. They are folded like `titleWords`. Empty unless at least two words of
 * three or more letters are in lower case, because in title case capitals do not mark names.
 */
export function titleNames(title: string): string[] {
  const words = wordsIn(title);
  const small = words.filter((word) => /^\p{Ll}{3}/u.test(word)).length;
  if (small < 2) return [];
  return titleWords(
    words
      .slice(1)
      .filter((word) => /^\p{Lu}/u.test(word))
      .join(' '),
  );
}

const weightOf = (word: string): number => (GENERIC.has(word) || /\d/.test(word) ? 0.5 : 1);
const weigh = (words: Iterable<string>): number => [...words].reduce((sum, word) => sum + weightOf(word), 0);

/** The weight of the common words divided by the weight of all words, 0 to 1. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  const first = new Set(a);
  const shared = weigh(b.filter((word) => first.has(word)));
  const all = weigh(new Set([...a, ...b]));
  return all === 0 ? 0 : shared / all;
}

type Comparable = Pick<RecentTitle, 'words' | 'names' | 'publishedAt'>;

/** Whether two headlines of different sources are about the same story. */
export function isSameStory(a: Comparable, b: Comparable): boolean {
  const shorter = Math.min(a.words.length, b.words.length);
  if (shorter < WORDS_MIN) return false;
  // Different numbers mean different stories: 'Day 3' and 'day 4', or 'rated 2 stars' and 'rated
  // 3'.
  if (numbers(a.words) !== numbers(b.words)) return false;
  if (
    a.publishedAt !== null &&
    b.publishedAt !== null &&
    Math.abs(Date.parse(a.publishedAt) - Date.parse(b.publishedAt)) > APART_MAX_MS
  )
    return false;
  // If each headline has a name that the other lacks, they are similar news about two people or
  // films.
  if (hasOwnName(a, b) && hasOwnName(b, a)) return false;
  return likeness(a.words, b.words) >= (shorter < SHORT_WORDS ? LIKENESS_MIN.short : LIKENESS_MIN.long);
}

const hasOwnName = (a: Comparable, b: Comparable): boolean => a.names.some((name) => !b.words.includes(name));
const numbers = (words: readonly string[]): string => words.filter((word) => /\d/.test(word)).join(' ');

/** An index of recent headlines that finds similar ones. */
export type TitleIndex = {
  add: (recent: RecentTitle) => void;
  /**
   * The most similar headline of another source, or an identical one (by letters and digits) of the
   * same source; `null` without a match.
   */
  find: (wanted: Omit<RecentTitle, 'storyId' | 'articleId'>) => RecentTitle | null;
  size: () => number;
};

export function createTitleIndex(titles: readonly RecentTitle[] = []): TitleIndex {
  const byWord = new Map<string, RecentTitle[]>();
  const stories = new Set<string>();
  const add = (recent: RecentTitle): void => {
    if (stories.has(recent.storyId)) return;
    stories.add(recent.storyId);
    for (const word of recent.words) {
      const list = byWord.get(word);
      if (list === undefined) byWord.set(word, [recent]);
      else list.push(recent);
    }
  };
  titles.forEach(add);
  const find: TitleIndex['find'] = (wanted) => {
    // Look up the rarest words first, because they have the fewest candidates.
    const lists = wanted.words.map((word) => byWord.get(word) ?? []).sort((a, b) => a.length - b.length);
    const candidates = new Set<RecentTitle>();
    for (const list of lists) {
      if (candidates.size >= CANDIDATES_MAX) break;
      for (const recent of list) candidates.add(recent);
    }
    let best: { title: RecentTitle; score: number } | null = null;
    for (const recent of candidates) {
      const isOwn = recent.sourceId === wanted.sourceId;
      const isSame = isOwn
        ? wanted.titleKey !== '' && recent.titleKey === wanted.titleKey
        : isSameStory(recent, wanted);
      if (!isSame) continue;
      const score = likeness(recent.words, wanted.words);
      if (best === null || score > best.score) best = { title: recent, score };
    }
    return best?.title ?? null;
  };
  return { add, find, size: () => stories.size };
}
