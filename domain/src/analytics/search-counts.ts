import { SEARCH_COUNTED } from '../core/limits.ts';
import { cleanLine } from '../core/text.ts';
import { evenSpelling, foldWords, STOP_WORDS } from '../search/fold.ts';

/**
 * What readers searched for, as far as it is counted: a text once three readers asked for it on one
 * day, and never who they were.
 */

/** The searches of one day in India. */
export type SearchDay = {
  /** 'YYYY-MM-DD'. */
  day: string;
  searches: CountedSearch[];
};
/** `readers`: each once a day; above some hundred an estimate. */
export type CountedSearch = { text: string; readers: number };

/**
 * What rises: `week` searches in the last seven days, `before` in the seven before them. A reader
 * counts once a day.
 */
export type RisingSearch = { text: string; week: number; before: number };

/** Someone's address, a link or a path. */
const ADDRESS = /[@\\/]|\bwww\.|\.(?:com|in|net|org|io|info|co)\b/iu;
const DIGIT = /\p{N}/gu;

/**
 * A search as it may be counted, cleaned; `null` where it is long, or looks like something of
 * somebody's own: an address, a link, a number of more than four digits (a year may stand in a
 * search, a telephone number may not), a token.
 */
export function countableSearch(text: string): string | null {
  const clean = cleanLine(text);
  const words = clean.split(' ');
  const isOwn =
    clean.length > SEARCH_COUNTED.charactersMax ||
    words.length > SEARCH_COUNTED.wordsMax ||
    words.some((word) => word.length > SEARCH_COUNTED.wordMax) ||
    (clean.match(DIGIT)?.length ?? 0) > SEARCH_COUNTED.digitsMax ||
    ADDRESS.test(clean);
  return isOwn || searchKey(clean) === '' ? null : clean;
}

/**
 * The same for the same search, whatever its spelling, script or order of words; '' where nothing
 * telling is in it.
 */
export function searchKey(text: string): string {
  const telling = foldWords(text).filter((word) => !STOP_WORDS.has(word) && !/^\d+$/.test(word));
  if (telling.length === 0) return '';
  const numbers = foldWords(text).filter((word) => /^\d+$/.test(word));
  return [...new Set([...telling.map(evenSpelling), ...numbers])].sort().join(' ');
}

/** Fewer are a household. */
const WEEK_MIN = 5;
/** So many times the week before. */
const GROWTH_MIN = 2;
const WEEK_DAYS = 7;

/**
 * Searches that are asked for at least twice as often as the week before, those that gained most
 * first. `days`: the last fourteen, oldest first.
 */
export function risingSearches(days: readonly SearchDay[], limit: number): RisingSearch[] {
  const found = new Map<string, RisingSearch & { most: number }>();
  for (const [index, { searches }] of days.entries()) {
    const isThisWeek = index >= days.length - WEEK_DAYS;
    for (const { text, readers } of searches) {
      const key = searchKey(text);
      const known = found.get(key) ?? { text, week: 0, before: 0, most: 0 };
      // Spelled as on the day when most asked for it.
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
