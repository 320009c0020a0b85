import { newPageView, newSearch, siteStats } from '@first-show/domain/analytics/analytics.schema';
import { LRUCache } from 'lru-cache';
import { setTimeout as sleep } from 'node:timers/promises';
import { VISIT_IDLE_MS } from '@first-show/domain/core/limits';
import { ok } from '@first-show/domain/core/result';
import { endpoint, type ApiApp } from '../../http/endpoint.ts';
import { readerOf, setReader, type Reader } from '../../http/visitor.ts';
import type { Deps } from '../../lib/deps.ts';
import { createBatcher } from '../../lib/firestore/batcher.ts';
import { withIdempotency } from '../../lib/firestore/idempotency.ts';
import { isDocumentId } from '../../lib/firestore/ids.ts';
import { takePoint } from '../../lib/limits/limits.ts';
import { readStats, recordViews } from '../../features/analytics/analytics.repo.ts';
import { isBot } from '../../features/analytics/bots.ts';
import { recordSearch } from '../../features/analytics/search-counts.repo.ts';
import { GROUP_MS, slotEndMs, type View } from '../../features/analytics/view-plan.ts';

/** Maximum number of views in one batch, which limits the number of fields in one write. */
const GROUP_MAX = 100;
/** How many pairs of reader and article an instance remembers, about 20 MB. */
const VIEWED_MAX = 100_000;

/**
 * Writes page views in batches. Returns a function that adds one view and resolves when the batch
 * with this view is written.
 */
function createViewWriter(deps: Deps): (view: View) => Promise<void> {
  const writer = deps.randomId(4);
  let turn = 0;
  return createBatcher<View>({
    waitMs: GROUP_MS,
    max: GROUP_MAX,
    nowMs: () => deps.clock.now().getTime(),
    sleep: async (ms) => void (await sleep(ms)),
    write: async (views) => {
      // A batch may contain views of two time slots. A bucket holds the views of one slot, so the
      // views of each slot are written separately.
      const bySlot = Map.groupBy(views, ({ nowMs }) => slotEndMs(nowMs));
      turn += 1;
      await Promise.all([...bySlot.values()].map((slot) => recordViews(deps.db(), slot, { writer, turn })));
    },
  });
}

/**
 * Returns a function that counts one page view. Within half an hour, the views of an article by one
 * reader add only one to the article's own count.
 */
function createViewCounter(deps: Deps): (reader: Reader, article: string | undefined, nowMs: number) => Promise<void> {
  const write = createViewWriter(deps);
  /**
   * When each reader's view of an article was last counted, in ms. Each instance keeps this in its
   * own memory, which costs no database reads. So within half an hour a reader can add at most one
   * view of an article per instance.
   */
  const countedAt = new LRUCache<string, number>({ max: VIEWED_MAX });

  return async ({ readerId, lastViewAtSeconds }, article, nowMs) => {
    const articleId = article !== undefined && isDocumentId(article) ? article : null;
    const key = `${readerId}:${articleId}`;
    const isAgain = nowMs - (countedAt.get(key) ?? 0) < VISIT_IDLE_MS;
    if (!isAgain) countedAt.set(key, nowMs);
    try {
      await write({ readerId, articleId: isAgain ? null : articleId, lastViewAtMs: lastViewAtSeconds * 1000, nowMs });
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
  endpoint(
    app,
    deps,
    {
      method: 'get',
      path: '/api/analytics/stats',
      summary: 'Site statistics: active readers, visits, page views and unique readers',
      tag: 'analytics',
      access: 'public',
      cache: 'live',
      answer: siteStats,
    },
    async () => ok(await readStats(deps.db())),
  );
}

function registerPageViews(app: ApiApp, deps: Deps): void {
  const countView = createViewCounter(deps);
  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/analytics/page-views',
      summary: 'Count a page view; a reader’s views of one article count once in 30 minutes',
      tag: 'analytics',
      access: 'reader',
      body: newPageView,
      status: 204,
      errors: [409, 429],
    },
    async ({ body, c }) => {
      // Bots get the same answer, but their views are not counted and they get no reader id.
      if (isBot(c.req.header('user-agent'))) return ok(undefined);
      const reader = readerOf(c, deps);
      const attempt = { key: c.req.header('idempotency-key'), scope: 'page-view', readerId: reader.readerId, body };
      const work = async () => {
        const nowMs = deps.clock.now().getTime();
        await countView(reader, body.articleId, nowMs);
        setReader(c, deps, { ...reader, lastViewAtSeconds: Math.floor(nowMs / 1000) });
        return ok(undefined);
      };
      return withIdempotency(deps, attempt, work, () => takePoint(deps, 'pageView', reader));
    },
  );
}

function registerSearches(app: ApiApp, deps: Deps): void {
  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/analytics/searches',
      summary: 'Count a search anonymously; clients report searches because the results come from caches',
      tag: 'analytics',
      access: 'reader',
      body: newSearch,
      status: 204,
      errors: [409, 429],
    },
    async ({ body, c }) => {
      if (isBot(c.req.header('user-agent'))) return ok(undefined);
      const reader = readerOf(c, deps);
      const attempt = { key: c.req.header('idempotency-key'), scope: 'search', readerId: reader.readerId, body };
      const work = async () => {
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
      };
      return withIdempotency(deps, attempt, work, () => takePoint(deps, 'search', reader));
    },
  );
}
