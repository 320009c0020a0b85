import { SEARCH_COUNTED } from '../core/limits.ts';
import { cleanLine } from '../core/text.ts';
import { evenSpelling, foldWords, STOP_WORDS } from '../search/fold.ts';

/**
 * Counts of searches. The text of a query is stored only if at least three readers searched for it
 * on one day. No reader is stored.
 */

/** The searches of one day in India. */
export type SearchDay = {
  /** Day in India, 'YYYY-MM-DD'. */
  day: string;
  searches: CountedSearch[];
};
/**
 * `readers`: the number of distinct readers on that day. It is an estimate: exact for a few
 * readers, a few per cent off at a hundred.
 */
export type CountedSearch = { text: string; readers: number };

/**
 * A search that is becoming more frequent. `week` is the number of readers in the last seven days,
 * `before` in the seven days before. A reader counts once per day.
 */
export type RisingSearch = { text: string; week: number; before: number };

/** Matches an email address, a link or a path. */
const ADDRESS = /[@\\/]|\bwww\.|\.(?:com|in|net|org|io|info|co)\b/iu;
const DIGIT = /\p{N}/gu;

/**
 * The cleaned query, or `null` if it must not be counted: if it is long, contains only stop words
 * and numbers, or may be personal. An address, a link, a token, or more than four digits may be
 * personal (a year is fine, a telephone number is not).
 */
export function countableSearch(text: string): string | null {
  const clean = cleanLine(text);
  const words = clean.split(' ');
  const mustNotBeCounted =
    clean.length > SEARCH_COUNTED.charactersMax ||
    words.length > SEARCH_COUNTED.wordsMax ||
    words.some((word) => word.length > SEARCH_COUNTED.wordMax) ||
    (clean.match(DIGIT)?.length ?? 0) > SEARCH_COUNTED.digitsMax ||
    ADDRESS.test(clean);
  return mustNotBeCounted || searchKey(clean) === '' ? null : clean;
}

/**
 * The same key for all spellings (`evenSpelling`), scripts and word orders of a query; '' if the
 * query contains only stop words, numbers and punctuation.
 */
export function searchKey(text: string): string {
  const telling = foldWords(text).filter((word) => !STOP_WORDS.has(word) && !/^\d+$/.test(word));
  if (telling.length === 0) return '';
  const numbers = foldWords(text).filter((word) => /^\d+$/.test(word));
  return [...new Set([...telling.map(evenSpelling), ...numbers])].sort().join(' ');
}

/** Minimum number of readers in the last seven days, because fewer may be one household. */
const WEEK_MIN = 5;
/** Minimum ratio of the readers in the last seven days to those in the seven days before. */
const GROWTH_MIN = 2;
const WEEK_DAYS = 7;

/**
 * Searches with at least five readers in the last seven days, and at least twice as many as in the
 * seven days before. The largest gain comes first. `days`: the last fourteen, oldest first.
 */
export function risingSearches(days: readonly SearchDay[], limit: number): RisingSearch[] {
  const found = new Map<string, RisingSearch & { most: number }>();
  for (const [index, { searches }] of days.entries()) {
    const isThisWeek = index >= days.length - WEEK_DAYS;
    for (const { text, readers } of searches) {
      const key = searchKey(text);
      const known = found.get(key) ?? { text, week: 0, before: 0, most: 0 };
      // Use the spelling of the day with the most readers.
      const spelled = readers >= known.most ? { text, most: readers } : {};
      found.set(key, {
        ...known,
        ...spelled,
        ...(isThisWeek ? { week: known.week + readers } : { before: known.before + readers }),
      });
    }
  }
  return [...found]
    .filter(([, { week, before }]) => week >= WEEK_MIN && week >= before * GROWTH_MIN)
    .toSorted(([a, one], [b, other]) => other.week - other.before - (one.week - one.before) || a.localeCompare(b))
    .slice(0, limit)
    .map(([, { text, week, before }]) => ({ text, week, before }));
}
