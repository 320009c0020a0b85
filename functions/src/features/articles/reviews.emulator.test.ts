import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArticleSnapshot } from '@first-show/domain/articles/article-desk.schema';
import type { Article, ArticleCard } from '@first-show/domain/articles/article.schema';
import { fixedClock } from '../../platform/clock.ts';
import { categoryDoc, filmDoc, NOW, writeContent } from '../../testing/content.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { registerArticleDesk } from './desk-routes.ts';
import { registerArticleReads } from './routes.ts';
import { registerArticleWrites } from './write-routes.ts';

let test: TestApp;
beforeAll(async () => {
  test = openTestApp(
    'reviews',
    (app, deps) => {
      registerArticleReads(app, deps);
      registerArticleWrites(app, deps);
      registerArticleDesk(app, deps);
    },
    { clock: fixedClock(NOW), verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }) },
  );
  await test.db.doc('staff/editor').set({ displayName: 'Imtiaz', role: 'editor', isActive: true });
  await writeContent(test.db, {
    categories: [categoryDoc('reviews', 1), categoryDoc('stars', 2)],
    films: [filmDoc('rain', { imageUrl: '/media/rain/800.webp' }), filmDoc('mist')],
  });
});
afterAll(() => test.close());

const editor = () => newReader(test.app, { authorization: 'Bearer editor' });
const review = { filmId: 'rain', verdict: 'Wet, and worth it.', for: ['The rain'], against: ['No umbrella'] };
const form = (changes: object = {}) => ({
  title: 'A review of a film about rain',
  summary: 'It rains for two hours and eleven minutes, and nobody in the film has thought of an umbrella.',
  content: `<p>${'It begins with a drop. '.repeat(12)}</p>`,
  categoryId: 'reviews',
  rating: 3.5,
  review,
  ...changes,
});
const send = (changes: object = {}) => editor().send('POST', '/api/articles', form(changes));
const create = async (changes: object = {}) => (await send(changes)).body as Article;
const patch = (id: string, body: object) => editor().send('PATCH', `/api/articles/${id}`, body);

it('stores a review with the poster of its film, and puts the film first among those of the article', async () => {
  const { id, slug } = await create({ filmIds: ['mist', 'rain'] });
  const read = (await newReader(test.app).get(`/api/articles/${slug}`)).body as Article;
  expect(read).toMatchObject({
    rating: 3.5,
    review: { ...review, isBeforeRelease: false, isChosen: false },
    posterUrl: '/media/rain/800.webp',
    filmIds: ['rain', 'mist'],
  });
  const cards = (await newReader(test.app).get('/api/articles')).body as ArticleCard[];
  expect(cards.find((card) => card.id === id)).toMatchObject({ rating: 3.5, posterUrl: '/media/rain/800.webp' });
});

it('tells editors, and no reader, which names of an article are not meant', async () => {
  const { slug } = await create({ dismissedIds: ['mist'] });
  const nameLinks = [{ id: 'rain', kind: 'film', text: 'rain', before: '', href: '/rain' }];
  const [stored] = (await test.db.collection('articles').where('slug', '==', slug).get()).docs;
  await stored?.ref.update({ nameLinks });
  const read = async (reader: ReturnType<typeof newReader>) => (await reader.get(`/api/articles/${slug}`)).body;
  expect(Object.keys((await read(newReader(test.app))) as object)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/dismissedIds|nameLinks/)]),
  );
  expect(await read(editor())).toMatchObject({ dismissedIds: ['mist'] });
});

it('sorts cards by stars and filters them by language, page after page', async () => {
  const ids: string[] = [];
  for (const [rating, language] of [
    [1, 'en'],
    [5, 'en'],
    [3, 'hi'],
    [5, 'en'],
  ] as const)
    ids.push((await create({ rating, language, categoryId: 'stars' })).id);
  const list = async (query: string) =>
    ((await newReader(test.app).get(`/api/articles?categoryId=stars&sort=stars${query}`)).body as ArticleCard[]).map(
      ({ rating }) => rating,
    );
  expect(await list('')).toEqual([5, 5, 3, 1]);
  expect(await list('&language=en')).toEqual([5, 5, 1]);
  expect(await list(`&after=${ids[2]}`)).toEqual([1]);
  expect((await newReader(test.app).get('/api/articles?language=fr')).status).toBe(400);
});

it('refuses a review of no film or without stars, with a sentence at the field', async () => {
  for (const filmId of ['unknown', '', 'a/b', '__x__'])
    expect(await send({ review: { ...review, filmId } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'review.filmId', message: 'Please choose a film' }] },
    });
  const withoutStars = { status: 400, body: { issues: [{ path: 'rating', message: 'A review needs stars' }] } };
  expect(await send({ rating: null })).toMatchObject(withoutStars);
  const { id } = await create();
  expect(await patch(id, { rating: null, revision: 1 })).toMatchObject(withoutStars);
  for (const rating of [0, 5.5, 2.3, 'x'])
    expect(await patch(id, { rating })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'rating', message: 'Stars are 0.5 to 5, in halves' }] },
    });
});

it('records a changed review, restores it, and lets an editor remove it', async () => {
  const { id } = await create();
  await patch(id, { review: { ...review, filmId: 'mist', verdict: 'Dry.' }, rating: 1, revision: 1 });
  const revisions = `/api/admin/articles/${id}/revisions`;
  const changed = (await editor().get(`${revisions}/2`)).body as ArticleSnapshot;
  expect([...changed.changed].sort()).toEqual(['filmIds', 'rating', 'review']);
  expect(changed.article.review).toMatchObject({ verdict: 'Dry.' });
  expect(
    (await editor().send('POST', `/api/admin/articles/${id}/restore`, { revision: 1, basedOn: 2 })).body,
  ).toMatchObject({
    rating: 3.5,
    review,
    posterUrl: '/media/rain/800.webp',
  });
  expect((await patch(id, { review: null, rating: null, revision: 3 })).body).toMatchObject({
    review: null,
    posterUrl: null,
  });
});

it('keeps a review whose film was deleted', async () => {
  await writeContent(test.db, { films: [filmDoc('gone')] });
  const { id } = await create({ review: { ...review, filmId: 'gone' } });
  await test.db.doc('films/gone').delete();
  expect((await patch(id, { title: 'A review of a film that is gone' })).body).toMatchObject({
    review: { filmId: 'gone' },
  });
});
