import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aggregateOrSetAside,
  publishStats,
  recordViews,
} from '../../functions/src/features/analytics/analytics.repo.ts';
import { createFlusher } from '../../functions/src/features/analytics/flush.ts';
import { SLOT_MS, slotEndMs } from '../../functions/src/features/analytics/view-plan.ts';
import type { Deps } from '../../functions/src/lib/deps.ts';
import { registerAll } from '../../functions/src/api/router.ts';
import { openTestApp, type TestApp } from '../../functions/src/testing/reader-app.ts';

const MINUTE = 60_000;
const AGGREGATION_MS = 30_000;

let test: TestApp;
let reported: string[];
let deps: Pick<Deps, 'db' | 'log'>;
beforeEach(() => {
  test = openTestApp('abuse-crowd', registerAll);
  reported = [];
  deps = { db: test.deps.db, log: { ...test.deps.log, error: (event) => void reported.push(event) } };
});
afterEach(() => test.close());

const number = async (path: string, field: string): Promise<number> =>
  Number((await test.db.doc(path).get()).get(field) ?? 0);
const buckets = async () => (await test.db.collection('viewBuckets').get()).docs;

/**
 * Records one view of each reader, as if the reader's cookie recorded no earlier view
 * (`lastViewAtMs: 0`). Writes one bucket for every 420 readers, as several function instances do.
 */
async function arrive(readers: { from: number; count: number }, nowMs: number): Promise<void> {
  const GROUP = 420;
  const groups = Array.from({ length: Math.ceil(readers.count / GROUP) }, (_, group) =>
    Array.from({ length: Math.min(GROUP, readers.count - group * GROUP) }, (_, index) => ({
      readerId: `reader-${String(readers.from + group * GROUP + index).padStart(13, '0')}`,
      articleId: null,
      lastViewAtMs: 0,
      nowMs,
    })),
  );
  await Promise.all(groups.map((views, group) => recordViews(test.db, views, { writer: `i${group}`, turn: 0 })));
}
async function aggregateAll(nowMs: number): Promise<void> {
  while (!(await aggregateOrSetAside(deps, nowMs)).isDone);
}

describe('a crowd of new readers', () => {
  it(
    'of a million in half an hour loses no view or visit, and after the crowd has left, active readers are counted exactly',
    // Slow, because it records a million views.
    { tags: ['slow'] },
    async () => {
      const READERS = 1_000_000;
      const STEPS = (30 * MINUTE) / AGGREGATION_MS;
      const beganMs = slotEndMs(Date.now()) + 1;
      let from = 0;
      let nowMs = beganMs;
      for (let step = 1; step <= STEPS; step += 1) {
        nowMs = beganMs + (step - 1) * AGGREGATION_MS;
        const count = Math.round((READERS * step) / STEPS) - from;
        await arrive({ from, count }, nowMs);
        from += count;
        await aggregateAll(nowMs + 2 * SLOT_MS);
      }
      expect(reported).toEqual([]);
      expect(await buckets()).toEqual([]);
      expect(await number('system/siteTotals', 'totalPageViews')).toBe(READERS);
      expect(await number('system/siteTotals', 'totalVisits')).toBe(READERS);
      const uniques = await number('system/siteTotals', 'totalUniqueVisitors');
      expect(Math.abs(uniques - READERS)).toBeLessThan(0.08 * READERS);
      expect(uniques).toBeLessThanOrEqual(READERS);
      const { activeUsers } = await publishStats(test.db, nowMs + 1);
      expect(Math.abs(activeUsers - READERS / 6)).toBeLessThan(0.15 * (READERS / 6));
      expect(await number('stats/site', 'totalPageViews')).toBe(READERS);

      // After the crowd has left, active readers are counted exactly again.
      nowMs += 40 * MINUTE;
      await arrive({ from, count: 10 }, nowMs);
      await aggregateAll(nowMs + 2 * SLOT_MS);
      nowMs += 10 * MINUTE;
      await arrive({ from: from + 10, count: 3 }, nowMs);
      await aggregateAll(nowMs + 2 * SLOT_MS);
      expect((await publishStats(test.db, nowMs + 2 * SLOT_MS)).activeUsers).toBe(3);
      expect(await number('system/siteTotals', 'totalVisits')).toBe(READERS + 13);
    },
  );
  it(
    'is spread over more presence documents than usual, and afterwards fewer are used again',
    { timeout: 120_000 },
    async () => {
      const beganMs = slotEndMs(Date.now()) + 1;
      for (let step = 0; step < 5; step += 1) {
        await arrive({ from: step * 16_000, count: 16_000 }, beganMs + step * MINUTE);
        await aggregateAll(beganMs + step * MINUTE + 2 * SLOT_MS);
      }
      expect((await test.db.collection('presence').get()).size).toBe(16);
      expect((await publishStats(test.db, beganMs + 4 * MINUTE + 1)).activeUsers).toBe(80_000);
      // A second tab whose cookie is from before the first view starts no new visit.
      await arrive({ from: 0, count: 16_000 }, beganMs + 5 * MINUTE);
      await aggregateAll(beganMs + 5 * MINUTE + 2 * SLOT_MS);
      expect(await number('system/siteTotals', 'totalVisits')).toBe(80_000);
      const later = beganMs + 50 * MINUTE;
      await arrive({ from: 90_000, count: 100 }, later);
      await aggregateAll(later + 2 * SLOT_MS);
      expect((await test.db.collection('presence').get()).size).toBe(8);
      expect((await publishStats(test.db, later + 2 * SLOT_MS)).activeUsers).toBe(100);
      expect(await number('system/siteTotals', 'totalUniqueVisitors')).toBe(80_100);
    },
  );
});

describe('a bucket that cannot be aggregated', () => {
  const bad = (slotEndsAt: string) => ({ slotEndsAt, views: 1, seen: { 'reader-1': 5 }, articles: { 'not/id': 1 } });

  it('is set aside and reported, and all others are counted', async () => {
    const nowMs = Date.now();
    const oldest = new Date(nowMs - MINUTE).toISOString();
    await test.db.doc('viewBuckets/bad-1').set(bad(oldest));
    await test.db.doc('viewBuckets/bad-2').set(bad(oldest));
    await arrive({ from: 0, count: 2_000 }, nowMs - 2 * SLOT_MS);
    await aggregateAll(nowMs);
    expect(await number('system/siteTotals', 'totalPageViews')).toBe(2_000);
    expect(reported).toEqual(Array.from({ length: 2 }, () => 'a bucket of page views was set aside'));
    const kept = await buckets();
    expect(kept.map(({ id }) => id).sort()).toEqual(['bad-1', 'bad-2']);
    expect(kept[0]?.get('setAside.slotEndsAt')).toBe(oldest);
    expect(JSON.stringify(kept[0]?.data())).not.toContain('reader-1');
    // Repair the bucket: the next aggregation counts it.
    await kept[0]?.ref.update({ slotEndsAt: oldest, articles: {} });
    await aggregateAll(nowMs);
    expect(await number('system/siteTotals', 'totalPageViews')).toBe(2_001);
  });
  it('does not delay the statistics', async () => {
    await test.db.doc('viewBuckets/bad').set(bad(new Date(Date.now() - MINUTE).toISOString()));
    await arrive({ from: 0, count: 5 }, Date.now() - 3 * SLOT_MS);
    await createFlusher(deps).flush();
    expect(await number('stats/site', 'totalPageViews')).toBe(5);
  });
});
