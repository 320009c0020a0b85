import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { ChartEntry } from '@first-show/domain/rollups/rollups';
import {
  categoryLists,
  chartList,
  homeList,
  peopleList,
  rankedLists,
  shownCommentsList,
  sidebarList,
} from './lists.ts';
import { readList } from './rollups.ts';

/** How pages and the API read lists. A list costs one read and may be some seconds old. */

export const readHome = (db: Firestore) => readList(db, homeList);

export const readSidebar = (db: Firestore) => readList(db, sidebarList);

export const readCategoryLists = (db: Firestore, categoryId: string) => readList(db, categoryLists(categoryId));

/** `scope`: a category's id, or 'all'. */
export const readRankedLists = (db: Firestore, scope: string) => readList(db, rankedLists(scope));

/** The people of the stories that are read most at the moment. */
export const readPeopleReadNow = async (db: Firestore) => (await readList(db, peopleList)).people;

/** The films of the chart by rank, films without a rank last. */
export const readChart = async (db: Firestore): Promise<ChartEntry[]> => (await readList(db, chartList)).entries;

/** The public comments of a published article. `read` as in `readList`. */
export const readCommentsOf = async (db: Firestore, articleId: string, read?: DocumentSnapshot) =>
  (await readList(db, shownCommentsList(articleId), read)) ?? { comments: [], commentTotal: 0 };
