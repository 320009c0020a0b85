import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleRevisions } from '@first-show/domain/articles/article-desk.schema';
import type { Article } from '@first-show/domain/articles/article.schema';
import { registerArticleDesk } from '../features/articles/desk-routes.ts';
import { registerArticleReads } from '../features/articles/routes.ts';
import { registerArticleWrites } from '../features/articles/write-routes.ts';
import { registerSearch } from '../features/search/routes.ts';
import { fixedClock } from '../platform/clock.ts';
import { createPages, type WebBundle } from '../pages/page.ts';
import { categoryDoc, NOW, writeContent } from '../testing/content.ts';
import { newReader, openTestApp, type TestApp } from '../testing/reader-app.ts';
import { runTriggers } from '../testing/run-triggers.ts';
import { publishDue } from './publish-due.ts';

const clock = fixedClock(NOW);
let test: TestApp;
let pages: ReturnType<typeof createPages>;
const web: WebBundle = {
  inlineScript: 'theme()',
  renderPage: ({ envelope }) =>
    Promise.resolve({
      html: `<h1>${envelope.page.kind}</h1>`,
      styleTags: '<style></style>',
      status: envelope.status,
      preload: [],
      earlyScript: null,
    }),
};
beforeAll(async () => {
  test = openTestApp(
    'scheduled',
    (app, deps) => {
      registerArticleReads(app, deps);
      registerArticleWrites(app, deps);
      registerArticleDesk(app, deps);
      registerSearch(app, deps);
    },
    { clock, verifyIdToken: (uid) => Promise.resolve({ uid, role: uid }) },
  );
  await test.db.doc('staff/editor').set({ displayName: 'Imtiaz', role: 'editor', isActive: true });
  await writeContent(test.db, { categories: [categoryDoc('music', 1)] });
  await runTriggers(test.db);
  pages = createPages(test.deps, () => Promise.resolve(web));
});
afterAll(() => test.close());

const editor = () => newReader(test.app, { authorization: 'Bearer editor' });
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
const create = async (changes: object) =>
  (
    await editor().send('POST', '/api/articles', {
      title: 'A premiere at nine sharp',
      summary: 'Doors open at half past eight, and nobody has seen a frame of it before this evening.',
      content: `<p>${'The projectionist has been told nothing. '.repeat(8)}</p>`,
      categoryId: 'music',
      isPublished: false,
      ...changes,
    })
  ).body as Article;
const pageOf = async (path: string) => {
  // Let the cached page expire.
  clock.advance(11_000);
  return pages.request(path);
};
const textOf = async (path: string): Promise<string> => (await pages.request(path)).text();
const isShown = async (slug: string, word: string) => {
  await runTriggers(test.db);
  const [page, api, list, found, feed, sitemap] = await Promise.all([
    pageOf(`/article/${slug}`).then(({ status }) => status === 200),
    newReader(test.app)
      .get(`/api/articles/${slug}`)
      .then(({ status }) => status === 200),
    newReader(test.app)
      .get('/api/articles?limit=50')
      .then(({ body }) => JSON.stringify(body).includes(slug)),
    newReader(test.app)
      .get(`/api/search?q=${word}`)
      .then(({ body }) => JSON.stringify(body).includes(slug)),
    textOf('/rss.xml').then((xml) => xml.includes(slug)),
    textOf('/sitemap.xml').then((xml) => xml.includes(slug)),
  ]);
  return { page, api, list, found, feed, sitemap };
};
const nowhere = { page: false, api: false, list: false, found: false, feed: false, sitemap: false };
const everywhere = { page: true, api: true, list: true, found: true, feed: true, sitemap: true };

describe('a scheduled article', () => {
  it('is a draft for everybody until the job publishes it, and then appears everywhere, dated at its scheduled time', async () => {
    const scheduledFor = inMinutes(30);
    const { id, slug } = await create({ scheduledFor, slug: 'premiere-at-nine' });
    expect(await publishDue(test.deps)).toEqual([]);
    expect(await isShown(slug, 'premiere')).toEqual(nowhere);
    clock.advance(31 * 60_000);
    expect(await isShown(slug, 'premiere')).toEqual(nowhere);
    expect(await publishDue(test.deps)).toEqual([id]);
    expect(await isShown(slug, 'premiere')).toEqual(everywhere);
    const { body } = await newReader(test.app).get(`/api/articles/${slug}`);
    expect(body).toMatchObject({
      isPublished: true,
      scheduledFor: null,
      publishedAt: scheduledFor,
      updatedAt: scheduledFor,
    });
    const { revisions } = (await editor().get(`/api/admin/articles/${id}/revisions`)).body as ArticleRevisions;
    expect(revisions[0]).toMatchObject({
      revision: 2,
      kind: 'publish',
      by: 'Schedule',
      changed: ['isPublished', 'scheduledFor'],
    });
    expect(await publishDue(test.deps)).toEqual([]);
  });
  it('is published once by concurrent runs', async () => {
    const made = await Promise.all(
      [1, 2, 3].map((number) =>
        create({ scheduledFor: inMinutes(5), title: `Premiere number ${number} of the evening` }),
      ),
    );
    clock.advance(6 * 60_000);
    const runs = await Promise.all([publishDue(test.deps), publishDue(test.deps), publishDue(test.deps)]);
    expect(runs.flat().sort()).toEqual(made.map(({ id }) => id).sort());
    for (const { id } of made) {
      const { revisions } = (await editor().get(`/api/admin/articles/${id}/revisions`)).body as ArticleRevisions;
      expect(revisions.map(({ kind }) => kind)).toEqual(['publish', 'create']);
    }
  });
  it('is not published after it was unscheduled, moved or deleted', async () => {
    const [off, moved, gone] = [
      await create({ scheduledFor: inMinutes(5) }),
      await create({ scheduledFor: inMinutes(5) }),
      await create({ scheduledFor: inMinutes(5) }),
    ];
    await editor().send('PATCH', `/api/articles/${off.id}`, { scheduledFor: null });
    await editor().send('PATCH', `/api/articles/${moved.id}`, { scheduledFor: inMinutes(60) });
    await editor().send('DELETE', `/api/articles/${gone.id}`);
    clock.advance(6 * 60_000);
    expect(await publishDue(test.deps)).toEqual([]);
  });
  it('keeps the date of its first publication when it is published again', async () => {
    const { id, publishedAt } = await create({ isPublished: true });
    await editor().send('PATCH', `/api/articles/${id}`, { isPublished: false, scheduledFor: inMinutes(5) });
    clock.advance(6 * 60_000);
    expect(await publishDue(test.deps)).toEqual([id]);
    expect((await newReader(test.app).get(`/api/articles/${id}`)).body).toMatchObject({
      publishedAt,
      scheduledFor: null,
    });
  });
  it('is not overwritten by a save that is based on the draft before its publication: the answer is 409', async () => {
    const { id } = await create({ scheduledFor: inMinutes(5) });
    clock.advance(6 * 60_000);
    await publishDue(test.deps);
    expect(
      await editor().send('PATCH', `/api/articles/${id}`, {
        isPublished: false,
        title: 'Saved a little too late',
        revision: 1,
      }),
    ).toMatchObject({ status: 409, body: { current: { isPublished: true } } });
  });
});

describe('a renamed article', () => {
  it('redirects from each former address in one step, also after it was renamed back', async () => {
    const { id } = await create({ isPublished: true, slug: 'name-one', title: 'The many names of a story' });
    const rename = async (slug: string) => {
      await editor().send('PATCH', `/api/articles/${id}`, { slug });
      await runTriggers(test.db);
    };
    const answers = async () => {
      const all: Record<string, string | null> = {};
      for (const slug of ['name-one', 'name-two', 'name-three']) {
        const response = await pages.request(`/article/${slug}`);
        all[slug] = response.status === 301 ? response.headers.get('location') : String(response.status);
      }
      return all;
    };
    const indexed = async () => {
      const found = JSON.stringify((await newReader(test.app).get('/api/search?q=many names')).body);
      const sitemap = await (await pageOf('/sitemap.xml')).text();
      return ['name-one', 'name-two', 'name-three'].filter(
        (slug) => found.includes(`"${slug}"`) && sitemap.includes(`/article/${slug}<`),
      );
    };
    await rename('name-two');
    clock.advance(11_000);
    expect(await answers()).toEqual({ 'name-one': '/article/name-two', 'name-two': '200', 'name-three': '404' });
    await rename('name-three');
    clock.advance(11_000);
    expect(await answers()).toEqual({
      'name-one': '/article/name-three',
      'name-two': '/article/name-three',
      'name-three': '200',
    });
    expect(await indexed()).toEqual(['name-three']);
    await rename('name-one');
    // The cache must not contain redirects. A cached redirect from `name-one` to `name-three` would
    // now be a loop.
    expect((await pages.request('/article/name-one')).status).toBe(200);
    clock.advance(11_000);
    expect(await answers()).toEqual({
      'name-one': '200',
      'name-two': '/article/name-one',
      'name-three': '/article/name-one',
    });
    expect(await indexed()).toEqual(['name-one']);
    const html = await (await pages.request('/article/name-one')).text();
    expect(html).toMatch(/rel="canonical" href="[^"]*\/article\/name-one"/);
    expect((await pages.request('/article/name-two')).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=2, stale-while-revalidate=5',
    );
  });
});
