import { Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import type {
  ArticleExtrasRollup,
  BoxOfficeRollup,
  CategoryRollup,
  HomeRollup,
  RelatedRollup,
  SidebarRollup,
  SitemapRollup,
} from '@first-show/domain/rollups/rollups';
import { articleDoc, categoryDoc, commentDoc, filmDoc, hoursAgo, NOW, writeContent } from '../testing/content.ts';
import { openTestApp, type TestApp } from '../testing/reader-app.ts';
import { readHome, readRelatedRollup, readSidebar } from './read-rollups.ts';
import { rebuildAllRollups, refreshArticle, refreshBoxOffice, refreshComments } from './rebuild.ts';
import { writeSlice } from './rollups.ts';

let test: TestApp;
beforeAll(() => {
  test = openTestApp('rollups', () => undefined);
});
afterAll(() => test.close());

const read = async <T>(id: string): Promise<T | undefined> =>
  (await test.db.collection(collections.rollups).doc(id).get()).data() as T | undefined;
const ids = (cards: readonly { id: string }[] | undefined): string[] => (cards ?? []).map(({ id }) => id);
const related = async (id: string) => (await read<RelatedRollup>(rollupIds.related(id)))?.related;
const articleRef = (id: string) => test.db.collection(collections.articles).doc(id);

beforeEach(async () => {
  for (const collection of await test.db.listCollections()) await test.db.recursiveDelete(collection);
  await writeContent(test.db, {
    categories: [categoryDoc('music', 1), categoryDoc('trade', 0)],
    articles: [
      articleDoc('a', { publishedAt: hoursAgo(1), filmSlugs: ['war'], tags: ['x'], isFeatured: true }),
      articleDoc('b', { publishedAt: hoursAgo(2), categoryId: 'trade', filmSlugs: ['war'], isBreaking: true }),
      articleDoc('c', { publishedAt: hoursAgo(3), viewCount: 900 }),
      articleDoc('draft', { publishedAt: null, isPublished: false, filmSlugs: ['war'] }),
    ],
    films: [filmDoc('low', { rank: 2 }), filmDoc('top', { rank: 1 })],
    comments: [
      commentDoc('1', 'a', { createdAt: hoursAgo(2) }),
      commentDoc('2', 'a', { createdAt: hoursAgo(1) }),
      commentDoc('3', 'a', { isApproved: false }),
    ],
  });
  await rebuildAllRollups(test.db);
});

it('builds every roll-up without drafts and pending comments', async () => {
  const home = await read<HomeRollup>('home');
  expect([ids(home?.latest), ids(home?.featured), home?.breaking?.id]).toEqual([['a', 'b', 'c'], ['a'], 'b']);
  const sidebar = await read<SidebarRollup>('sidebar');
  expect(sidebar?.categories.map(({ id, articleCount }) => [id, articleCount])).toEqual([
    ['trade', 1],
    ['music', 2],
  ]);
  expect(sidebar?.categories[0]).not.toHaveProperty('order');
  expect(ids(sidebar?.popular)[0]).toBe('c');
  expect(ids((await read<CategoryRollup>(rollupIds.category('music')))?.latest)).toEqual(['a', 'c']);
  expect(ids((await read<BoxOfficeRollup>('boxOffice'))?.entries)).toEqual(['top', 'low']);
  const extras = await read<ArticleExtrasRollup>(rollupIds.articleExtras('a'));
  expect([ids(extras?.comments), extras?.commentTotal]).toEqual([['2', '1'], 2]);
  expect(ids(await related('a'))).toEqual(['b', 'c']);
  expect(await read(rollupIds.related('draft'))).toBeUndefined();
  expect(await read(rollupIds.articleExtras('draft'))).toBeUndefined();
  expect(Object.keys((await read<SitemapRollup>(rollupIds.sitemap('2026-11')))?.entries ?? {})).toEqual([
    'a',
    'b',
    'c',
  ]);
  expect(home?.latest[0]).not.toHaveProperty('content');
});
it('stores the exact article count in the category’s own document as well', async () => {
  expect((await test.db.collection(collections.categories).doc('music').get()).get('articleCount')).toBe(2);
});
it('removes an unpublished article from everything that showed it', async () => {
  await articleRef('b').update({ isPublished: false });
  await refreshArticle(test.db, 'b');
  const home = await read<HomeRollup>('home');
  expect([ids(home?.latest), home?.breaking]).toEqual([['a', 'c'], null]);
  expect(ids(await related('a'))).toEqual(['c']);
  expect(await related('b')).toBeUndefined();
  expect(await read(rollupIds.articleExtras('b'))).toBeUndefined();
  expect(ids((await read<CategoryRollup>(rollupIds.category('trade')))?.latest)).toEqual([]);
  expect((await read<SidebarRollup>('sidebar'))?.categories[0]?.articleCount).toBe(0);
  expect(Object.keys((await read<SitemapRollup>(rollupIds.sitemap('2026-11')))?.entries ?? {})).toEqual(['a', 'c']);
});
it('removes an unpublished article from the lists of any number of related articles', async () => {
  const writer = test.db.bulkWriter();
  const lists = Array.from({ length: 301 }, (_, index) =>
    test.db.collection(collections.rollups).doc(rollupIds.related(`many-${index}`)),
  );
  for (const list of lists)
    void writer.set(list, { related: [{ id: 'b', title: 'Withdrawn' }, { id: 'c' }], articleIds: ['b', 'c'] });
  await writer.close();
  await articleRef('b').update({ isPublished: false });
  await refreshArticle(test.db, 'b');
  const left = await test.db.getAll(...lists);
  expect(left.filter((list) => JSON.stringify(list.data()).includes('Withdrawn'))).toEqual([]);
  expect(ids(left[300]?.get('related') as { id: string }[])).toEqual(['c']);
});
it('moves an article between categories and months, and shows its new title in related lists', async () => {
  await articleRef('b').update({ categoryId: 'music', title: 'A new title', publishedAt: '2026-10-01T00:00:00.000Z' });
  await refreshArticle(test.db, 'b');
  expect(ids((await read<CategoryRollup>(rollupIds.category('trade')))?.latest)).toEqual([]);
  expect(ids((await read<CategoryRollup>(rollupIds.category('music')))?.latest)).toEqual(['a', 'c', 'b']);
  expect((await related('a'))?.[0]?.title).toBe('A new title');
  expect(Object.keys((await read<SitemapRollup>(rollupIds.sitemap('2026-11')))?.entries ?? {})).toEqual(['a', 'c']);
  expect(Object.keys((await read<SitemapRollup>(rollupIds.sitemap('2026-10')))?.entries ?? {})).toEqual(['b']);
});
it('removes a deleted article from all roll-ups, and a second run does no harm', async () => {
  await articleRef('a').delete();
  await refreshArticle(test.db, 'a');
  await refreshArticle(test.db, 'a');
  expect(ids((await read<HomeRollup>('home'))?.latest)).toEqual(['b', 'c']);
  expect(await read(rollupIds.articleExtras('a'))).toBeUndefined();
  expect(await related('a')).toBeUndefined();
});
it('rebuilds a list of related articles after a related one was published, and otherwise once a day', async () => {
  const ask = async (id: string, hours: number) =>
    ids((await readRelatedRollup(test.db, id, new Date(Date.now() + hours * 3_600_000))).related);
  expect(await ask('a', 0)).toEqual(['b', 'c']);
  const { filmSlugs, tags, categoryId } = (await articleRef('a').get()).data() as ArticleDoc;
  await articleRef('new').set(articleDoc('new', { filmSlugs, tags, categoryId, publishedAt: NOW }));
  const before = await read<RelatedRollup>(rollupIds.related('a'));
  await refreshArticle(test.db, 'new');
  expect((await read<RelatedRollup>(rollupIds.related('a')))?.related).toEqual(before?.related);
  expect(await ask('a', 0)).toContain('new');

  // A change that keeps category, tags and films invalidates nothing.
  const fresh = await read<RelatedRollup>(rollupIds.related('a'));
  await articleRef('new').update({ summary: 'Other words for the same.' });
  await refreshArticle(test.db, 'new');
  expect((await read<RelatedRollup>(rollupIds.related('a')))?.staleFrom).toBe(fresh?.staleFrom);

  await test.db.collection(collections.rollups).doc(rollupIds.related('a')).update({ related: [], articleIds: [] });
  expect(await ask('a', 23)).toEqual([]);
  expect(await ask('a', 25)).toContain('new');
});
it('marks a related list as stale when a listed article changes its category, tags or films or is unpublished, and does not write an unchanged list', async () => {
  const list = () => test.db.collection(collections.rollups).doc(rollupIds.related('a')).get();
  expect(await related('a')).toHaveLength(2);
  await articleRef('b').update({ title: 'A new title' });
  await refreshArticle(test.db, 'b');
  const shown = await list();
  await refreshArticle(test.db, 'b');
  expect((await list()).updateTime).toEqual(shown.updateTime);
  expect(shown.get('staleFrom')).toBeUndefined();

  await articleRef('b').update({ tags: ['another'], filmSlugs: [], categoryId: 'music' });
  await refreshArticle(test.db, 'b');
  const moved = (await list()).get('staleFrom') as string;
  expect(moved > (shown.get('readAt.related') as string)).toBe(true);

  await articleRef('c').update({ isPublished: false });
  await refreshArticle(test.db, 'c');
  expect((await list()).get('staleFrom') > moved).toBe(true);
  await readRelatedRollup(test.db, 'a', new Date());
  const fresh = await list();
  expect((fresh.get('readAt.related') as string) > (fresh.get('staleFrom') as string)).toBe(true);
});
it('lists and counts approved comments again, and includes their number in the article’s score', async () => {
  const before = (await articleRef('a').get()).get('trendingScore') as number;
  await test.db.collection(collections.comments).doc('3').update({ isApproved: true, createdAt: NOW });
  await refreshComments(test.db, 'a');
  const extras = await read<ArticleExtrasRollup>(rollupIds.articleExtras('a'));
  expect([ids(extras?.comments), extras?.commentTotal]).toEqual([['3', '2', '1'], 3]);
  const article = await articleRef('a').get();
  expect(article.get('commentTotal')).toBe(3);
  expect(article.get('trendingScore')).toBeGreaterThan(before);
});
it('adds a new film to the chart, in the order of ranks', async () => {
  await writeContent(test.db, { films: [filmDoc('newest', { rank: 1, totalCollection: 99 })] });
  await refreshBoxOffice(test.db);
  expect(ids((await read<BoxOfficeRollup>('boxOffice'))?.entries)).toEqual(['newest', 'top', 'low']);
});
it('never overwrites newer lists with those of an older read', async () => {
  await writeSlice(test.db, {
    id: 'home',
    slice: 'lists',
    readAt: '2099-01-01T00:00:00.000000000Z',
    data: { latest: [] },
  });
  await writeSlice(test.db, {
    id: 'home',
    slice: 'lists',
    readAt: '2098-01-01T00:00:00.000000000Z',
    data: { latest: ['old'] },
  });
  expect((await read<HomeRollup>('home'))?.latest).toEqual([]);
});
it('shows new view counts a minute after the last rebuild, and not before', async () => {
  await articleRef('a').update({ viewCount: 5000 });
  const views = async (now: Date) => (await readHome(test.db, now)).latest[0]?.viewCount;
  expect(await views(new Date())).toBe(10);
  expect(await views(new Date(Date.now() + 61_000))).toBe(5000);
});
it('serves a stale list for a day if it cannot be rebuilt, and fails after that', async () => {
  const failing = vi.spyOn(Query.prototype, 'get').mockRejectedValue(new Error('down'));
  try {
    const at = (minutes: number) => readHome(test.db, new Date(Date.now() + minutes * 60_000));
    expect(ids((await at(2)).latest)).toEqual(['a', 'b', 'c']);
    expect(ids((await at(23 * 60)).latest)).toEqual(['a', 'b', 'c']);
    await expect(at(25 * 60)).rejects.toThrow('down');
  } finally {
    failing.mockRestore();
  }
});
it('counts articles again once an hour to repair lost updates, and not for each reader', async () => {
  const musicCount = async (now: Date) =>
    (await readSidebar(test.db, now)).categories.find(({ id }) => id === 'music')?.articleCount;
  await articleRef('unheard-of').set(articleDoc('unheard-of'));
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  expect(await musicCount(minutes(2))).toBe(2);
  expect(await musicCount(minutes(61))).toBe(3);
});
