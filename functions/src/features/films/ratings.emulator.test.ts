import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Film } from '@first-show/domain/films/film.schema';
import { registerAll } from '../../api/router.ts';
import { fixedClock } from '../../platform/clock.ts';
import { shardRef } from '../../platform/counters/counters.ts';
import { filmDoc, writeContent } from '../../testing/content.ts';
import { newReader, openTestApp, trustedReader, type TestApp, type TestReader } from '../../testing/reader-app.ts';
import { untilAnswered } from '../../testing/until-answered.ts';
import { copyRatings } from './store/ratings.ts';

const clock = fixedClock('2026-11-20T10:00:00.000Z');
let test: TestApp;
beforeAll(() => {
  test = openTestApp('ratings', registerAll, {
    clock,
    verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const collection of await test.db.listCollections()) await test.db.recursiveDelete(collection);
  await writeContent(test.db, {
    films: [
      filmDoc('rain', { releaseDate: '2026-11-20' }),
      filmDoc('soon', { releaseDate: '2026-11-21' }),
      filmDoc('hidden', { releaseDate: '2026-11-20', isPublished: false }),
    ],
  });
});

const rate = (reader: TestReader, stars: unknown, film = 'rain') =>
  reader.send('POST', `/api/films/${film}/rate`, { stars });
const countsOf = async () => {
  const shards = await test.db.collection('counters/ratings_rain/shards').get();
  return shards.docs.map((shard) => shard.get('counts') as Record<string, number>);
};

it('counts one rating of a reader, which can be changed and removed', async () => {
  const reader = newReader(test.app);
  expect((await rate(reader, 3.5)).body).toEqual({ rating: { count: 1, mean: null }, myStars: 3.5 });
  expect((await rate(reader, 3.5)).body).toEqual({ rating: { count: 1, mean: null }, myStars: 3.5 });
  expect((await rate(reader, 1)).body).toEqual({ rating: { count: 1, mean: null }, myStars: 1 });
  expect((await reader.get('/api/reader?items=film:rain,film:soon')).body).toMatchObject({ ratings: { rain: 1 } });
  expect((await reader.send('DELETE', '/api/films/rain/rate')).body).toEqual({
    rating: { count: 0, mean: null },
    myStars: null,
  });
  expect((await reader.get('/api/reader?items=film:rain')).body).toMatchObject({ ratings: {} });
});

it('keeps the class of a rating until its stars change', async () => {
  const reader = newReader(test.app);
  await rate(reader, 2);
  expect(await countsOf()).toEqual([{ '4-new': 1 }]);
  const [own] = (await test.db.collection('counters/ratings_rain/readers').get()).docs;
  const later = trustedReader(test, own?.id ?? '');
  await rate(later, 2);
  expect(await countsOf()).toEqual([{ '4-new': 1 }]);
  await rate(later, 4);
  expect(await countsOf()).toEqual([{ '4-new': 0, '8-trusted': 1 }]);
});

it('shows mean and distribution from twenty trusted ratings on, and copies them for cards', async () => {
  await shardRef(test.db, { kind: 'ratings', itemId: 'rain' }).set({ counts: { '8-trusted': 19 }, changedAt: '' });
  const film = () =>
    newReader(test.app)
      .get('/api/films/rain')
      .then(({ body }) => body as Film);
  await rate(newReader(test.app), 0.5);
  expect(await film()).toMatchObject({ rating: { count: 20, mean: null }, distribution: null });
  clock.advance(2000);
  expect((await rate(trustedReader(test), 4)).body).toMatchObject({ rating: { count: 21, mean: 3.87 } });
  await copyRatings(test.db, ['rain', 'gone']);
  expect((await newReader(test.app).get('/api/films?year=2026&status=running')).body).toMatchObject([
    { id: 'rain', rating: { count: 21, mean: 3.87 } },
  ]);
});

it.each([0, 5.5, 2.3, 'x'])('refuses %s stars with 400', async (stars) => {
  expect(await rate(newReader(test.app), stars)).toMatchObject({
    status: 400,
    body: { message: 'Stars are 0.5 to 5, in halves' },
  });
});

it('opens on the day of the release', async () => {
  expect(await rate(newReader(test.app), 4, 'soon')).toMatchObject({
    status: 409,
    body: { message: 'You can rate this film from its release day on' },
  });
  expect([
    (await rate(newReader(test.app), 4, 'hidden')).status,
    (await rate(newReader(test.app), 4, 'none')).status,
  ]).toEqual([404, 404]);
});

it('is exact under a race of 200 readers, half of whom change their stars', async () => {
  const readers = Array.from({ length: 200 }, () => trustedReader(test));
  const answers = await Promise.all(
    readers.map(async (reader, index) => {
      const first = await untilAnswered(() => rate(reader, 4));
      return index % 2 === 0 ? first : untilAnswered(() => rate(reader, 2));
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await test.db.doc('ratings/rain').get()).data()).toMatchObject({
    count: 200,
    mean: 3,
    distribution: [0, 0, 0, 100, 0, 0, 0, 100, 0, 0],
  });
});

it('keeps every rating of a film that is renamed meanwhile', async () => {
  await test.db.doc('staff/editor').set({ displayName: 'Imtiaz', role: 'editor', isActive: true });
  const editor = newReader(test.app, { authorization: 'Bearer editor' });
  const readers = Array.from({ length: 30 }, () => trustedReader(test));
  const [renamed, ...rated] = await Promise.all([
    editor.send('PATCH', '/api/films/rain', { title: 'Long Rain', revision: 1 }),
    ...readers.map((reader) => untilAnswered(() => rate(reader, 4))),
  ]);
  expect(renamed).toMatchObject({ status: 200, body: { slug: 'long-rain' } });
  expect(new Set(rated.map(({ status }) => status))).toEqual(new Set([200]));
  clock.advance(2000);
  await rate(trustedReader(test), 4);
  expect((await newReader(test.app).get('/api/films/long-rain')).body).toMatchObject({
    id: 'rain',
    rating: { count: 31, mean: 4 },
  });
});
