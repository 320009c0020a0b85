import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { fixedClock } from '../../lib/clock.ts';
import { runPurge } from '../../lib/purge.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { registerBoxOfficeReads } from './box-office.http.ts';
import { registerBoxOfficeWrites } from './write-box-office.http.ts';

const clock = fixedClock('2026-06-01T10:00:00.000Z');
let test: TestApp;
beforeAll(async () => {
  test = openTestApp(
    'box-office-writes',
    (app, deps) => {
      registerBoxOfficeReads(app, deps);
      registerBoxOfficeWrites(app, deps);
    },
    { clock, verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }) },
  );
  await test.db.doc('staff/editor').set({ displayName: 'Imtiaz', role: 'editor', isActive: true });
});
afterAll(() => test.close());

const editor = () => newReader(test.app, { authorization: 'Bearer editor' });
const create = async (changes: object = {}) =>
  (
    await editor().send('POST', '/api/box-office', {
      movieName: 'War 2',
      rank: 3,
      totalCollection: 5_000_000_000,
      ...changes,
    })
  ).body as BoxOfficeFilm;

describe('creating an entry', () => {
  it('stores it with the defaults of the form and shows it in the list at once', async () => {
    const created = await create();
    expect(created).toMatchObject({
      slug: 'war-2',
      rank: 3,
      day1Collection: 0,
      weekendCollection: 0,
      changePercent: 0,
      releaseDate: null,
      revision: 1,
    });
    expect((await newReader(test.app).get('/api/box-office')).body).toContainEqual(
      expect.objectContaining({ id: created.id }),
    );
    expect((await newReader(test.app).get('/api/box-office/by-name/war-2')).body).toMatchObject({ id: created.id });
  });
  it('gives a reserved, empty or taken name a slug of its own', async () => {
    expect((await create({ movieName: 'About', releaseDate: '2026-05-01' })).slug).toBe('about-2026');
    expect((await create({ movieName: 'கடல்' })).slug).toMatch(/^movie-\d+$/);
    expect((await create({ movieName: 'War 2' })).slug).toBe('war-2-2');
  });
  it('refuses what the form refuses, with the exact text', async () => {
    const rows: [object, string][] = [
      [{ movieName: ' ' }, 'Movie name is required'],
      [{ day1Collection: -1 }, 'Day 1 collection must be positive'],
      [{ weekendCollection: -1 }, 'Weekend collection must be positive'],
      [{ totalCollection: -1 }, 'Total collection must be positive'],
      [{ rank: 0 }, 'Rank must be at least 1'],
    ];
    for (const [changes, message] of rows)
      expect(await editor().send('POST', '/api/box-office', { movieName: 'X', ...changes })).toMatchObject({
        status: 400,
        body: { message },
      });
    expect((await newReader(test.app).send('POST', '/api/box-office', { movieName: 'X' })).status).toBe(401);
  });
});

describe('changing and deleting an entry', () => {
  it('changes what was sent, keeps the former address, and refuses a stale revision', async () => {
    const created = await create({ movieName: 'Ladakh Mail' });
    const reply = await editor().send('PATCH', `/api/box-office/${created.id}`, {
      movieName: 'Ladakh Express',
      budgetRupees: 900_000_000,
      revision: 1,
    });
    expect(reply).toMatchObject({
      status: 200,
      body: { slug: 'ladakh-express', rank: 3, budgetRupees: 900_000_000, revision: 2 },
    });
    expect((await newReader(test.app).get('/api/box-office/by-name/ladakh-mail')).body).toMatchObject({
      id: created.id,
    });
    expect(await editor().send('PATCH', `/api/box-office/${created.id}`, { rank: 9, revision: 1 })).toMatchObject({
      status: 409,
      body: { current: { revision: 2 } },
    });
    expect((await editor().send('PATCH', '/api/box-office/none', { rank: 9 })).status).toBe(404);
  });
  it('deletes softly for ten seconds', async () => {
    const created = await create({ movieName: 'Gone Soon' });
    expect((await editor().send('DELETE', `/api/box-office/${created.id}`)).status).toBe(204);
    expect((await newReader(test.app).get(`/api/box-office/${created.id}`)).status).toBe(404);
    expect((await editor().send('POST', `/api/box-office/${created.id}/undo`)).body).toMatchObject({
      slug: 'gone-soon',
    });
    await editor().send('DELETE', `/api/box-office/${created.id}`);
    clock.advance(10_001);
    expect(await runPurge(test.db, `film-${created.id}`, clock.now())).toBe(true);
    expect((await editor().send('POST', `/api/box-office/${created.id}/undo`)).status).toBe(404);
    expect((await create({ movieName: 'Gone Soon' })).slug).toBe('gone-soon');
  });
});
