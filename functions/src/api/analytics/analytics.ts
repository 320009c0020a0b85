import { newPageView, newSearch, siteStats } from '@first-show/domain/analytics/analytics.schema';
import { LRUCache } from 'lru-cache';
import { setTimeout as sleep } from 'node:timers/promises';
import { VISIT_IDLE_MS } from '@first-show/domain/core/limits';
import { ok } from '@first-show/domain/core/result';
import { endpoint, type ApiApp } from '../../http/endpoint.ts';
import { readerOf, setReader } from '../../http/visitor.ts';
import type { Deps } from '../../lib/deps.ts';
import { createGroup } from '../../lib/group.ts';
import { withIdempotency } from '../../lib/idempotency.ts';
import { isDocumentId } from '../../lib/ids.ts';
import { takePoint } from '../../lib/limits.ts';
import { readStats, recordViews } from '../../features/analytics/analytics.repo.ts';
import { isBot } from '../../features/analytics/bots.ts';
import { recordSearch } from '../../features/analytics/search-counts.repo.ts';
import { GROUP_MS, slotEndMs, type View } from '../../features/analytics/view-plan.ts';

/** More in one group would make a document of them too large to be folded at once. */
const GROUP_MAX = 100;
/** Readers with an article that an instance remembers, about 20 MB. */
const VIEWED_MAX = 100_000;

export function registerAnalytics(app: ApiApp, deps: Deps): void {
  const writer = deps.randomId(4);
  let turn = 0;
  const count = createGroup<View>({
    waitMs: GROUP_MS,
    max: GROUP_MAX,
    nowMs: () => deps.clock.now().getTime(),
    sleep: async (ms) => void (await sleep(ms)),
    write: async (views) => {
      // A group may lie across the end of a slot, where two days meet.
      const bySlot = Map.groupBy(views, ({ nowMs }) => slotEndMs(nowMs));
      turn += 1;
      await Promise.all([...bySlot.values()].map((slot) => recordViews(deps.db(), slot, { writer, turn })));
    },
  });

  /**
   * When each reader counted for an article last, in ms: that happens once in half an hour. By this
   * instance alone: that costs no reads, and bounds what one cookie can add to an article by the
   * number of instances.
   */
  const countedAt = new LRUCache<string, number>({ max: VIEWED_MAX });

  endpoint(
    app,
    deps,
    {
      method: 'get',
      path: '/api/analytics/stats',
      summary: 'Active readers, visits, page views, unique readers',
      tag: 'analytics',
      access: 'public',
      cache: 'live',
      answer: siteStats,
    },
    async () => ok(await readStats(deps.db())),
  );

  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/analytics/page-views',
      summary: 'Count a page view; for an article once per reader in 30 minutes',
      tag: 'analytics',
      access: 'reader',
      body: newPageView,
      status: 204,
      errors: [409, 429],
    },
    async ({ body, c }) => {
      // Same answer, nothing counted and no id given.
      if (isBot(c.req.header('user-agent'))) return ok(undefined);
      const reader = readerOf(c, deps);
      const attempt = { key: c.req.header('idempotency-key'), scope: 'page-view', readerId: reader.readerId, body };
      const work = async () => {
        const nowMs = deps.clock.now().getTime();
        const articleId = body.articleId !== undefined && isDocumentId(body.articleId) ? body.articleId : null;
        const key = `${reader.readerId}:${articleId}`;
        const isAgain = nowMs - (countedAt.get(key) ?? 0) < VISIT_IDLE_MS;
        if (!isAgain) countedAt.set(key, nowMs);
        try {
          await count({
            readerId: reader.readerId,
            articleId: isAgain ? null : articleId,
            lastViewAtMs: reader.lastViewAtSeconds * 1000,
            nowMs,
          });
        } catch (error) {
          if (!isAgain) countedAt.delete(key);
          throw error;
        }
        setReader(c, deps, { ...reader, lastViewAtSeconds: Math.floor(nowMs / 1000) });
        return ok(undefined);
      };
      return withIdempotency(deps, attempt, work, () => takePoint(deps, 'pageView', reader));
    },
  );

  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/analytics/searches',
      summary: 'Count what was searched for, without who did; search results are cached and cannot tell',
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
          // A statistic that is lost is no reader's concern.
          deps.log.error('a search was not counted', error);
        }
        return ok(undefined);
      };
      return withIdempotency(deps, attempt, work, () => takePoint(deps, 'search', reader));
    },
  );
}
