import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import { indianDay } from '@first-show/domain/core/dates';
import { fixedClock } from '../../lib/clock.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { registerAnalytics } from '../../api/analytics/analytics.ts';
import { aggregateViews, publishStats } from './analytics.repo.ts';

let test: TestApp;
let clock: ReturnType<typeof fixedClock>;
const LATER_MS = 10 * 60_000;

beforeEach(async () => {
  clock = fixedClock(new Date().toISOString());
  test = openTestApp('analytics', registerAnalytics, { clock });
  await test.db.doc('articles/a').set({
    isPublished: true,
    viewCount: 100,
    publishedAt: '2026-01-01T00:00:00.000Z',
    commentTotal: 2,
    reactionTotal: 0,
    trendingScore: 0,
  });
  await test.db.doc('articles/draft').set({ isPublished: false, viewCount: 0, publishedAt: null });
  await test.db.doc('reactionCounts/a').set({ like: 3, love: 0, wow: 0, laugh: 0, angry: 1 });
  await test.db.doc('stats/site').set({ activeUsers: 0, totalVisits: 50, totalPageViews: 90, totalUniqueVisitors: 40 });
});
afterEach(() => test.close());

const view = (reader: ReturnType<typeof newReader>, articleId?: string, headers = {}) =>
  reader.send('POST', '/api/analytics/page-views', { path: '/', articleId }, headers);
/**
 * Does the work of the triggers: aggregates all buckets and publishes the statistics. Returns the
 * published statistics.
 */
const flush = async () => {
  let isDone = false;
  while (!isDone) ({ isDone } = await aggregateViews(test.db, clock.now().getTime() + LATER_MS));
  // The publishing interval starts at the last write in the database, which has real time, so pass
  // a time after the interval.
  const nowMs = Math.max(clock.now().getTime(), Date.now() + 6000);
  await publishStats(test.db, nowMs);
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
    expect(await flush()).toEqual({ activeUsers: 1, totalVisits: 51, totalPageViews: 93, totalUniqueVisitors: 41 });
    expect((await test.db.doc('articles/a').get()).data()).toMatchObject({ viewCount: 101, reactionTotal: 4 });
    expect((await test.db.doc('articles/a').get()).get('trendingScore')).toBeGreaterThan(0);
    expect((await test.db.collection('viewBuckets').get()).size).toBe(0);
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
    await flush();
    expect((await test.db.doc('articles/a').get()).get('viewCount')).toBe(101);
    clock.advance(2 * 60_000);
    await view(reader, 'a');
    expect(await flush()).toMatchObject({ totalPageViews: 113 });
    expect((await test.db.doc('articles/a').get()).get('viewCount')).toBe(102);
  });
  it('begin a new visit of the same reader after 30 idle minutes', async () => {
    const reader = newReader(test.app);
    await view(reader);
    clock.advance(29 * 60_000);
    await view(reader);
    clock.advance(31 * 60_000);
    await view(reader);
    expect(await flush()).toMatchObject({ totalVisits: 52, totalPageViews: 93, totalUniqueVisitors: 41 });
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
    expect(await flush()).toEqual({ activeUsers: 1, totalVisits: 51, totalPageViews: 101, totalUniqueVisitors: 41 });
  });
  it('count 100 simultaneous readers exactly, and keep readers ≤ visits ≤ views', async () => {
    const replies = await Promise.all(Array.from({ length: 100 }, () => view(newReader(test.app), 'a')));
    expect(replies.every((reply) => reply.status === 204)).toBe(true);
    expect(await flush()).toEqual({
      activeUsers: 100,
      totalVisits: 150,
      totalPageViews: 190,
      totalUniqueVisitors: 140,
    });
    expect((await test.db.doc('articles/a').get()).get('viewCount')).toBe(200);
  });
  it('are aggregated once, however many triggers run concurrently', async () => {
    for (let count = 0; count < 5; count += 1) await view(newReader(test.app), 'a');
    await Promise.all(Array.from({ length: 6 }, () => aggregateViews(test.db, clock.now().getTime() + LATER_MS)));
    expect(await flush()).toMatchObject({ totalPageViews: 95 });
    expect((await test.db.doc('articles/a').get()).get('viewCount')).toBe(105);
  });
  it('by bots are answered but not counted', async () => {
    const bot = newReader(test.app, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    const reply = await view(bot, 'a');
    expect(reply.status).toBe(204);
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(await flush()).toMatchObject({ totalPageViews: 90 });
  });
  it('count for the site but for no article if the article is missing or a draft', async () => {
    await view(newReader(test.app), 'none');
    await view(newReader(test.app), 'draft');
    expect(await flush()).toMatchObject({ totalPageViews: 92 });
    expect((await test.db.doc('articles/none').get()).exists).toBe(false);
    expect((await test.db.doc('articles/draft').get()).get('viewCount')).toBe(0);
    await view(newReader(test.app), 'a');
    await flush();
    // `articleViews` sums only the views of published articles.
    expect((await test.db.doc('system/siteTotals').get()).data()).toMatchObject({
      totalPageViews: 93,
      articleViews: 1,
    });
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
  it('decrease when a reader was not seen for five minutes', async () => {
    await view(newReader(test.app));
    await aggregateViews(test.db, clock.now().getTime() + LATER_MS);
    const { nextDecayMs } = await publishStats(test.db, clock.now().getTime() + 1);
    expect(nextDecayMs).toBe(clock.now().getTime() + 5 * 60_000);
    clock.advance(5 * 60_000 + 1000);
    expect((await flush()).activeUsers).toBe(0);
  });
});

describe('the published statistics', () => {
  it('are not written again within their interval; publishing returns the rest of the interval', async () => {
    await view(newReader(test.app));
    await aggregateViews(test.db, clock.now().getTime() + LATER_MS);
    await publishStats(test.db, Date.now() + 6000);
    await view(newReader(test.app));
    await aggregateViews(test.db, clock.now().getTime() + LATER_MS);
    const { waitMs } = await publishStats(test.db, Date.now());
    expect(waitMs).toBeGreaterThan(3000);
    expect(waitMs).toBeLessThanOrEqual(5000);
    expect((await test.db.doc('stats/site').get()).get('totalPageViews')).toBe(91);
  });
  it('are public and briefly cacheable', async () => {
    const reply = await newReader(test.app).get('/api/analytics/stats');
    expect(reply.headers.get('cache-control')).toContain('s-maxage=');
    expect(reply.headers.get('set-cookie')).toBeNull();
  });
});
