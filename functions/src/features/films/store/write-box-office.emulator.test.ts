import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { fixedClock } from '../../../platform/clock.ts';
import { newReader, openTestApp, type TestApp } from '../../../testing/reader-app.ts';
import { registerBoxOfficeReads } from '../routes.ts';
import { registerBoxOfficeWrites } from '../write-routes.ts';
import { removeDeleted } from '../../../jobs/empty-trash.job.ts';

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
const create = async (changes: object = {}) => {
  clock.advance(1);
  return (
    await editor().send('POST', '/api/box-office', {
      movieName: 'War 2',
      rank: 3,
      totalCollection: 5_000_000_000,
      ...changes,
    })
  ).body as BoxOfficeFilm;
};

describe('creating an entry', () => {
  it('stores the film with the defaults of the form and lists it at once', async () => {
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
  it('gives a film its own slug if its name is reserved, has no Latin letters, or is taken', async () => {
    expect((await create({ movieName: 'About', releaseDate: '2026-05-01' })).slug).toBe('about-2026');
    expect((await create({ movieName: 'கடல்' })).slug).toMatch(/^movie-\d+$/);
    expect((await create({ movieName: 'War 2', isNamesake: true })).slug).toBe('war-2-2');
  });
  it('refuses invalid fields with the same messages as the form', async () => {
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

describe('a film with a known name', () => {
  const post = (changes: object) => editor().send('POST', '/api/box-office', { totalCollection: 10, ...changes });

  it('is refused with the known entry, unless the editor confirms that it is another film', async () => {
    const known = await create({ movieName: 'Monsoon Line', releaseDate: '2025-08-14' });
    const refused = await post({ movieName: ' MONSOON  line!', releaseDate: '2025-12-01' });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: "'Monsoon Line' (2025) is already in the box office",
        existing: { id: known.id, slug: 'monsoon-line' },
      },
    });
    // Without a release year, the new film may be the known film.
    expect((await post({ movieName: 'Monsoon Line' })).status).toBe(409);
    expect(await post({ movieName: 'Monsoon Line', releaseDate: '2025-12-01', isNamesake: true })).toMatchObject({
      status: 201,
      body: { slug: 'monsoon-line-2025' },
    });
  });
  it('is accepted with another release year', async () => {
    await create({ movieName: 'The Long Platform', releaseDate: '1998-01-01' });
    expect((await post({ movieName: 'The Long Platform', releaseDate: '2026-01-01' })).status).toBe(201);
  });
});

describe('ranks', () => {
  const rankOf = async (id: string) =>
    ((await newReader(test.app).get(`/api/box-office/${id}`)).body as BoxOfficeFilm).rank;
  const films = async () => (await newReader(test.app).get('/api/box-office')).body as BoxOfficeFilm[];
  const expectDistinct = async () => {
    const ranks = (await films()).flatMap(({ rank }) => rank ?? []);
    expect(new Set(ranks).size).toBe(ranks.length);
  };
  const patch = (id: string, changes: object) => {
    clock.advance(1);
    return editor().send('PATCH', `/api/box-office/${id}`, changes);
  };

  it('are missing without figures, and set with the first figure', async () => {
    const unknown = await create({ movieName: 'Nothing known', totalCollection: 0, rank: 1 });
    expect(unknown.rank).toBeNull();
    expect((await films()).at(-1)).toMatchObject({ id: unknown.id, rank: null });
    expect((await patch(unknown.id, { rank: 4 })).body).toMatchObject({ rank: null, revision: 1 });
    const known = (await patch(unknown.id, { totalCollection: 9_000_000_000 })).body as BoxOfficeFilm;
    expect(known.rank).toBe(1);
    expect((await patch(unknown.id, { totalCollection: null })).body).toMatchObject({ rank: null });
    await expectDistinct();
  });
  it('follow the totals if the editor gives no rank', async () => {
    expect((await create({ movieName: 'Biggest of all', rank: undefined, totalCollection: 90_000_000_000 })).rank).toBe(
      1,
    );
    await expectDistinct();
  });
  it('make room: the films below move by one, and are not written', async () => {
    const first = await create({ movieName: 'Thousand', rank: 1000 });
    const second = await create({ movieName: 'Thousand and one', rank: 1001 });
    const inserted = await create({ movieName: 'In between', rank: 1000 });
    expect([await rankOf(inserted.id), await rankOf(first.id), await rankOf(second.id)]).toEqual([1000, 1001, 1002]);
    expect((await newReader(test.app).get(`/api/box-office/${first.id}`)).body).toMatchObject({ revision: 1 });
    expect((await test.db.collection(`filmDesk/${first.id}/history`).get()).size).toBe(1);
    // After moving the film down and up again there is no gap, and no two films share a rank.
    await patch(inserted.id, { rank: 1002 });
    expect([await rankOf(inserted.id), await rankOf(first.id), await rankOf(second.id)]).toEqual([1002, 1000, 1001]);
    await patch(inserted.id, { rank: 1000 });
    expect([await rankOf(inserted.id), await rankOf(first.id), await rankOf(second.id)]).toEqual([1000, 1001, 1002]);
    await expectDistinct();
  });
  it('are unique for films that are added at the same time', async () => {
    const added = await Promise.all([1, 2, 3].map((number) => create({ movieName: `At once ${number}`, rank: 2000 })));
    expect((await Promise.all(added.map(({ id }) => rankOf(id)))).sort()).toEqual([2000, 2001, 2002]);
  });
  it('follow the totals after a new figure, a delete and an undo', async () => {
    for (const name of ['films', 'filmDesk']) await test.db.recursiveDelete(test.db.collection(name));
    await create({ movieName: 'Biggest of all', rank: undefined, totalCollection: 90_000_000_000 });
    const total = 80_000_000_000;
    const [first, second] = [
      await create({ movieName: 'First', rank: undefined, totalCollection: total + 2 }),
      await create({ movieName: 'Second', rank: undefined, totalCollection: total + 1 }),
    ];
    const ranks = () => Promise.all([first, second].map(({ id }) => rankOf(id)));
    expect(await ranks()).toEqual([2, 3]);
    expect((await patch(second.id, { totalCollection: total + 3 })).body).toMatchObject({ rank: 2 });
    expect(await ranks()).toEqual([3, 2]);
    expect((await editor().send('DELETE', `/api/box-office/${second.id}`)).status).toBe(204);
    expect(await rankOf(first.id)).toBe(2);
    expect((await editor().send('POST', `/api/box-office/${second.id}/undo`)).body).toMatchObject({ rank: 2 });
    await patch(second.id, { totalCollection: null });
    expect(await ranks()).toEqual([2, null]);
  });
  it('are missing while a film is not published, so that the readers’ chart has no gap', async () => {
    const film = await create({ movieName: 'Hidden hit', rank: undefined, totalCollection: 85_000_000_000 });
    const rankOfNext = async () => (await films()).find(({ movieName }) => movieName === 'First')?.rank;
    expect([film.rank, await rankOfNext()]).toEqual([2, 3]);
    await test.db.doc(`films/${film.id}`).update({ isPublished: false });
    expect(await rankOfNext()).toBe(2);
    const listed = (await editor().get('/api/box-office')).body as BoxOfficeFilm[];
    expect(listed.find(({ id }) => id === film.id)?.rank).toBeNull();
  });
  it('are right before the chart’s list has the last changes', async () => {
    for (const name of ['films', 'filmDesk']) await test.db.recursiveDelete(test.db.collection(name));
    const first = await create({ movieName: 'In the list', rank: 1, totalCollection: 5 });
    await test.db.doc('rollups/boxOffice').set({ entries: [first], updatedAt: clock.now().toISOString() });
    const second = await create({ movieName: 'Newer', rank: undefined, totalCollection: 9 });
    const third = await create({ movieName: 'Newest', rank: 1, totalCollection: 7 });
    expect([second.rank, third.rank]).toEqual([1, 1]);
    await test.db.doc('rollups/boxOffice').delete();
    expect([await rankOf(third.id), await rankOf(second.id), await rankOf(first.id)]).toEqual([1, 2, 3]);
  });
  it('are given back to a restored film', async () => {
    const gone = await create({ movieName: 'Comes back', rank: 3000 });
    await editor().send('DELETE', `/api/box-office/${gone.id}`);
    const other = await create({ movieName: 'Took its place', rank: 3000 });
    clock.advance(1);
    await editor().send('POST', `/api/box-office/${gone.id}/undo`);
    expect([await rankOf(gone.id), await rankOf(other.id)]).toEqual([3000, 3001]);
  });
});

describe('changing and deleting an entry', () => {
  it('changes the sent fields, keeps the former address, and refuses a stale revision', async () => {
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
  it('restores a deleted film, whose slug is free while it is in the trash', async () => {
    const created = await create({ movieName: 'Gone Soon' });
    expect((await editor().send('DELETE', `/api/box-office/${created.id}`)).status).toBe(204);
    expect((await newReader(test.app).get(`/api/box-office/${created.id}`)).status).toBe(404);
    expect((await editor().send('POST', `/api/box-office/${created.id}/undo`)).body).toMatchObject({
      slug: 'gone-soon',
    });
    await editor().send('DELETE', `/api/box-office/${created.id}`);
    const namesake = await create({ movieName: 'Gone Soon' });
    expect(namesake.slug).toBe('gone-soon');
    const restored = (await editor().send('POST', `/api/box-office/${created.id}/undo`)).body as BoxOfficeFilm;
    expect(restored.slug).not.toBe('gone-soon');
    expect((await editor().send('POST', `/api/box-office/${created.id}/undo`)).status).toBe(409);
    await editor().send('DELETE', `/api/box-office/${created.id}`);
    clock.advance(31 * 86_400_000);
    await removeDeleted(test.deps);
    expect((await editor().send('POST', `/api/box-office/${created.id}/undo`)).status).toBe(404);
    expect((await test.db.doc(`filmSlugs/${restored.slug}`).get()).exists).toBe(false);
  });
});
