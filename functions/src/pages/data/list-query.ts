import type { Article, ArticleSort } from '@first-show/domain/articles/article.schema';
import { FILM_MAX } from '@first-show/domain/box-office/change-film';
import { OFFSET_MAX, PAGE_SIZE, SEARCH_MAX_CHARACTERS } from '@first-show/domain/core/limits';
import { cleanLine, firstCharacters } from '@first-show/domain/core/text';
import type { ReleasesFilter } from '@first-show/domain/films/release-sections';

/** The last page that an offset can reach. */
const PAGE_MAX = Math.floor(OFFSET_MAX / PAGE_SIZE) + 1;

/** A Map, because a plain object also has the key 'constructor'. */
const sorts: ReadonlyMap<string, ArticleSort> = new Map([
  ['recent', 'recent'],
  ['popular', 'views'],
  ['trending', 'trending'],
]);

/** The sort order and the page number of a list, from the query of its page. */
export function readListQuery(query: URLSearchParams): { sort: ArticleSort; page: number } {
  const page = query.get('page') ?? '1';
  const number = /^\d{1,3}$/.test(page) ? Number(page) : 1;
  return { sort: sorts.get(query.get('sort') ?? '') ?? 'recent', page: Math.min(Math.max(1, number), PAGE_MAX) };
}

/** Like `readListQuery`, for reviews, which are also sorted by stars and filtered by language. */
export function readReviewsQuery(query: URLSearchParams): ReturnType<typeof readListQuery> & {
  language?: Article['language'];
} {
  const list = readListQuery(query);
  const language = query.get('language');
  return {
    ...list,
    ...(query.get('sort') === 'stars' && { sort: 'stars' }),
    ...((language === 'en' || language === 'hi') && { language }),
  };
}

/**
 * Search, tab, sort order and page number, from the query of the home page. `search` is `null`
 * without a search.
 */
export function readHomeQuery(query: URLSearchParams) {
  const search = firstCharacters(cleanLine(query.get('search') ?? ''), SEARCH_MAX_CHARACTERS);
  return { search: search === '' ? null : search, tab: query.get('category') || 'all', ...readListQuery(query) };
}

/** The months that the calendar of releases can show. */
const CALENDAR = { first: '2000-01', last: '2049-12' };

/**
 * Filters and first month, from the query of the page of releases; `null` without one.
 */
export function readReleasesQuery(query: URLSearchParams): ReleasesFilter & { month: string | null } {
  const kind = query.get('kind');
  const language = firstCharacters(cleanLine(query.get('language') ?? ''), FILM_MAX.language);
  const month = query.get('month') ?? '';
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && isInCalendar(month);
  return {
    kind: kind === 'cinema' || kind === 'streaming' ? kind : null,
    language: language === '' ? null : language,
    month: isMonth ? month : null,
  };
}

/** `month`: 'YYYY-MM'. */
export const isInCalendar = (month: string): boolean => month >= CALENDAR.first && month <= CALENDAR.last;
