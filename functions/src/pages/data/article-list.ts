import type { Firestore } from 'firebase-admin/firestore';
import type { Article, ArticleCard, ArticleSort } from '@first-show/domain/articles/article.schema';
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
  language?: Article['language'];
  /** Reads the lists of the category, or of all articles. */
  lists: () => Promise<{ latest: ArticleCard[] }>;
};

type ListView = Pick<ListRequest, 'sort' | 'page' | 'language'>;

/**
 * The most documents that `loadList` reads. A page that is in no roll-up reads each article that it
 * shows or skips.
 */
export const listReads = (view: ListView): number => (rolledUpSort(view) === null ? view.page * PAGE_SIZE + 1 : 1);

/** The order in which a roll-up has the page; `null` if no roll-up has it. */
const rolledUpSort = ({ sort, page, language }: ListView) =>
  page > 1 || sort === 'stars' || language !== undefined ? null : sort;

/** A page of a list. First pages come from roll-ups, except those by stars or of one language. */
export async function loadList(db: Firestore, request: ListRequest): Promise<ArticleList> {
  const { sort, page, language } = request;
  const cards = await readCards(db, request);
  return {
    articles: cards.slice(0, PAGE_SIZE),
    hasMore: cards.length > PAGE_SIZE,
    sort,
    page,
    ...(language && { language }),
  };
}

async function readCards(db: Firestore, request: ListRequest): Promise<ArticleCard[]> {
  const sort = rolledUpSort(request);
  if (sort === null) return queriedPage(db, request);
  return sort === 'recent'
    ? (await request.lists()).latest
    : (await readRankedLists(db, request.category?.id ?? 'all'))[sort];
}

async function queriedPage(db: Firestore, { category, sort, page, language }: ListRequest): Promise<ArticleCard[]> {
  const listed = await listArticles(db, {
    categoryId: category?.id,
    isPublished: true,
    language,
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
