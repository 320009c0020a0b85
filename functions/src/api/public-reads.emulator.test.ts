import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { RELATED_ITEMS } from '@first-show/domain/core/limits';
import { rebuildAllRollups } from '../lists/rebuild.ts';
import { indexArticles } from '../lists/search-index.ts';
import { registerPageData } from '../pages/page-data-endpoint.ts';
import { articleDoc, categoryDoc, commentDoc, filmDoc, hoursAgo, writeContent } from '../testing/content.ts';
import { countReads } from '../testing/count-reads.ts';
import { newReader, openTestApp, type Reply, type TestApp } from '../testing/reader-app.ts';
import { registerAll } from './router.ts';

let test: TestApp;
const get = (path: string, headers?: Record<string, string>): Promise<Reply> => newReader(test.app).get(path, headers);
const ids = (reply: Reply): string[] => (reply.body as ArticleCard[]).map(({ id }) => id);
const asEditor = { Authorization: 'Bearer editor' };

const articles = [
  ...Array.from({ length: 20 }, (_, index) =>
    articleDoc(`n${String(index).padStart(2, '0')}`, { publishedAt: hoursAgo(index + 1), viewCount: index }),
  ),
  articleDoc('hindi', {
    title: 'दादर का राजा',
    publishedAt: hoursAgo(100),
    categoryId: 'trade',
    isFeatured: true,
    filmIds: ['dadar-ka-raja'],
  }),
  articleDoc('breaking', {
    publishedAt: hoursAgo(101),
    categoryId: 'trade',
    isBreaking: true,
    filmIds: ['dadar-ka-raja'],
  }),
  articleDoc('draft', { publishedAt: null, isPublished: false }),
];

beforeAll(async () => {
  test = openTestApp(
    'reads',
    (app, deps) => {
      registerAll(app, deps);
      registerPageData(app, deps);
    },
    {
      verifyIdToken: (token) =>
        token === 'bad' ? Promise.reject(new Error('bad')) : Promise.resolve({ uid: token, role: token }),
    },
  );
  await writeContent(test.db, {
    categories: [categoryDoc('music', 1), categoryDoc('trade', 0)],
    articles,
    films: [
      filmDoc('dadar-ka-raja', { movieName: 'Dadar Ka Raja', totalCollection: 2 }),
      filmDoc('f1', { slug: 'war-2', movieName: 'War 2' }),
    ],
    comments: [commentDoc('1', 'n00')],
  });
  for (const role of ['editor', 'moderator']) {
    await test.db
      .collection(collections.staff)
      .doc(role)
      .set({ uid: role, displayName: role, email: '', role, isActive: true });
  }
  await test.db.collection(collections.articleSlugs).doc('former').set({ articleId: 'hindi', redirectTo: 'hindi' });
  await test.db.collection(collections.filmSlugs).doc('war-two').set({ filmId: 'f1', redirectTo: 'war-2' });
  await rebuildAllRollups(test.db);
  await indexArticles(articles, test.db);
});
afterAll(() => test.close());

describe('every public read', () => {
  const publicPaths = [
    '/api/categories',
    '/api/categories/music',
    '/api/articles',
    '/api/articles/trending',
    '/api/articles/n00',
    '/api/articles/n00/related',
    '/api/search?q=dadar',
    '/api/box-office',
    '/api/box-office/f1',
    '/api/box-office/by-name/war-2',
    '/api/page-data?path=/',
  ];
  it('is cached for at most a minute including the function’s own cache, sets no cookie, and answers HEAD and If-None-Match', async () => {
    for (const path of publicPaths) {
      const reply = await get(path, { cookie: '__session=whatever' });
      expect(reply.status, path).toBe(200);
      const ages = [...(reply.headers.get('cache-control') ?? '').matchAll(/=(\d+)/g)].map((match) => Number(match[1]));
      expect(ages, path).toHaveLength(3);
      expect(
        ages.reduce((sum, age) => sum + age, 10),
        path,
      ).toBeLessThanOrEqual(60);
      expect(reply.headers.get('set-cookie'), path).toBeNull();
      const head = await test.app.request(path, { method: 'HEAD' });
      expect([head.status, await head.text()], path).toEqual([200, '']);
      const again = await test.app.request(path, { headers: { 'If-None-Match': reply.headers.get('etag') ?? 'none' } });
      if (!path.includes('page-data')) expect(again.status, path).toBe(304);
    }
  });
  it('answers an unknown item with a 404 that is cached for at most half a minute', async () => {
    const unknown = [
      '/api/categories/nope',
      '/api/articles/nope',
      '/api/articles/nope/related',
      '/api/box-office/nope',
      '/api/box-office/by-name/nope',
      '/api/articles/draft',
      '/api/articles/draft/related',
      '/api/articles?categoryId=nope',
      '/api/nope',
      '/api/articles/a%2Fb',
      '/api/page-data?path=/article/nope',
    ];
    for (const path of unknown) {
      const reply = await get(path);
      expect(reply.status, path).toBe(404);
      const ages = [...(reply.headers.get('cache-control') ?? '').matchAll(/=(\d+)/g)].map((match) => Number(match[1]));
      expect(
        ages.reduce((sum, age) => sum + age, 5),
        path,
      ).toBeLessThanOrEqual(30);
    }
  });
  it('answers an invalid query with 400 and a message', async () => {
    const wrong = [
      '/api/articles?limit=0',
      '/api/articles?limit=51',
      '/api/articles?limit=abc',
      '/api/articles?limit=',
      '/api/articles?limit=1&limit=2',
      '/api/articles?offset=-1',
      '/api/articles?offset=601',
      '/api/articles?sort=odd',
      '/api/articles?published=maybe',
      '/api/articles?breaking=1',
      '/api/articles?categoryId=',
      '/api/articles?after=nope',
      '/api/articles/trending?limit=99',
      '/api/articles/n00/related?limit=0',
      '/api/search',
      '/api/search?q=',
      '/api/search?q=ab',
      '/api/search?q=%20ab%20',
      `/api/search?q=${'x'.repeat(201)}`,
      '/api/search?q=abc&q=abd',
      '/api/page-data',
      '/api/page-data?path=nope',
      '/api/page-data?path=//evil.example',
    ];
    for (const path of wrong) {
      const reply = await get(path);
      expect(reply.status, path).toBe(400);
      expect((reply.body as { message: string }).message, path).not.toBe('');
    }
  });
  it('answers an unsupported method with 405', async () => {
    for (const path of ['/api/categories', '/api/search', '/api/box-office/by-name/x', '/api/articles/trending']) {
      const response = await test.app.request(path, { method: 'PUT' });
      expect(response.status, path).toBe(405);
      expect(response.headers.get('allow'), path).toContain('GET');
    }
  });
});

describe('lists of articles', () => {
  it('have 12 articles, newest first, without drafts and without content', async () => {
    const reply = await get('/api/articles');
    expect(ids(reply)).toEqual(articles.slice(0, 12).map(({ id }) => id));
    expect((reply.body as object[])[0]).not.toHaveProperty('content');
    expect((reply.body as object[])[0]).not.toHaveProperty('trendingScore');
  });
  it('continue at an offset, or after a given article even if another was published in between', async () => {
    expect(ids(await get('/api/articles?limit=5&offset=5'))).toEqual(['n05', 'n06', 'n07', 'n08', 'n09']);
    await writeContent(test.db, { articles: [articleDoc('fresh', { publishedAt: hoursAgo(0) })] });
    expect(ids(await get('/api/articles?limit=5&after=n04'))).toEqual(['n05', 'n06', 'n07', 'n08', 'n09']);
    await test.db.collection(collections.articles).doc('fresh').delete();
  });
  it('sort by views, also after a given article, and by trending score', async () => {
    expect(ids(await get('/api/articles?sort=views&limit=3'))).toEqual(['n19', 'n18', 'n17']);
    expect(ids(await get('/api/articles?sort=views&limit=2&after=n18'))).toEqual(['n17', 'n16']);
    const trending = await get('/api/articles/trending');
    expect(ids(trending)).toEqual(ids(await get('/api/articles?sort=trending&limit=10')));
  });
  it('filter by category (id or slug), featured and breaking', async () => {
    for (const category of ['trade', 'trade-slug'])
      expect(ids(await get(`/api/articles?categoryId=${category}`))).toEqual(['hindi', 'breaking']);
    expect(ids(await get('/api/articles?featured=true&limit=5'))).toEqual(['hindi']);
    expect(ids(await get('/api/articles?breaking=true&limit=1'))).toEqual(['breaking']);
    expect(ids(await get('/api/articles?categoryId=trade&featured=false'))).toEqual(['breaking']);
  });
  it('read only the documents of the requested page', async () => {
    const cost = async (path: string) => (await countReads(test.db, () => get(path))).reads;
    expect(await cost('/api/articles')).toBe(12);
    expect(await cost('/api/articles?limit=5&after=n05')).toBe(6);
    expect(await cost('/api/articles/trending?limit=10')).toBe(10);
    expect(await cost('/api/box-office')).toBe(1);
    // The article, the ids of its related articles, and a card for each.
    expect(await cost('/api/articles/n00/related')).toBe(1 + 1 + RELATED_ITEMS);
  });
  it('show drafts to editors only, and forbid caches to store them', async () => {
    for (const published of ['false', 'all']) {
      expect((await get(`/api/articles?published=${published}`)).status).toBe(401);
      expect((await get(`/api/articles?published=${published}`, { Authorization: 'Bearer bad' })).status).toBe(401);
      expect((await get(`/api/articles?published=${published}`, { Authorization: 'Bearer moderator' })).status).toBe(
        403,
      );
    }
    const drafts = await get('/api/articles?published=false', asEditor);
    expect([drafts.status, ids(drafts)]).toEqual([200, ['draft']]);
    expect(drafts.headers.get('cache-control')).toBe('private, no-store');
    expect(drafts.headers.get('vary')).toContain('Authorization');
    expect(ids(await get('/api/articles?published=all&limit=50', asEditor))).toHaveLength(articles.length);
  });
});

describe('one article', () => {
  it('is found by slug, id and former slug, with its whole text', async () => {
    expect((await get('/api/articles/hindi')).body).toMatchObject({ id: 'hindi', content: '<p>Text.</p>' });
    expect((await get('/api/articles/former')).body).toMatchObject({ slug: 'hindi' });
  });
  it('shows a draft to an editor only', async () => {
    expect((await get('/api/articles/draft', asEditor)).body).toMatchObject({ id: 'draft' });
    expect((await get('/api/articles/draft', { Authorization: 'Bearer moderator' })).status).toBe(404);
    expect((await get('/api/articles/hindi', asEditor)).headers.get('cache-control')).toBe('private, no-store');
  });
  it('is never related to itself, and lists articles about the same film first', async () => {
    expect(ids(await get('/api/articles/hindi/related'))).toEqual(['breaking']);
    const many = ids(await get('/api/articles/n00/related?limit=15'));
    expect(many).toHaveLength(15);
    expect(many).not.toContain('n00');
    expect(new Set(many).size).toBe(15);
  });
});

describe('films', () => {
  it('are found by slug, by name in any case, and by a former slug', async () => {
    for (const name of ['war-2', 'War%202', 'WAR%202', 'war-two'])
      expect((await get(`/api/box-office/by-name/${name}`)).body, name).toMatchObject({ id: 'f1' });
    expect((await get('/api/box-office/f1')).body).toMatchObject({ movieName: 'War 2', days: [] });
  });
  it('are sorted by rank', async () => {
    expect(ids(await get('/api/box-office'))).toEqual(['f1', 'dadar-ka-raja']);
  });
});

describe('search', () => {
  it('finds articles by words in another script, and by the name of their film', async () => {
    expect(ids(await get('/api/search?q=Dadar%20Ka%20Raja'))).toEqual(['hindi', 'breaking']);
    expect(ids(await get(`/api/search?q=${encodeURIComponent('राजा')}`))).toContain('breaking');
  });
  it('never shows an article that was just unpublished', async () => {
    await test.db.collection(collections.articles).doc('breaking').update({ isPublished: false });
    expect(ids(await get('/api/search?q=dadar'))).toEqual(['hindi']);
    await test.db.collection(collections.articles).doc('breaking').update({ isPublished: true });
  });
});

it('counts articles per category, and lists categories in display order', async () => {
  const reply = await get('/api/categories');
  expect(reply.body).toMatchObject([
    { id: 'trade', articleCount: 2 },
    { id: 'music', articleCount: 20 },
  ]);
  expect((await get('/api/categories/music-slug')).body).toMatchObject({ id: 'music' });
});
it('describes the endpoints in OpenAPI 3.1', async () => {
  const description = (await get('/api/openapi.json')).body as { openapi: string; paths: Record<string, object> };
  expect(description.openapi).toBe('3.1.0');
  for (const path of ['/api/articles', '/api/search', '/api/page-data', '/api/polls/{id}/vote'])
    expect(description.paths).toHaveProperty([path]);
  const form = ['post', 'requestBody', 'content', 'application/json', 'schema', 'properties', 'authorName'];
  expect(description.paths['/api/articles/{id}/comments']).toHaveProperty(form, {
    type: 'string',
    minLength: 2,
    maxLength: 100,
  });
});
