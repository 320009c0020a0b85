import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import { indianDay } from '@first-show/domain/core/dates';
import { fixedClock } from '../../platform/clock.ts';
import { countWrites } from '../../testing/count-writes.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { registerAnalytics } from './routes.ts';
import { createApp } from '../../api/app.ts';
import { checkViews } from './store/check-views.ts';
import { drainViews } from './store/drain-views.ts';
import { publishStats } from './store/publish-stats.ts';

let test: TestApp;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  clock = fixedClock(new Date().toISOString());
  test = openTestApp('analytics', registerAnalytics, { clock });
  await test.db.doc('articles/a').set({
    categoryId: 'music',
    isPublished: true,
    viewCount: 100,
    publishedAt: '2026-01-01T00:00:00.000Z',
    commentTotal: 2,
    reactionTotal: 0,
    trendingScore: 0,
  });
  await test.db.doc('articles/draft').set({ isPublished: false, viewCount: 0, publishedAt: null });
  await test.db.doc('reactionCounts/a').set({ like: 3, love: 0, wow: 0, laugh: 0, angry: 1 });
  await test.db.doc('system/siteTotals').set({ totalVisits: 50, totalPageViews: 90, totalUniqueVisitors: 40 });
});
afterEach(() => test.close());

const view = (reader: ReturnType<typeof newReader>, articleId?: string, headers = {}) =>
  reader.send('POST', '/api/analytics/page-views', { path: '/', articleId }, headers);
/** Does the work of the minute job. Returns the published statistics. */
const drain = async () => {
  await drainViews(test.deps);
  await publishStats(test.db, clock.now());
  return (await newReader(test.app).get('/api/analytics/stats')).body as SiteStats;
};

describe('page views', () => {
  it('of one reader add every view, but only one visit and one reader, to the former totals', async () => {
    const reader = newReader(test.app);
    const reply = await view(reader, 'a');
    expect(reply.status).toBe(204);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    await view(reader, 'a');
    await view(reader);
    expect(await drain()).toEqual({ activeUsers: 1, totalVisits: 51, totalPageViews: 93, totalUniqueVisitors: 41 });
    expect((await test.db.doc('articles/a').get()).data()).toMatchObject({ viewCount: 101, reactionTotal: 4 });
    expect((await test.db.doc('articles/a').get()).get('trendingScore')).toBeGreaterThan(0);
    expect((await test.db.collection('viewShards').get()).size).toBe(0);
    const day = indianDay(clock.now().toISOString());
    expect((await test.db.doc(`dailyStats/${day}`).get()).data()).toEqual({ day, views: 3 });
  });
  it('count once per reader and article in 30 minutes, even with a replayed cookie, but each time for the site', async () => {
    const reader = newReader(test.app);
    await view(reader, 'a');
    const first = reader.cookie();
    const replays = Array.from({ length: 20 }, () => newReader(test.app));
    await Promise.all(replays.map((replay) => (replay.setCookie(first), view(replay, 'a'))));
    clock.advance(29 * 60_000);
    await view(reader, 'a');
    await drain();
    expect((await test.db.doc('articles/a').get()).get('viewCount')).toBe(101);
    clock.advance(2 * 60_000);
    await view(reader, 'a');
    expect(await drain()).toMatchObject({ totalPageViews: 113 });
    expect((await test.db.doc('articles/a').get()).get('viewCount')).toBe(102);
  });
  it('begin a new visit of the same reader after 30 idle minutes', async () => {
    const reader = newReader(test.app);
    await view(reader);
    clock.advance(29 * 60_000);
    await view(reader);
    clock.advance(31 * 60_000);
    await view(reader);
    expect(await drain()).toMatchObject({ totalVisits: 52, totalPageViews: 93, totalUniqueVisitors: 41 });
  });
  it('begin one visit for parallel views with one cookie', async () => {
    const reader = newReader(test.app);
    await view(reader);
    const first = reader.cookie();
    // These ten views bring the cookie of the first view, so they count neither another visit nor
    // another reader.
    await Promise.all(
      Array.from({ length: 10 }, () => {
        const tab = newReader(test.app);
        tab.setCookie(first);
        return view(tab);
      }),
    );
    expect(await drain()).toEqual({ activeUsers: 1, totalVisits: 51, totalPageViews: 101, totalUniqueVisitors: 41 });
  });
  it('count 100 readers exactly, 25 of them at the same time, and keep readers ≤ visits ≤ views', async () => {
    for (let group = 0; group < 4; group += 1) {
      const replies = await Promise.all(Array.from({ length: 25 }, () => view(newReader(test.app), 'a')));
      expect(replies.every((reply) => reply.status === 204)).toBe(true);
    }
    expect(await drain()).toEqual({
      activeUsers: 100,
      totalVisits: 150,
      totalPageViews: 190,
      totalUniqueVisitors: 140,
    });
    expect((await test.db.doc('articles/a').get()).get('viewCount')).toBe(200);
  });
  it('are all counted while several drains run concurrently', async () => {
    const VIEWS = 200;
    const statuses: number[] = [];
    // A view that is answered too late cannot be repeated without counting twice, so only 20
    // readers come at the same time.
    const views = Array.from({ length: 20 }, async () => {
      for (let call = 0; call < VIEWS / 20; call += 1) {
        statuses.push((await view(newReader(test.app), 'a')).status);
      }
    });
    const drains = Array.from({ length: 3 }, async () => {
      while (statuses.length < VIEWS) await drainViews(test.deps);
    });
    await Promise.all([...views, ...drains]);
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(await drain()).toEqual({
      activeUsers: VIEWS,
      totalVisits: 50 + VIEWS,
      totalPageViews: 90 + VIEWS,
      totalUniqueVisitors: 40 + VIEWS,
    });
    expect((await test.db.doc('articles/a').get()).get('viewCount')).toBe(100 + VIEWS);
    expect((await test.db.collection('viewShards').get()).size).toBe(0);
  });
  it('are counted even if the reader’s presence cannot be stored', async () => {
    const db = {
      collection: (name: string) =>
        name === 'presence'
          ? { doc: () => ({ set: () => Promise.reject(new Error('unavailable')) }) }
          : test.db.collection(name),
    } as Firestore;
    const app = createApp({ ...test.deps, db: () => db }, registerAnalytics);
    expect((await view(newReader(app), 'a')).status).toBe(204);
    expect(await drain()).toMatchObject({ activeUsers: 0, totalPageViews: 91, totalUniqueVisitors: 41 });
  });
  it('write two documents each', async () => {
    const reader = newReader(test.app);
    const writes = countWrites(test.db);
    await view(reader, 'a');
    await view(reader, 'a');
    writes.stop();
    expect(writes.counts()).toEqual(
      new Map([
        ['viewShards', 2],
        ['presence', 2],
      ]),
    );
  });
  it('are spread over the configured number of documents', async () => {
    const app = createApp({ ...test.deps, config: { ...test.deps.config, viewShards: 2 } }, registerAnalytics);
    await Promise.all(Array.from({ length: 40 }, () => view(newReader(app))));
    expect((await test.db.collection('viewShards').get()).docs.map(({ id }) => id).sort()).toEqual(['0', '1']);
    expect(await drain()).toMatchObject({ totalPageViews: 130 });
  });
  it('by bots are answered but not counted', async () => {
    const bot = newReader(test.app, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    const reply = await view(bot, 'a');
    expect(reply.status).toBe(204);
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(await drain()).toMatchObject({ totalPageViews: 90 });
  });
  it('count for the site but for no article if the article is missing or a draft', async () => {
    await view(newReader(test.app), 'none');
    await view(newReader(test.app), 'draft');
    expect(await drain()).toMatchObject({ totalPageViews: 92 });
    expect((await test.db.doc('articles/none').get()).exists).toBe(false);
    expect((await test.db.doc('articles/draft').get()).get('viewCount')).toBe(0);
    await view(newReader(test.app), 'a');
    expect(await drain()).toMatchObject({ totalPageViews: 93 });
  });
  it('are refused with an invalid body (400) or from another origin (403)', async () => {
    const reader = newReader(test.app);
    for (const body of [{}, { path: '' }, { path: 'https://else.example/' }, { path: '/', articleId: 5 }]) {
      expect((await reader.send('POST', '/api/analytics/page-views', body)).status).toBe(400);
    }
    expect((await view(reader, 'a', { origin: 'https://else.example' })).status).toBe(403);
  });
});

describe('active readers', () => {
  it('are those who were seen in the last five minutes', async () => {
    const reader = newReader(test.app);
    await view(reader);
    clock.advance(3 * 60_000);
    await view(reader);
    await view(newReader(test.app));
    expect((await drain()).activeUsers).toBe(2);
    expect((await test.db.collection('presence').get()).size).toBe(2);
    clock.advance(4 * 60_000);
    await view(reader);
    expect((await drain()).activeUsers).toBe(2);
    clock.advance(60_000);
    expect((await drain()).activeUsers).toBe(1);
    clock.advance(4 * 60_000);
    expect((await drain()).activeUsers).toBe(0);
  });
  it('are stored without the pages that they saw, in documents that expire', async () => {
    await view(newReader(test.app), 'a');
    const [presence] = (await test.db.collection('presence').get()).docs;
    expect(presence?.id).toMatch(/^[A-Za-z0-9]{20}$/);
    const nowMs = clock.now().getTime();
    expect(presence?.data()).toEqual({
      seenAt: new Date(nowMs).toISOString(),
      expireAt: Timestamp.fromMillis(nowMs + 5 * 60_000),
    });
  });
});

describe('the published statistics', () => {
  it('are written only if a number has changed', async () => {
    await view(newReader(test.app));
    await drain();
    const { updateTime } = await test.db.doc('stats/site').get();
    await drain();
    expect((await test.db.doc('stats/site').get()).updateTime).toEqual(updateTime);
    await view(newReader(test.app));
    await drain();
    expect((await test.db.doc('stats/site').get()).updateTime).not.toEqual(updateTime);
  });
  it('are public and briefly cacheable', async () => {
    const reply = await newReader(test.app).get('/api/analytics/stats');
    expect(reply.headers.get('cache-control')).toContain('s-maxage=');
    expect(reply.headers.get('set-cookie')).toBeNull();
  });
});

describe('checking the statistics', () => {
  it('finds published numbers that differ from older totals, and more readers than visits', async () => {
    await test.db.doc('system/siteTotals').set({ totalPageViews: 5, totalVisits: 2, totalUniqueVisitors: 3 });
    await test.db.doc('stats/site').set({ activeUsers: 0, totalPageViews: 4, totalVisits: 2, totalUniqueVisitors: 3 });
    const inAnHour = () => new Date(Date.now() + 60 * 60_000);
    const drifts = await checkViews(test.db, inAnHour);
    expect(drifts.map(({ path }) => path)).toEqual(['stats/site.totalPageViews', 'system/siteTotals']);
    for (const { fix } of drifts) await fix?.();
    expect((await checkViews(test.db, inAnHour)).map(({ path }) => path)).toEqual(['system/siteTotals']);
  });
  it('finds nothing while the next run of the job is not due', async () => {
    expect(await checkViews(test.db, () => new Date())).toEqual([]);
  });
});
