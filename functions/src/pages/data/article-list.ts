import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleCard, ArticleSort } from '@first-show/domain/articles/article.schema';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { OFFSET_MAX, PAGE_SIZE, SUGGESTED_ITEMS, WIDGET_ROWS } from '@first-show/domain/core/limits';
import type { ArticleList, Suggestions } from '@first-show/domain/pages/page-data';
import type { SidebarRollup } from '@first-show/domain/rollups/rollups';
import { listArticles } from '../../features/articles/store/read-articles.ts';
import { readCategoryLists, readHome, readRanked } from '../../lists/read-rollups.ts';

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

type ListRequest = { category: Category | null; sort: ArticleSort; page: number };

/**
 * A page of a list. The first page comes from a roll-up and costs one read. A later page costs one
 * read for each article that it shows or skips.
 */
export async function loadList(db: Firestore, now: Date, { category, sort, page }: ListRequest): Promise<ArticleList> {
  const cards =
    page === 1 ? await firstPage(db, now, { category, sort }) : await laterPage(db, { category, sort, page });
  return { articles: cards.slice(0, PAGE_SIZE), hasMore: cards.length > PAGE_SIZE, sort, page };
}

async function firstPage(db: Firestore, now: Date, { category, sort }: Omit<ListRequest, 'page'>) {
  if (sort !== 'recent') return (await readRanked(db, category?.id ?? 'all', now))[sort];
  return category === null ? (await readHome(db, now)).latest : (await readCategoryLists(db, category.id, now)).latest;
}

async function laterPage(db: Firestore, { category, sort, page }: ListRequest) {
  const listed = await listArticles(db, {
    categoryId: category?.id,
    isPublished: true,
    sort,
    limit: PAGE_SIZE + 1,
    offset: (page - 1) * PAGE_SIZE,
  });
  return listed.ok ? listed.value : [];
}

/**
 * Suggestions for readers who see an empty list: popular and trending articles, and films from the
 * top of the chart.
 */
export function suggestionsOf({ popular, trending }: SidebarRollup, films: readonly BoxOfficeEntry[]): Suggestions {
  const articles = new Map<string, ArticleCard>([...popular, ...trending].map((card) => [card.id, card]));
  return { articles: [...articles.values()].slice(0, SUGGESTED_ITEMS), films: films.slice(0, WIDGET_ROWS) };
}
