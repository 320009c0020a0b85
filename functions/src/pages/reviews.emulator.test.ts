import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageData, PageEnvelope } from '@first-show/domain/pages/page-data';
import { rebuildAllRollups } from '../lists/rebuild.ts';
import { fixedClock } from '../platform/clock.ts';
import { articleDoc, categoryDoc, filmDoc, hoursAgo, NOW, reviewOf, writeContent } from '../testing/content.ts';
import { countReads } from '../testing/count-reads.ts';
import { openTestApp, type TestApp } from '../testing/reader-app.ts';
import { loadPageData, PAGE_READS_MAX } from './page-data.ts';

const REVIEWS = 40;
/** Review 0 is the newest one. Every fifth one is in Hindi. The stars are 0.5 to 5, in turn. */
const reviews = Array.from({ length: REVIEWS }, (_, index) =>
  articleDoc(`r${String(index).padStart(2, '0')}`, {
    categoryId: 'reviews',
    publishedAt: hoursAgo(index + 1),
    language: index % 5 === 0 ? 'hi' : 'en',
    rating: ((index % 10) + 1) / 2,
    review: reviewOf(index < 2 ? 'rain' : 'sun'),
  }),
);

let test: TestApp;
beforeAll(async () => {
  test = openTestApp('reviews-page', () => undefined, { clock: fixedClock(NOW) });
  await writeContent(test.db, {
    categories: [{ ...categoryDoc('reviews', 0), slug: 'reviews' }],
    articles: [...reviews, articleDoc('unrated', { categoryId: 'reviews', publishedAt: hoursAgo(99) })],
    films: [filmDoc('rain', { movieName: 'Rain' }), filmDoc('sun', { totalCollection: 2 })],
  });
  await rebuildAllRollups(test.db);
});
afterAll(() => test.close());

type CategoryData = Extract<PageData, { kind: 'category' }>;
const load = async (path: string) => ((await loadPageData(test.deps, path)) as PageEnvelope).page;
const listOf = async (query: string) => ((await load(`/category/reviews${query}`)) as CategoryData).list;
const idsOf = async (query: string) => (await listOf(query)).articles.map(({ id }) => id);

it('lists reviews by date, by stars, and those of one language', async () => {
  expect((await idsOf('')).slice(0, 3)).toEqual(['r00', 'r01', 'r02']);
  expect((await idsOf('?sort=stars')).slice(0, 6)).toEqual(['r09', 'r19', 'r29', 'r39', 'r08', 'r18']);
  expect((await idsOf('?sort=stars&page=4')).slice(-1)).toEqual(['unrated']);
  expect(await listOf('?language=hi')).toMatchObject({ language: 'hi', hasMore: false, articles: { length: 8 } });
  expect((await idsOf('?sort=stars&language=hi')).slice(0, 2)).toEqual(['r05', 'r15']);
  expect(await listOf('?language=xx&sort=odd')).toEqual(await listOf(''));
});

it('reads at most twelve documents for the first page, and one more for each card of another page', async () => {
  const readsOf = async (query: string) => (await countReads(test.db, () => listOf(query))).reads;
  const first = await readsOf('');
  expect(first).toBeLessThanOrEqual(PAGE_READS_MAX);
  for (const query of ['?sort=stars', '?language=en', '?sort=stars&language=en'])
    expect(await readsOf(query), query).toBeLessThanOrEqual(first + 13);
});

it('links the reviews of a film in both languages', async () => {
  expect(await load('/article/r00')).toMatchObject({
    reviewedFilm: { movieName: 'Rain' },
    otherReviews: [{ slug: 'r01', language: 'en', stars: 1, verdict: 'A verdict about rain.' }],
  });
});
