import { afterEach, beforeEach, expect, it } from 'vitest';
import { indianDay } from '@first-show/domain/core/dates';
import { fixedClock } from '../../../platform/clock.ts';
import { articleDoc, NOW, writeContent } from '../../../testing/content.ts';
import { openTestApp, type TestApp } from '../../../testing/reader-app.ts';
import { drainViews } from './drain-views.ts';

let test: TestApp;
let reported: { event: string; shard: unknown }[];
beforeEach(async () => {
  test = openTestApp('drain', () => undefined, { clock: fixedClock(NOW) });
  reported = [];
  test.deps.log.error = (event, _cause, facts) => void reported.push({ event, shard: facts?.shard });
  await writeContent(test.db, { articles: [articleDoc('a', { viewCount: 0 }), articleDoc('b', { viewCount: 0 })] });
});
afterEach(() => test.close());

const dataOf = async (path: string) => (await test.db.doc(path).get()).data();
const viewsOf = async (articleId: string) => (await dataOf(`articles/${articleId}`))?.viewCount as number;
const shardIds = async () => (await test.db.collection('viewShards').get()).docs.map(({ id }) => id);

it('adds the views of every shard to the totals, the day and the articles once, however often it runs', async () => {
  await test.db.doc('viewShards/3').set({ views: 5, visits: 3, readers: 2, articles: { a: 2, b: 1 } });
  await test.db.doc('viewShards/40').set({ views: 1, articles: { a: 1 } });
  await Promise.all(Array.from({ length: 4 }, () => drainViews(test.deps)));
  await drainViews(test.deps);
  expect(await dataOf('system/siteTotals')).toEqual({
    totalPageViews: 6,
    totalVisits: 3,
    totalUniqueVisitors: 2,
    viewedCategories: ['music'],
  });
  const day = indianDay(NOW);
  expect(await dataOf(`dailyStats/${day}`)).toEqual({ day, views: 6 });
  expect([await viewsOf('a'), await viewsOf('b')]).toEqual([3, 1]);
  expect(await shardIds()).toEqual([]);
  expect(reported).toEqual([]);
});

it('counts a view of an article that was deleted meanwhile for the site, and the other views as usual', async () => {
  await test.db.doc('viewShards/0').set({ views: 3, articles: { gone: 1, a: 2 } });
  await drainViews(test.deps);
  expect(await dataOf('system/siteTotals')).toMatchObject({ totalPageViews: 3 });
  expect(await dataOf('articles/gone')).toBeUndefined();
  expect(await viewsOf('a')).toBe(2);
});

it('counts views of article ids that are names of built-in properties', async () => {
  await writeContent(test.db, { articles: [articleDoc('constructor', { viewCount: 0 })] });
  await test.db.doc('viewShards/0').set({ views: 2, articles: { constructor: 1, toString: 1 } });
  await drainViews(test.deps);
  expect(await viewsOf('constructor')).toBe(1);
});

it('drains a shard with more articles than one transaction may write', async () => {
  const articles = Array.from({ length: 1_050 }, (_, index) => articleDoc(`n${index}`, { viewCount: 0 }));
  await writeContent(test.db, { articles });
  const views = Object.fromEntries(articles.map(({ id }) => [id, 2]));
  await test.db.doc('viewShards/0').set({ views: 3_000, visits: 7, readers: 5, articles: views });
  await drainViews(test.deps);
  expect(await dataOf('system/siteTotals')).toEqual({
    totalPageViews: 3_000,
    totalVisits: 7,
    totalUniqueVisitors: 5,
    viewedCategories: ['music'],
  });
  const counted = await test.db.collection('articles').where('viewCount', '==', 2).count().get();
  expect(counted.data().count).toBe(1_050);
  expect(await shardIds()).toEqual([]);
});

it('reports a shard that cannot be counted, keeps it, and counts all others', async () => {
  await test.db.doc('viewShards/0').set({ views: 1, articles: { 'not/id': 1 } });
  await test.db.doc('viewShards/1').set({ views: 'many' });
  await test.db.doc('viewShards/2').set({ views: 4, articles: { a: 4 } });
  await drainViews(test.deps);
  expect(await dataOf('system/siteTotals')).toMatchObject({ totalPageViews: 4 });
  expect(await viewsOf('a')).toBe(4);
  const event = 'the page views of a shard could not be counted';
  expect(reported).toEqual([
    { event, shard: '0' },
    { event, shard: '1' },
  ]);
  expect(await shardIds()).toEqual(['0', '1']);
  // After the shard was mended, the next run counts it.
  await test.db.doc('viewShards/0').update({ articles: {} });
  await drainViews(test.deps);
  expect(await dataOf('system/siteTotals')).toMatchObject({ totalPageViews: 5 });
});
