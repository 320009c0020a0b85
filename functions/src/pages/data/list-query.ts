import type { Article, ArticleSort } from '@first-show/domain/articles/article.schema';
import { chartScope, type ChartFilter } from '@first-show/domain/box-office/chart-filter';
import { FILM_MAX } from '@first-show/domain/box-office/change-film';
import { OFFSET_MAX, PAGE_SIZE, SEARCH_MAX_CHARACTERS } from '@first-show/domain/core/limits';
import { cleanLine, firstCharacters } from '@first-show/domain/core/text';
import type { ReleasesFilter } from '@first-show/domain/films/release-sections';
import { isDocumentId } from '../../platform/firestore/ids.ts';

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

/**
 * The letter, and the id of the person before or after whom the page is, from the query of the page
 * of people.
 */
export function readPeopleQuery(query: URLSearchParams): {
  letter: string | null;
  before: string | null;
  after: string | null;
} {
  const letter = query.get('letter') ?? '';
  if (!/^[a-z]$/i.test(letter)) return { letter: null, before: null, after: null };
  const idOf = (name: string): string | null => {
    const id = query.get(name) ?? '';
    return isDocumentId(id) ? id : null;
  };
  const before = idOf('before');
  return { letter: letter.toLowerCase(), before, after: before === null ? idOf('after') : null };
}

/** `month`: 'YYYY-MM'. */
export const isInCalendar = (month: string): boolean => month >= CALENDAR.first && month <= CALENDAR.last;

/** The filters of the chart, from the query of `/box-office`. */
export function readChartFilter(query: URLSearchParams): ChartFilter {
  const language = firstCharacters(cleanLine(query.get('language') ?? ''), FILM_MAX.language);
  const year = query.get('year') ?? '';
  return {
    in: chartScope(query.get('in')),
    language: language === '' ? null : language,
    year: /^\d{4}$/.test(year) ? year : null,
  };
}

/** The most films that are compared. */
const COMPARED_MAX = 4;
/** A longer text is no slug of the site. */
const SLUG_MAX = 200;

/**
 * The slugs in `films=a,b` or, as a form without script sends them, `films=a&films=b`: at most
 * four, each once.
 */
export const readComparedFilms = (query: URLSearchParams): string[] =>
  [...new Set(query.getAll('films').flatMap((films) => films.split(',')))]
    .map((slug) => cleanLine(slug))
    .filter((slug) => slug !== '' && slug.length <= SLUG_MAX)
    .slice(0, COMPARED_MAX);
