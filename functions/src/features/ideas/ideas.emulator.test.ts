import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleIdea } from '@first-show/domain/ideas/idea.schema';
import { fixedClock } from '../../platform/clock.ts';
import { articleDoc, categoryDoc, filmDoc, hoursAgo, NOW, writeContent } from '../../testing/content.ts';
import { countReads } from '../../testing/count-reads.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { indianDay, plusDays } from '@first-show/domain/core/dates';
import { searchDayDoc } from '../analytics/store/search-counts.ts';
import { rebuildAllRollups } from '../../lists/rebuild.ts';
import { indexArticles } from '../../lists/search-index.ts';
import { registerIdeas } from './routes.ts';

const clock = fixedClock(NOW);
let test: TestApp;
beforeAll(async () => {
  test = openTestApp('ideas', registerIdeas, {
    clock,
    verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
  });
  for (const role of ['editor', 'moderator'])
    await test.db.doc(`staff/${role}`).set({ displayName: 'Imtiaz', role, isActive: true });
  await writeContent(test.db, {
    categories: [categoryDoc('music', 1), categoryDoc('quiet', 2)],
    articles: [
      ...[1, 2, 3].map((number) =>
        articleDoc(`farida-${number}`, { title: `When Farida sang part ${'abc'[number - 1]}`, filmIds: ['covered'] }),
      ),
      articleDoc('farida-draft', { title: 'Farida in a draft', isPublished: false }),
      articleDoc('farida-old', { title: 'Farida long ago', publishedAt: hoursAgo(24 * 9) }),
      articleDoc('last-quiet', { categoryId: 'quiet', publishedAt: hoursAgo(24 * 5), title: 'The last of it' }),
    ],
    films: [filmDoc('covered'), filmDoc('forgotten', { totalCollection: 2, movieName: 'Forgotten' })],
  });
  // A large archive, which must not raise the number of reads.
  const writer = test.db.bulkWriter();
  for (let index = 0; index < 250; index += 1)
    void writer.set(
      test.db.doc(`articles/many-${index}`),
      articleDoc(`many-${index}`, {
        title: `Row ${index}`,
        filmIds: ['covered'],
        publishedAt: hoursAgo(24 + index / 10),
      }),
    );
  await writer.close();
  await indexArticles(
    ['farida-1', 'farida-2', 'farida-draft'].map((id) =>
      articleDoc(id, { title: `When Farida sang part ${id}`, isPublished: id !== 'farida-draft' }),
    ),
    test.db,
  );
  const yesterday = plusDays(indianDay(NOW), -1);
  const searches = [
    { text: 'jaane kahan', readers: 9 },
    { text: 'farida sang', readers: 8 },
    { text: 'once', readers: 3 },
  ];
  await test.db.doc(`searchCounts/${yesterday}`).set(searchDayDoc(yesterday, searches));
  await rebuildAllRollups(test.db);
}, 60_000);
afterAll(() => test.close());

const get = (slug: string, role = 'editor') =>
  newReader(test.app, { authorization: `Bearer ${role}` }).get(`/api/admin/article-ideas/${slug}`);

describe('article ideas', () => {
  it('come from published articles and the chart, with a limited number of reads, and are then cached', async () => {
    const { reads, result } = await countReads(test.db, () => get('music-slug'));
    expect(result.status).toBe(200);
    const ideas = result.body as ArticleIdea[];
    const topic = ideas.find(({ title }) => title.startsWith('Farida:'));
    expect(topic?.evidence[0]?.links.map(({ path }) => path).sort()).toEqual([
      '/article/farida-1',
      '/article/farida-2',
      '/article/farida-3',
    ]);
    expect(ideas.map(({ draft }) => draft.filmIds[0])).toContain('forgotten');
    expect(ideas.filter(({ evidence }) => evidence[0]?.kind === 'chart')).toHaveLength(1);
    // 163 reads for the caller, the stories and the films, and the rest for rising searches.
    expect(reads).toBeLessThanOrEqual(290);
    const again = await countReads(test.db, () => get('music-slug'));
    expect(again.result.body).toEqual(ideas);
    expect(again.reads).toBeLessThanOrEqual(3);
    for (const idea of ideas)
      expect(idea).toMatchObject({
        title: expect.any(String) as string,
        angle: expect.any(String) as string,
        hashtags: expect.any(Array) as string[],
      });
  });
  it('follow rising searches: in the category of the stories found, or in every category if no story was found', async () => {
    const searched = async (slug: string) =>
      ((await get(slug)).body as ArticleIdea[])
        .flatMap(({ evidence }) => evidence)
        .filter(({ kind }) => kind === 'rising-search');
    expect(await searched('music-slug')).toEqual([
      {
        kind: 'rising-search',
        text: '‘jaane kahan’: 9 searches this week, none the week before, no story found',
        links: [],
      },
      {
        kind: 'rising-search',
        text: '‘farida sang’: 8 searches this week, none the week before, 2 stories found',
        links: [
          { label: 'When Farida sang part a', path: '/article/farida-1' },
          { label: 'When Farida sang part b', path: '/article/farida-2' },
        ],
      },
    ]);
    expect((await searched('quiet-slug')).map(({ text }) => text.split(':')[0])).toEqual(['‘jaane kahan’']);
  });
  it('point out a category without new articles for days', async () => {
    const [first] = (await get('quiet-slug')).body as ArticleIdea[];
    expect(first?.evidence[0]).toEqual({
      kind: 'coverage',
      text: 'quiet has had no new story for 5 days',
      links: [{ label: 'The last of it', path: '/article/last-quiet' }],
    });
  });
  it('are 404 for an unknown category, and refused for readers (401) and moderators (403)', async () => {
    expect((await get('nothing')).status).toBe(404);
    expect((await get('music-slug', 'moderator')).status).toBe(403);
    expect((await newReader(test.app).get('/api/admin/article-ideas/music-slug')).status).toBe(401);
  });
});
