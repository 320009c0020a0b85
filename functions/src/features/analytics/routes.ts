import { newPageView, newSearch, siteStats } from '@first-show/domain/analytics/analytics.schema';
import { LRUCache } from 'lru-cache';
import { randomInt } from 'node:crypto';
import { VISIT_IDLE_MS } from '@first-show/domain/core/limits';
import { fail, ok } from '@first-show/domain/core/result';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { publicRoute, readerRoute } from '../../platform/http/routes.ts';
import { readerOf, setReader, type Reader } from '../../platform/http/visitor.ts';
import type { Deps } from '../../platform/deps.ts';
import { isDocumentId } from '../../platform/firestore/ids.ts';
import { chargeReader } from '../../platform/http/points.ts';
import { isBot } from '../../platform/http/bots.ts';
import { readStats } from './store/publish-stats.ts';
import { recordPresence, recordView } from './store/record-view.ts';
import { recordSearch } from './store/search-counts.ts';

/** How many pairs of reader and article an instance remembers, about 20 MB. */
const VIEWED_MAX = 100_000;

/**
 * Returns a function that counts one page view. Within half an hour, the views of an article by one
 * reader add only one to the article's own count.
 */
function createViewCounter(deps: Deps): (reader: Reader, article: string | undefined, nowMs: number) => Promise<void> {
  /**
   * When each reader's view of an article was last counted, in ms. Each instance keeps this in its
   * own memory, so that no list of the pages that somebody read is stored. So within half an hour a
   * reader can add at most one view of an article per instance.
   */
  const countedAt = new LRUCache<string, number>({ max: VIEWED_MAX });

  return async ({ readerId, lastViewAtSeconds }, article, nowMs) => {
    const articleId = article !== undefined && isDocumentId(article) ? article : null;
    const key = `${readerId}:${articleId}`;
    const isAgain = nowMs - (countedAt.get(key) ?? 0) < VISIT_IDLE_MS;
    if (!isAgain) countedAt.set(key, nowMs);
    const view = { articleId: isAgain ? null : articleId, lastViewAtMs: lastViewAtSeconds * 1000, nowMs };
    try {
      await Promise.all([
        recordView(deps.db(), view, randomInt(deps.config.viewShards)),
        recordPresence(deps.db(), readerId, nowMs).catch((error: unknown) => {
          // The view counts all the same: only the number of active readers is one too low.
          deps.log.warn('presence not recorded', { reason: error instanceof Error ? error.message : String(error) });
        }),
      ]);
    } catch (error) {
      if (!isAgain) countedAt.delete(key);
      throw error;
    }
  };
}

export function registerAnalytics(app: ApiApp, deps: Deps): void {
  registerStats(app, deps);
  registerPageViews(app, deps);
  registerSearches(app, deps);
}

function registerStats(app: ApiApp, deps: Deps): void {
  publicRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/api/analytics/stats',
      summary: 'Site statistics: active readers, visits, page views and unique readers',
      tag: 'analytics',
      cache: 'live',
      answer: siteStats,
    },
    async () => ok(await readStats(deps.db())),
  );
}

function registerPageViews(app: ApiApp, deps: Deps): void {
  const countView = createViewCounter(deps);
  readerRoute(
    app,
    deps,
    {
      method: 'post',
      path: '/api/analytics/page-views',
      summary: 'Count a page view; a reader’s views of one article count once in 30 minutes',
      tag: 'analytics',
      body: newPageView,
      status: 204,
      errors: [429],
      hasAppCheck: false,
    },
    async ({ body, c }) => {
      // Bots get the same answer, but their views are not counted and they get no reader id.
      if (isBot(c.req.header('user-agent'))) return ok(undefined);
      const reader = readerOf(c, deps);
      const refused = await chargeReader(c, deps, { action: 'pageView', reader });
      if (refused !== null) return fail(refused);
      const nowMs = deps.clock.now().getTime();
      await countView(reader, body.articleId, nowMs);
      setReader(c, deps, { ...reader, lastViewAtSeconds: Math.floor(nowMs / 1000) });
      return ok(undefined);
    },
  );
}

function registerSearches(app: ApiApp, deps: Deps): void {
  readerRoute(
    app,
    deps,
    {
      method: 'post',
      path: '/api/analytics/searches',
      summary: 'Count a search anonymously; clients report searches because the results come from caches',
      tag: 'analytics',
      body: newSearch,
      status: 204,
      errors: [429],
      hasAppCheck: false,
    },
    async ({ body, c }) => {
      if (isBot(c.req.header('user-agent'))) return ok(undefined);
      const reader = readerOf(c, deps);
      const refused = await chargeReader(c, deps, { action: 'search', reader });
      if (refused !== null) return fail(refused);
      try {
        await recordSearch(deps.db(), {
          text: body.query,
          readerId: reader.readerId,
          now: deps.clock.now(),
          secret: deps.config.signingSecret,
        });
      } catch (error) {
        // A failure to count the search must not fail the reader's search.
        deps.log.error('a search was not counted', error);
      }
      return ok(undefined);
    },
  );
}
