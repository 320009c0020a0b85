import type { Firestore } from 'firebase-admin/firestore';
import { siteStats, type SiteStats } from '@first-show/domain/analytics/analytics.schema';
import { collections, SITE_STATS_ID } from '@first-show/domain/core/collections';
import type { Result } from '@first-show/domain/core/result';
import type { PageEnvelope, PageRedirect } from '@first-show/domain/pages/page-data';
import { readSidebar } from '../lists/read-rollups.ts';
import { FUNCTION_CACHE_SECONDS } from '../platform/http/cache.ts';
import type { Deps } from '../platform/deps.ts';
import { createCache } from '../platform/cache/cache.ts';
import { takeReads, type TakenReads } from '../platform/limits/read-budget.ts';
import type { Caller } from '../platform/limits/trust.ts';
import { canonicalPath } from './canonical-path.ts';
import type { Surroundings } from './data/server-page.ts';
import { loadRoute, readsOfRoute } from './data/server-pages.ts';
import { readRoute } from './read-route.ts';

/**
 * Maximum number of documents that a page reads. Additional reads are allowed for search results,
 * later pages of lists, more than ten polls and predictions, and the live blocks of a story.
 */
export const PAGE_READS_MAX = 12;

/** Loads pages for one process: for the renderer, and for `GET /api/page-data`. */
export type PageLoader = {
  /** The canonical path (`canonicalPath`), which is the cache key of the page. */
  pathOf: (url: URL) => Promise<string>;
  /**
   * Takes the reads of the page from the read budget of the caller's network. Call it before `load`
   * if the page is not cached. Fails with 429 if the budget is used up.
   */
  takeReads: (path: string, caller: Caller) => Promise<Result<TakenReads>>;
  load: (path: string) => Promise<PageEnvelope | PageRedirect>;
};

/**
 * Pages that are loaded within two seconds share the reads of the data that every page shows.
 */
export function createPageLoader(deps: Deps): PageLoader {
  /** The slugs of the categories when a page was loaded last; `null` before the first page. */
  let categories: ReadonlySet<string> | null = null;
  const shared = createCache<Surroundings>({
    maxEntries: 1,
    maxAgeMs: () => FUNCTION_CACHE_SECONDS.surroundings * 1000,
    nowMs: () => deps.clock.now().getTime(),
    onStale: (_, cause) => deps.log.error('stale lists served', cause),
  });
  const readSurroundings = async () => {
    const surroundings = await shared.get('', () => loadSurroundings(deps));
    categories = new Set(surroundings.sidebar.categories.map(({ slug }) => slug));
    return surroundings;
  };

  return {
    pathOf: async (url) => {
      // Without the categories, a made-up one has a cache key of its own. That does no harm while
      // the database is down.
      if (categories === null && url.searchParams.has('category')) await readSurroundings().catch(() => undefined);
      return canonicalPath(url, (slug) => categories?.has(slug) ?? true);
    },
    takeReads: (path, caller) => {
      const { route, query } = readRoute(path);
      return takeReads(deps, { caller, reads: readsOfRoute(route, query) });
    },
    load: (path) => loadPageData(deps, path, readSurroundings),
  };
}

/**
 * The data of the page at `pathAndQuery`, or the path to redirect to. The data are the same for
 * every reader.
 */
export async function loadPageData(
  deps: Pick<Deps, 'db' | 'clock'>,
  pathAndQuery: string,
  readSurroundings: () => Promise<Surroundings> = () => loadSurroundings(deps),
): Promise<PageEnvelope | PageRedirect> {
  const { route, query } = readRoute(pathAndQuery);
  if (route.kind === 'redirect') return { redirectTo: route.to };
  const now = deps.clock.now();
  const surroundings = readSurroundings();
  const [page, { sidebar, stats }] = await Promise.all([
    loadRoute(route, { db: deps.db(), now, query, surroundings }),
    surroundings,
  ]);
  if ('redirectTo' in page) return page;
  return {
    status: page.kind === 'not-found' ? 404 : 200,
    chrome: { categories: sidebar.categories, stats, followers: sidebar.followers },
    page,
    loadedAt: now.toISOString(),
  };
}

async function loadSurroundings(deps: Pick<Deps, 'db'>): Promise<Surroundings> {
  const db = deps.db();
  const [sidebar, stats] = await Promise.all([readSidebar(db), loadStats(db)]);
  return { sidebar, stats };
}

async function loadStats(db: Firestore): Promise<SiteStats> {
  const snapshot = await db.collection(collections.stats).doc(SITE_STATS_ID).get();
  return siteStats.parse({
    activeUsers: 0,
    totalVisits: 0,
    totalPageViews: 0,
    totalUniqueVisitors: 0,
    ...snapshot.data(),
  });
}
