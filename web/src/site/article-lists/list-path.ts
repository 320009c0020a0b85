import type { Article, ArticleSort } from '@first-show/domain/articles/article.schema';
import { paths } from '@first-show/domain/core/paths';

/** The name of each sort order in the URL. `recent` is the default and is left out. */
const sortNames: Record<ArticleSort, string | null> = {
  recent: null,
  views: 'popular',
  trending: 'trending',
  stars: 'stars',
};

export const sortLabels: Record<ArticleSort, string> = {
  recent: 'Recent',
  views: 'Popular',
  trending: 'Trending',
  stars: 'Stars',
};

/**
 * The path of a list on the home page, or on `base` (a category's page). By default: first page,
 * recent, all categories, all languages.
 */
export function listPath({
  base = paths.home,
  tab = 'all',
  language,
  sort = 'recent',
  page = 1,
}: {
  base?: string;
  tab?: string;
  language?: Article['language'];
  sort?: ArticleSort;
  page?: number;
}): string {
  const search = new URLSearchParams();
  if (tab !== 'all') search.set('category', tab);
  if (language !== undefined) search.set('language', language);
  const sortName = sortNames[sort];
  if (sortName !== null) search.set('sort', sortName);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? base : `${base}?${text}`;
}
