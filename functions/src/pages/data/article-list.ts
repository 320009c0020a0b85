import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleCard, ArticleSort } from '@first-show/domain/articles/article.schema';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { PAGE_SIZE, SUGGESTED_ITEMS, WIDGET_ROWS } from '@first-show/domain/core/limits';
import type { ArticleList, Suggestions } from '@first-show/domain/pages/page-data';
import { listArticles } from '../../features/articles/store/read-articles.ts';
import { readRankedLists } from '../../lists/read-rollups.ts';
import type { Surroundings } from './server-page.ts';

type ListRequest = {
  category: Category | null;
  sort: ArticleSort;
  page: number;
  /** Reads the lists of the category, or of all articles. */
  lists: () => Promise<{ latest: ArticleCard[] }>;
};

/**
 * The most documents that `loadList` reads. A later page reads each article that it shows or skips.
 */
export const listReads = (page: number): number => (page === 1 ? 1 : page * PAGE_SIZE + 1);

/** A page of a list. The first page comes from a roll-up. */
export async function loadList(db: Firestore, request: ListRequest): Promise<ArticleList> {
  const { sort, page } = request;
  const cards = page === 1 ? await firstPage(db, request) : await laterPage(db, request);
  return { articles: cards.slice(0, PAGE_SIZE), hasMore: cards.length > PAGE_SIZE, sort, page };
}

async function firstPage(db: Firestore, { category, sort, lists }: ListRequest): Promise<ArticleCard[]> {
  return sort === 'recent' ? (await lists()).latest : (await readRankedLists(db, category?.id ?? 'all'))[sort];
}

async function laterPage(db: Firestore, { category, sort, page }: ListRequest): Promise<ArticleCard[]> {
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
export function suggestionsOf(
  { popular, trending }: Surroundings['sidebar'],
  films: readonly BoxOfficeEntry[],
): Suggestions {
  const articles = new Map<string, ArticleCard>([...popular, ...trending].map((card) => [card.id, card]));
  return { articles: [...articles.values()].slice(0, SUGGESTED_ITEMS), films: films.slice(0, WIDGET_ROWS) };
}
