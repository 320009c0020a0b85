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
import { readFilmsSince, type StoredEntry } from './queries.ts';
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

/** The most films that are read beside the chart. */
const NEWER_FILMS = 50;
/** A film that was written while the chart was built may be older than the chart, but not in it. */
const BUILT_WITHIN_MS = 10_000;

/**
 * The published films of the chart as they are now, in no order. One read for the list, and one for
 * each newer film.
 */
export async function readCurrentChart(db: Firestore): Promise<StoredEntry[]> {
  const list: { entries: ChartEntry[]; updatedAt?: string | null } = await readList(db, chartList);
  if (list.updatedAt == null) return list.entries;
  const since = new Date(Date.parse(list.updatedAt) - BUILT_WITHIN_MS).toISOString();
  const films = new Map<string, StoredEntry>(list.entries.map((entry) => [entry.id, entry]));
  for (const { entry, isPublished } of await readFilmsSince(db, { since, limit: NEWER_FILMS })) {
    if (isPublished) films.set(entry.id, entry);
    else films.delete(entry.id);
  }
  return [...films.values()];
}

/** The public comments of a published article. `read` as in `readList`. */
export const readCommentsOf = async (db: Firestore, articleId: string, read?: DocumentSnapshot) =>
  (await readList(db, shownCommentsList(articleId), read)) ?? { comments: [], commentTotal: 0 };
