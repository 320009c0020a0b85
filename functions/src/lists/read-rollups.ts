import type { Firestore } from 'firebase-admin/firestore';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { rollupIds } from '@first-show/domain/core/collections';
import type {
  ArticleExtrasRollup,
  BoxOfficeRollup,
  CategoryRollup,
  HomeRollup,
  RankedRollup,
  RelatedRollup,
  SidebarRollup,
} from '@first-show/domain/rollups/rollups';
import { within } from '../platform/deadline.ts';
import { cloudLogger } from '../platform/logger.ts';
import {
  refreshBoxOffice,
  refreshCategories,
  refreshCategory,
  refreshComments,
  refreshHome,
  refreshRanked,
  refreshRelated,
  refreshSidebarLists,
} from './rebuild.ts';
import { readRollup, type Stored } from './rollups.ts';

/**
 * Reads roll-ups, one document each. Every page view changes the counts on cards and the order by
 * views. To rebuild roll-ups after each view would cost too much, so the first read after an
 * interval rebuilds them.
 */
const MINUTE_MS = 60_000;
const CADENCE_MS = {
  home: MINUTE_MS,
  sidebar: MINUTE_MS,
  ranked: MINUTE_MS,
  category: 2 * MINUTE_MS,
  // Maximum age of the article counts. Every change of an article updates them, so this rebuild
  // only repairs lost updates. Counting costs one read per thousand articles.
  articleCounts: 60 * MINUTE_MS,
};

/**
 * Maximum age of a list of related articles, and so of the view counts on its cards. A change of a
 * related article can invalidate the list earlier (`rebuild.ts`).
 */
export const RELATED_MS = 24 * 60 * MINUTE_MS;

const isOlder = (stamp: string | undefined, now: Date, ageMs: number): boolean =>
  stamp === undefined || now.getTime() - Date.parse(`${stamp.slice(0, 23).replace(/Z$/, '')}Z`) > ageMs;

/**
 * How long a read waits for a rebuild. After that, or if the rebuild fails, readers get the stored
 * roll-up unless it is older than `outdated` allows. This time is shorter than the time limit of a
 * whole page (`platform/cache/last-good.ts`), so that one slow roll-up does not make the rest of
 * the page stale.
 */
const REBUILD_PATIENCE_MS = 1500;
const OUTDATED_MAX_MS = 24 * 60 * MINUTE_MS;

type Freshness<T> = {
  id: string;
  /**
   * How old a roll-up may be if its rebuild fails or takes too long. Omit `outdated` for a roll-up
   * whose stale versions must never be shown.
   */
  outdated?: { now: Date; maxMs: number };
  isStale: (stored: Stored<T>) => boolean;
  refresh: (stored: Stored<T> | null) => Promise<unknown>;
  empty: T;
};

async function fresh<T>(db: Firestore, rules: Freshness<T>): Promise<T> {
  const stored = await readRollup<T>(db, rules.id);
  if (stored !== null && !rules.isStale(stored)) return { ...rules.empty, ...stored };
  const rebuilt = rules.refresh(stored);
  const { outdated } = rules;
  if (stored === null || outdated === undefined || isOlder(stored.updatedAt, outdated.now, outdated.maxMs))
    await rebuilt;
  else {
    try {
      await within(REBUILD_PATIENCE_MS, rebuilt);
    } catch (error) {
      cloudLogger.warn('stale roll-up served', { id: rules.id, reason: String(error) });
      return { ...rules.empty, ...stored };
    }
  }
  return { ...rules.empty, ...(await readRollup<T>(db, rules.id)) };
}

export const readHome = (db: Firestore, now: Date): Promise<HomeRollup> =>
  fresh<HomeRollup>(db, {
    id: rollupIds.home,
    outdated: { now, maxMs: OUTDATED_MAX_MS },
    isStale: (stored) => isOlder(stored.readAt?.lists, now, CADENCE_MS.home),
    refresh: () => refreshHome(db),
    empty: { featured: [], breaking: null, latest: [], updatedAt: '' },
  });

export const readSidebar = (db: Firestore, now: Date): Promise<SidebarRollup> =>
  fresh<SidebarRollup>(db, {
    id: rollupIds.sidebar,
    outdated: { now, maxMs: OUTDATED_MAX_MS },
    isStale: (stored) => stored.categories === undefined || isOlder(stored.readAt?.lists, now, CADENCE_MS.sidebar),
    refresh: (stored) => {
      const isCounted =
        stored?.categories !== undefined && !isOlder(stored.readAt?.categories, now, CADENCE_MS.articleCounts);
      return Promise.all([refreshSidebarLists(db), ...(isCounted ? [] : [refreshCategories(db)])]);
    },
    empty: { categories: [], trending: [], popular: [], latest: [], followers: [], updatedAt: '' },
  });

export const readCategoryLists = (db: Firestore, categoryId: string, now: Date): Promise<CategoryRollup> =>
  fresh<CategoryRollup>(db, {
    id: rollupIds.category(categoryId),
    outdated: { now, maxMs: OUTDATED_MAX_MS },
    isStale: (stored) => isOlder(stored.readAt?.lists, now, CADENCE_MS.category),
    refresh: () => refreshCategory(db, categoryId),
    empty: { featured: [], latest: [], updatedAt: '' },
  });

/** Reads ranked lists. `scope` is a category's id, or 'all'. */
export const readRanked = (db: Firestore, scope: string, now: Date): Promise<RankedRollup> =>
  fresh<RankedRollup>(db, {
    id: rollupIds.ranked(scope),
    outdated: { now, maxMs: OUTDATED_MAX_MS },
    isStale: (stored) => isOlder(stored.readAt?.lists, now, CADENCE_MS.ranked),
    refresh: () => refreshRanked(db, scope),
    empty: { views: [], trending: [], updatedAt: '' },
  });

export const readBoxOfficeRollup = (db: Firestore): Promise<BoxOfficeRollup> =>
  fresh<BoxOfficeRollup>(db, {
    id: rollupIds.boxOffice,
    isStale: () => false,
    refresh: () => refreshBoxOffice(db),
    empty: { entries: [], updatedAt: null },
  });

/**
 * The related articles of a published article. A read rebuilds the list if it is a day old, or if
 * it was marked as stale after a change of an article that is in the list or may belong in it. The
 * list is not rebuilt more often, because a rebuild takes about forty reads and most articles are
 * rarely read.
 */
export const readRelatedRollup = (db: Firestore, articleId: string, now: Date): Promise<RelatedRollup> =>
  fresh<RelatedRollup>(db, {
    id: rollupIds.related(articleId),
    outdated: { now, maxMs: RELATED_MS + OUTDATED_MAX_MS },
    isStale: ({ readAt, staleFrom = '' }) =>
      isOlder(readAt?.related, now, RELATED_MS) || staleFrom > (readAt?.related ?? ''),
    refresh: () => refreshRelated(db, articleId),
    empty: { related: [], updatedAt: '' },
  });

/** The comments of a published article. The article's open pages listen to this document. */
export const readCommentsRollup = (db: Firestore, articleId: string): Promise<ArticleExtrasRollup> =>
  fresh<ArticleExtrasRollup>(db, {
    id: rollupIds.articleExtras(articleId),
    isStale: (stored) => stored.comments === undefined,
    refresh: () => refreshComments(db, articleId),
    empty: { comments: [], commentTotal: 0, updatedAt: '' },
  });

/** The films of the chart by rank, films without a rank last. One read. */
export const boxOfficeEntries = async (db: Firestore): Promise<BoxOfficeEntry[]> =>
  (await readBoxOfficeRollup(db)).entries;
