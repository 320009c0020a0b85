import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import type {
  ShownCommentsRollup,
  BoxOfficeRollup,
  CategoryRollup,
  HomeRollup,
  RankedRollup,
  SidebarRollup,
  SitemapRollup,
} from '@first-show/domain/rollups/rollups';
import { articleDoc, categoryDoc, commentDoc, filmDoc, hoursAgo, NOW, writeContent } from '../testing/content.ts';
import { countReads } from '../testing/count-reads.ts';
import { openTestApp, type TestApp } from '../testing/reader-app.ts';
import { updateListsAfterArticle } from './content-change.ts';
import { homeList } from './lists.ts';
import { readCategoryLists, readHome } from './read-rollups.ts';
import { rebuildAllRollups, rebuildChart, rebuildComments } from './rebuild.ts';
import { readRelated } from './related-lists.ts';
import { rebuild, readList } from './rollups.ts';

let test: TestApp;
beforeAll(() => {
  test = openTestApp('rollups', () => undefined);
});
afterAll(() => test.close());

const read = async <T>(id: string): Promise<T | undefined> =>
  (await test.db.collection(collections.rollups).doc(id).get()).data() as T | undefined;
const ids = (cards: readonly { id: string }[] | undefined): string[] => (cards ?? []).map(({ id }) => id);
const articleRef = (id: string) => test.db.collection(collections.articles).doc(id);
const articleOf = async (id: string) => (await articleRef(id).get()).data() as ArticleDoc | undefined;
const sitemap = async (month: string) =>
  Object.keys((await read<SitemapRollup>(rollupIds.sitemap(month)))?.entries ?? {}).sort();

/** Changes or deletes (`null`) an article, and delivers the event of this write. */
async function write(id: string, change: Partial<ArticleDoc> | null): Promise<void> {
  const before = await articleOf(id);
  await (change === null ? articleRef(id).delete() : articleRef(id).set({ ...before, ...change }));
  await updateListsAfterArticle(test.db, id, { before, after: await articleOf(id) });
}

beforeEach(async () => {
  for (const collection of await test.db.listCollections()) await test.db.recursiveDelete(collection);
  await writeContent(test.db, {
    categories: [categoryDoc('music', 1), categoryDoc('trade', 0)],
    articles: [
      articleDoc('a', { publishedAt: hoursAgo(1), filmIds: ['war'], tags: ['x'], isFeatured: true }),
      articleDoc('b', { publishedAt: hoursAgo(2), categoryId: 'trade', filmIds: ['war'], isBreaking: true }),
      articleDoc('c', { publishedAt: hoursAgo(3), viewCount: 900 }),
      articleDoc('draft', { publishedAt: null, isPublished: false, filmIds: ['war'] }),
    ],
    films: [filmDoc('low', { totalCollection: 2 }), filmDoc('top')],
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
  expect(ids((await read<RankedRollup>(rollupIds.ranked('all')))?.views)[0]).toBe('c');
  expect(ids((await read<BoxOfficeRollup>('boxOffice'))?.entries)).toEqual(['top', 'low']);
  const extras = await read<ShownCommentsRollup>(rollupIds.shownComments('a'));
  expect([ids(extras?.comments), extras?.commentTotal]).toEqual([['2', '1'], 2]);
  expect(await read(rollupIds.shownComments('draft'))).toBeUndefined();
  expect(await sitemap('2026-11')).toEqual(['a', 'b', 'c']);
  expect(home?.latest[0]).not.toHaveProperty('content');
});

describe('after a write of an article', () => {
  it('removes an unpublished article from everything that showed it', async () => {
    await write('b', { isPublished: false });
    const home = await read<HomeRollup>('home');
    expect([ids(home?.latest), home?.breaking]).toEqual([['a', 'c'], null]);
    expect(await read(rollupIds.shownComments('b'))).toBeUndefined();
    expect(ids((await read<CategoryRollup>(rollupIds.category('trade')))?.latest)).toEqual([]);
    expect(ids((await read<RankedRollup>(rollupIds.ranked('trade')))?.views)).toEqual([]);
    expect((await read<SidebarRollup>('sidebar'))?.categories[0]?.articleCount).toBe(0);
    expect(await sitemap('2026-11')).toEqual(['a', 'c']);
  });
  it('moves an article between categories and months', async () => {
    await write('b', { categoryId: 'music', publishedAt: '2026-10-01T00:00:00.000Z' });
    expect(ids((await read<CategoryRollup>(rollupIds.category('trade')))?.latest)).toEqual([]);
    expect(ids((await read<CategoryRollup>(rollupIds.category('music')))?.latest)).toEqual(['a', 'c', 'b']);
    expect(await sitemap('2026-11')).toEqual(['a', 'c']);
    expect(await sitemap('2026-10')).toEqual(['b']);
  });
  it('removes a deleted article from all roll-ups, and a second event does no harm', async () => {
    const before = await articleOf('a');
    await write('a', null);
    await updateListsAfterArticle(test.db, 'a', { before, after: undefined });
    expect(ids((await read<HomeRollup>('home'))?.latest)).toEqual(['b', 'c']);
    expect(await read(rollupIds.shownComments('a'))).toBeUndefined();
    expect(await sitemap('2026-11')).toEqual(['b', 'c']);
  });
  it('ends with the current article, even if the events arrive in the wrong order', async () => {
    const published = await articleOf('a');
    const moved = { ...published, categoryId: 'trade', publishedAt: '2026-10-01T00:00:00.000Z' };
    const withdrawn = { ...moved, isPublished: false };
    await articleRef('a').set(withdrawn);
    await updateListsAfterArticle(test.db, 'a', { before: moved, after: withdrawn });
    await updateListsAfterArticle(test.db, 'a', { before: published, after: moved });
    for (const category of ['music', 'trade'])
      expect(ids((await read<CategoryRollup>(rollupIds.category(category)))?.latest)).not.toContain('a');
    expect([await sitemap('2026-10'), await sitemap('2026-11')]).toEqual([[], ['b', 'c']]);
    expect(await read(rollupIds.shownComments('a'))).toBeUndefined();
  });
  it('rebuilds no roll-up for a draft', async () => {
    const home = async () => (await read<HomeRollup>('home'))?.updatedAt;
    const before = await home();
    await write('draft', { title: 'Another title of the draft' });
    expect(await home()).toBe(before);
  });
});

describe('related articles', () => {
  const related = async (id: string, hours = 0) => {
    const article = await articleOf(id);
    if (article === undefined) throw new Error(`no article ${id}`);
    return readRelated(test.db, article, { limit: 4, now: new Date(Date.now() + hours * 3_600_000) });
  };

  it('are chosen once a day, and shown with their current titles', async () => {
    expect(ids(await related('a'))).toEqual(['b', 'c']);
    await write('b', { title: 'A new title' });
    const { reads, result } = await countReads(test.db, async () => related('a'));
    expect([result[0]?.title, reads]).toEqual(['A new title', 4]);
    await articleRef('new').set(articleDoc('new', { filmIds: ['war'] }));
    expect(ids(await related('a', 23))).not.toContain('new');
    expect(ids(await related('a', 25))).toContain('new');
  });
  it('never include an article that was withdrawn, even before its event', async () => {
    expect(ids(await related('a'))).toEqual(['b', 'c']);
    await articleRef('b').update({ isPublished: false });
    expect(ids(await related('a'))).toEqual(['c']);
  });
  it('include a related article once it is published, and no longer once its tags, films and category change', async () => {
    expect(ids(await related('c'))).toEqual(['a']);
    await write('new', articleDoc('new', { publishedAt: NOW }));
    expect(ids(await related('c'))).toContain('new');
    await write('new', { categoryId: 'trade', tags: ['another'] });
    expect(ids(await related('c'))).not.toContain('new');
  });
  it('are chosen again at once after an edit of the article itself', async () => {
    expect(ids(await related('c'))).not.toContain('b');
    await articleRef('c').update({ filmIds: ['war'] });
    expect(ids(await related('c'))).toContain('b');
  });
});

it('lists and counts approved comments again, and includes their number in the article’s score', async () => {
  const before = (await articleRef('a').get()).get('trendingScore') as number;
  await test.db.collection(collections.comments).doc('3').update({ isApproved: true, createdAt: NOW });
  await rebuildComments(test.db, 'a');
  const extras = await read<ShownCommentsRollup>(rollupIds.shownComments('a'));
  expect([ids(extras?.comments), extras?.commentTotal]).toEqual([['3', '2', '1'], 3]);
  const article = await articleRef('a').get();
  expect(article.get('commentTotal')).toBe(3);
  expect(article.get('trendingScore')).toBeGreaterThan(before);
});
it('adds a new film to the chart, in the order of ranks', async () => {
  await writeContent(test.db, { films: [filmDoc('newest', { totalCollection: 99 })] });
  await rebuildChart(test.db);
  expect(ids((await read<BoxOfficeRollup>('boxOffice'))?.entries)).toEqual(['newest', 'top', 'low']);
});

describe('concurrent rebuilds', () => {
  it('never leave the content of an older read, even if the newer one changed nothing', async () => {
    const stale = { id: 'home', read: () => homeList.read(test.db) };
    let reads = 0;
    await rebuild(test.db, {
      id: 'home',
      read: async () => {
        reads += 1;
        if (reads > 1) return stale.read();
        // Another instance rebuilds the list while this rebuild still has older content.
        await test.db.doc('rollups/home').update({ updatedAt: NOW });
        return { ...(await stale.read()), latest: [] };
      },
    });
    expect(reads).toBe(2);
    expect(ids((await read<HomeRollup>('home'))?.latest)).toEqual(['a', 'b', 'c']);
  });
  it('end with the current content', async () => {
    await Promise.all(['One', 'Two', 'Three'].map((title) => write('a', { title: `${title} title of the story` })));
    expect((await read<HomeRollup>('home'))?.latest[0]?.title).toBe((await articleOf('a'))?.title);
  });
});

describe('a read', () => {
  it('costs one document and writes nothing', async () => {
    const before = await read<HomeRollup>('home');
    const { reads, result } = await countReads(test.db, () => readHome(test.db));
    expect([ids(result.latest), reads]).toEqual([['a', 'b', 'c'], 1]);
    expect(await read<HomeRollup>('home')).toEqual(before);
  });
  it('gets a list that no trigger has built yet from its sources', async () => {
    await test.db.doc('rollups/category-music').delete();
    expect(ids((await readCategoryLists(test.db, 'music')).latest)).toEqual(['a', 'c']);
    expect(await read('category-music')).toBeUndefined();
    // The document of a list whose first build is not complete.
    await test.db.doc('rollups/home').set({});
    expect(ids((await readList(test.db, homeList)).latest)).toEqual(['a', 'b', 'c']);
  });
});
