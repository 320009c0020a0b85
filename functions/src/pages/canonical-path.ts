import { REVIEWS_CATEGORY } from '@first-show/domain/categories/reviews-category';
import { matchPage } from '@first-show/domain/pages/match-page';
import { PAGE_PARAMETERS } from '@first-show/domain/pages/page-path';
import {
  readChartFilter,
  readComparedFilms,
  readHomeQuery,
  readListQuery,
  readPeopleQuery,
  readReleasesQuery,
  readReviewsQuery,
} from './data/list-query.ts';

/**
 * The canonical path of a page: the path, and those query parameters that change the page. All
 * addresses that show the same page have the same one. It is the cache key of a page and an input
 * of its markup, so made-up parameters (campaigns, click ids, unknown categories and sorts) cause
 * no cache misses. (`pagePath` does less, and is small enough for the browser.)
 */
export function canonicalPath(url: URL, isCategory: (slug: string) => boolean): string {
  const used = usedParameters(url, isCategory);
  const query = new URLSearchParams();
  for (const name of PAGE_PARAMETERS) {
    const value = used[name] ?? '';
    if (value !== '') query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? url.pathname : `${url.pathname}?${text}`;
}

type Parameters = Partial<Record<(typeof PAGE_PARAMETERS)[number], string | null>>;

function usedParameters({ pathname, searchParams }: URL, isCategory: (slug: string) => boolean): Parameters {
  const route = matchPage(pathname);
  switch (route.kind) {
    case 'home': {
      const { search, tab } = readHomeQuery(searchParams);
      const { sort, page } = listParameters(searchParams);
      const category = tab !== 'all' && isCategory(tab) ? tab : null;
      // The results of a search are all on one page.
      return { search, category, sort, page: search === null ? page : null };
    }
    case 'category':
      return route.slug === REVIEWS_CATEGORY ? reviewParameters(searchParams) : listParameters(searchParams);
    case 'releases':
      return readReleasesQuery(searchParams);
    case 'people':
      return readPeopleQuery(searchParams);
    case 'box-office':
      return readChartFilter(searchParams);
    case 'box-office-compare':
      return { films: readComparedFilms(searchParams).join(',') };
    case 'redirect':
      return Object.fromEntries(PAGE_PARAMETERS.map((name) => [name, searchParams.get(name)]));
    default:
      return {};
  }
}

function reviewParameters(query: URLSearchParams): Pick<Parameters, 'sort' | 'page' | 'language'> {
  const view = readReviewsQuery(query);
  return { ...listParameters(query, view), language: view.language };
}

function listParameters(
  query: URLSearchParams,
  { sort, page } = readListQuery(query),
): Pick<Parameters, 'sort' | 'page'> {
  return { sort: sort === 'recent' ? null : query.get('sort'), page: page === 1 ? null : String(page) };
}
