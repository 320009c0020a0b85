import { rollupIds } from '@first-show/domain/core/collections';
import {
  CATEGORY_FEATURED_ITEMS,
  HERO_ITEMS,
  PAGE_SIZE,
  SIDEBAR_FETCHED,
  TRENDING_ITEMS,
} from '@first-show/domain/core/limits';
import type {
  BoxOfficeRollup,
  CategoryRollup,
  HomeRollup,
  PeopleRollup,
  RankedRollup,
  SidebarRollup,
} from '@first-show/domain/rollups/rollups';
import { loadFollowers } from '../features/followers/store/followers.ts';
import type { ShownComments } from '../features/comments/store/shown-comments.ts';
import { publishedPersonCards } from '../features/people/store/read-people.ts';
import type { List } from './rollups.ts';
import { readCards, readCategories, readChartFilms, readComments, readTrendingPeople } from './queries.ts';

/** The lists that pages show, each with the queries behind it. */

/** The number of articles of a first page, plus one that shows whether there is a second page. */
const FIRST_PAGE = PAGE_SIZE + 1;

type ListOf<Rollup> = List<Omit<Rollup, 'updatedAt'>>;

export const homeList: ListOf<HomeRollup> = {
  id: rollupIds.home,
  read: async (db) => {
    const [featured, breaking, latest] = await Promise.all([
      readCards(db, { flag: 'isFeatured', orderBy: 'publishedAt', limit: HERO_ITEMS }),
      readCards(db, { flag: 'isBreaking', orderBy: 'publishedAt', limit: 1 }),
      readCards(db, { orderBy: 'publishedAt', limit: FIRST_PAGE }),
    ]);
    return { featured, breaking: breaking[0] ?? null, latest };
  },
};

export const sidebarList: ListOf<SidebarRollup> = {
  id: rollupIds.sidebar,
  read: async (db) => {
    const [categories, { followers }, trending, popular, latest] = await Promise.all([
      readCategories(db),
      loadFollowers(db),
      readCards(db, { orderBy: 'trendingScore', limit: TRENDING_ITEMS }),
      readCards(db, { orderBy: 'viewCount', limit: SIDEBAR_FETCHED }),
      readCards(db, { orderBy: 'publishedAt', limit: SIDEBAR_FETCHED }),
    ]);
    return { categories, followers, trending, popular, latest };
  },
};

export const categoryLists = (categoryId: string): ListOf<CategoryRollup> => ({
  id: rollupIds.category(categoryId),
  read: async (db) => {
    const [featured, latest] = await Promise.all([
      readCards(db, { categoryId, flag: 'isFeatured', orderBy: 'publishedAt', limit: CATEGORY_FEATURED_ITEMS }),
      readCards(db, { categoryId, orderBy: 'publishedAt', limit: FIRST_PAGE }),
    ]);
    return { featured, latest };
  },
});

/** The first pages by views and by trending score, of a category or of 'all' articles. */
export const rankedLists = (scope: string): ListOf<RankedRollup> => ({
  id: rollupIds.ranked(scope),
  read: async (db) => {
    const categoryId = scope === 'all' ? undefined : scope;
    const [views, trending] = await Promise.all([
      readCards(db, { categoryId, orderBy: 'viewCount', limit: FIRST_PAGE }),
      readCards(db, { categoryId, orderBy: 'trendingScore', limit: FIRST_PAGE }),
    ]);
    return { views, trending };
  },
});

/** The number of stories whose people are listed, and of people. */
const READ_NOW = { stories: 24, people: 12 } as const;

/** The people of the stories that are read most at the moment, the most read first. */
export const peopleList: ListOf<PeopleRollup> = {
  id: rollupIds.people,
  read: async (db) => {
    const named = await readTrendingPeople(db, READ_NOW.stories);
    return { people: await publishedPersonCards(db, named.slice(0, READ_NOW.people)) };
  },
};

export const chartList: ListOf<BoxOfficeRollup> = {
  id: rollupIds.boxOffice,
  read: async (db) => ({ entries: await readChartFilms(db) }),
};

/** The public comments of an article. Decisions of moderators change this roll-up, too. */
export const shownCommentsList = (articleId: string): List<ShownComments | null> => ({
  id: rollupIds.shownComments(articleId),
  read: (db) => readComments(db, articleId),
});
