import { REVIEWS_CATEGORY } from '@first-show/domain/categories/reviews-category';
import { paths } from '@first-show/domain/core/paths';
import { readListQuery, readReviewsQuery } from './list-query.ts';
import { readCategoryLists, readChart } from '../../lists/read-rollups.ts';
import { breadcrumbs } from '../document/schema-org.ts';
import { listReads, loadList, suggestionsOf } from './article-list.ts';
import { notFound, type Loaded, type Loading, type RouteOf, type ServerPage } from './server-page.ts';

export const categoryPage: ServerPage<'category'> = {
  load: loadCategory,
  readsAtMost: (query) => listReads(readReviewsQuery(query)),
  jsonLd: ({ category }, { meta, siteUrl }) => [breadcrumbs(siteUrl, [{ name: category.name, item: meta.canonical }])],
  sitemapUrls: ({ categories }) => categories.map(({ slug }) => ({ path: paths.category(slug) })),
  age: 'found',
};

async function loadCategory(
  { slug }: RouteOf<'category'>,
  { db, query, surroundings }: Loading,
): Promise<Loaded<'category'>> {
  const { sidebar } = await surroundings;
  const category = sidebar.categories.find((one) => one.slug === slug);
  if (category === undefined) {
    const byId = sidebar.categories.find(({ id }) => id === slug);
    return byId === undefined ? notFound('category') : { redirectTo: paths.category(byId.slug) };
  }
  const view = slug === REVIEWS_CATEGORY ? readReviewsQuery(query) : readListQuery(query);
  const lists = readCategoryLists(db, category.id);
  const [{ featured: all }, list] = await Promise.all([lists, loadList(db, { category, ...view, lists: () => lists })]);
  const featured = all.filter(({ language }) => list.language === undefined || language === list.language);
  const isEmpty = list.articles.length === 0;
  const suggestions = isEmpty ? suggestionsOf(sidebar, await readChart(db)) : null;
  return { kind: 'category', category, featured, list, suggestions, trending: sidebar.trending };
}
