import type { ArticleSort } from '@first-show/domain/articles/article.schema';
import { OFFSET_MAX, PAGE_SIZE, SEARCH_MAX_CHARACTERS } from '@first-show/domain/core/limits';
import { cleanLine, firstCharacters } from '@first-show/domain/core/text';

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

/**
 * Search, tab, sort order and page number, from the query of the home page. `search` is `null`
 * without a search.
 */
export function readHomeQuery(query: URLSearchParams) {
  const search = firstCharacters(cleanLine(query.get('search') ?? ''), SEARCH_MAX_CHARACTERS);
  return { search: search === '' ? null : search, tab: query.get('category') || 'all', ...readListQuery(query) };
}
