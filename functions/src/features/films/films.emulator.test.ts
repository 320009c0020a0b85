import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BoxOfficeEntry, BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import type { DeskFilm, Film, FilmCard } from '@first-show/domain/films/film.schema';
import type { DeskPerson } from '@first-show/domain/people/person.schema';
import { registerAll } from '../../api/router.ts';
import { rebuildAllRollups } from '../../lists/rebuild.ts';
import { fixedClock } from '../../platform/clock.ts';
import { filmDoc, personDoc, writeContent } from '../../testing/content.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';

const clock = fixedClock('2026-11-20T10:00:00.000Z');
let test: TestApp;
beforeAll(async () => {
  test = openTestApp('films', registerAll, {
    clock,
    verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const collection of await test.db.listCollections()) await test.db.recursiveDelete(collection);
  await test.db.doc('staff/editor').set({ displayName: 'Imtiaz', role: 'editor', isActive: true });
});

const editor = () => newReader(test.app, { authorization: 'Bearer editor' });
const get = async <T>(path: string): Promise<T> => (await newReader(test.app).get(path)).body as T;
const statusOf = async (path: string): Promise<number> => (await newReader(test.app).get(path)).status;
const create = async (facts: object = {}): Promise<DeskFilm> => {
  const { status, body } = await editor().send('POST', '/api/films', { title: 'Monsoon Line', ...facts });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body as DeskFilm;
};
const patch = (path: string, changes: object) => editor().send('PATCH', path, changes);
const released = (date: string | null, kind = 'cinema') => ({ kind, date });

describe('a film', () => {
  it('needs only a title, and is found by slug and id, without figures and out of the chart', async () => {
    const film = await create();
    for (const address of [film.slug, film.id])
      expect(await get<Film>(`/api/films/${address}`)).toMatchObject({
        id: film.id,
        slug: 'monsoon-line',
        title: 'Monsoon Line',
        status: 'announced',
        releaseDate: null,
        credits: [],
        boxOffice: null,
        rating: { count: 0, mean: null },
        distribution: null,
      });
    expect(await get('/api/box-office')).toEqual([]);
    expect(await get(`/api/box-office/${film.id}`)).toMatchObject({ movieName: 'Monsoon Line', rank: null });
  });

  it('has the facts that an editor sent', async () => {
    const film = await create({
      hindiTitle: 'बारिश की लाइन',
      languages: ['Hindi', 'Marathi'],
      genres: ['Drama'],
      synopsis: 'A train waits.',
      credits: [{ name: 'Asha Rao', job: 'Director' }],
      releases: [released('2026-12', 'streaming'), { ...released('2026-11-13'), source: 'PIB' }],
      trailers: [{ url: 'https://youtu.be/abcdefghijk', title: 'Trailer' }],
    });
    expect(await get<Film>(`/api/films/${film.id}`)).toMatchObject({
      hindiTitle: 'बारिश की लाइन',
      languages: ['Hindi', 'Marathi'],
      status: 'running',
      releaseDate: '2026-11-13',
      synopsis: 'A train waits.',
      credits: [{ name: 'Asha Rao', job: 'director', order: 0, personId: null, personSlug: null }],
      releases: [
        { kind: 'cinema', date: '2026-11-13', precision: 'day', filmSlug: 'monsoon-line', source: 'PIB' },
        { kind: 'streaming', date: '2026-12', precision: 'month' },
      ],
      trailers: [{ title: 'Trailer' }],
    });
    expect(await get(`/api/box-office/${film.id}`)).toMatchObject({
      director: 'Asha Rao',
      language: 'Hindi',
      releaseDate: '2026-11-13',
      about: 'A train waits.',
    });
  });

  it('enters the chart with its first figure', async () => {
    const film = await create({ releases: [released('2026-11-13')] });
    await patch(`/api/box-office/${film.id}`, { totalCollection: 90_000_000, revision: 1 });
    expect((await get<Film>(`/api/films/${film.id}`)).boxOffice).toMatchObject({
      rank: 1,
      totalCollection: 90_000_000,
    });
    expect((await get<BoxOfficeEntry[]>('/api/box-office')).map(({ id }) => id)).toEqual([film.id]);
  });

  it('is 404 and in no list while it is not published, except for editors', async () => {
    const film = await create({ isPublished: false, releases: [released('2026-11-13')] });
    await patch(`/api/box-office/${film.id}`, { totalCollection: 90_000_000 });
    for (const path of [
      `/api/films/${film.slug}`,
      `/api/films/${film.id}/days`,
      `/api/box-office/${film.id}`,
      `/api/box-office/by-name/${film.slug}`,
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect([await get('/api/films'), await get('/api/box-office')]).toEqual([[], []]);
    expect((await editor().get('/api/box-office')).body).toMatchObject([{ id: film.id }]);
    await patch(`/api/films/${film.id}`, { isPublished: true });
    expect(await statusOf(`/api/films/${film.slug}`)).toBe(200);
  });

  it('is refused as a namesake of a known title of that year, whoever entered it', async () => {
    await create({ aliases: ['The Line'], releases: [released('2026-11-13')] });
    const again = { title: 'MONSOON line!', releases: [released('2026-12-04')] };
    expect(await editor().send('POST', '/api/films', again)).toMatchObject({
      status: 409,
      body: { message: "There is a film 'Monsoon Line'", existing: { movieName: 'Monsoon Line' } },
    });
    expect((await editor().send('POST', '/api/films', { ...again, isNamesake: true })).status).toBe(201);
    expect((await editor().send('POST', '/api/films', { ...again, releases: [released('2019')] })).status).toBe(201);
  });

  it('keeps its former address after a new title, and refuses a change of a stale version', async () => {
    const film = await create();
    expect((await patch(`/api/films/${film.id}`, { title: 'The Rain Line', revision: 1 })).body).toMatchObject({
      slug: 'the-rain-line',
      revision: 2,
    });
    expect(await get<Film>('/api/films/monsoon-line')).toMatchObject({ id: film.id, slug: 'the-rain-line' });
    expect(await patch(`/api/films/${film.id}`, { genres: ['Drama'], revision: 1 })).toMatchObject({
      status: 409,
      body: { current: { title: 'The Rain Line', revision: 2 } },
    });
  });

  it('is restored from the trash with its facts', async () => {
    const film = await create({ genres: ['Drama'] });
    expect((await editor().send('DELETE', `/api/films/${film.id}`)).status).toBe(204);
    expect(await statusOf(`/api/films/${film.id}`)).toBe(404);
    expect((await editor().send('POST', `/api/films/${film.id}/undo`)).body).toMatchObject({ genres: ['Drama'] });
    expect(await statusOf(`/api/films/${film.id}`)).toBe(200);
  });

  it('is changed by editors only', async () => {
    for (const [method, path] of [
      ['POST', '/api/films'],
      ['PATCH', '/api/films/x'],
      ['DELETE', '/api/films/x'],
    ] as const)
      expect((await newReader(test.app).send(method, path, { title: 'X' })).status).toBe(401);
    expect((await patch('/api/films/none', { genres: [] })).status).toBe(404);
  });
});

describe('credits', () => {
  const credits = (personId: string) => [{ personId, name: 'Meher Daruwala', job: 'actor', character: 'Juhi' }];

  it.each(['nobody', '__x__', 'a/b', '.'])('refuse an unknown person (%s)', async (personId) => {
    expect(await editor().send('POST', '/api/films', { title: 'Rain', credits: credits(personId) })).toMatchObject({
      status: 400,
      body: { message: "'Meher Daruwala' is an unknown person" },
    });
  });

  it('link a published person, and are text without one', async () => {
    await writeContent(test.db, { people: [personDoc('p1', { name: 'Meher Daruwala', slug: 'meher' })] });
    const film = await create({ credits: credits('p1') });
    const shown = async () => (await get<Film>(`/api/films/${film.id}`)).credits[0];
    expect(await shown()).toMatchObject({ personId: 'p1', personSlug: 'meher', name: 'Meher Daruwala' });
    await patch('/api/people/p1', { isPublished: false });
    expect(await shown()).toMatchObject({ personId: null, personSlug: null, name: 'Meher Daruwala' });
    // A later change of the film keeps the credit.
    expect((await patch(`/api/films/${film.id}`, { genres: ['Drama'] })).body).toMatchObject({
      credits: [{ personId: 'p1', personSlug: null }],
    });
  });

  it('follow the names of the box office: a known person of that name, else text', async () => {
    await writeContent(test.db, {
      people: [
        personDoc('p1', { name: 'Meher Daruwala' }),
        personDoc('p2', { name: 'Kabir Rao' }),
        personDoc('p3', { name: 'Kabir Rao' }),
      ],
    });
    const film = await create();
    const { body } = await patch(`/api/box-office/${film.id}`, {
      director: 'MEHER  Daruwala',
      cast: ['Kabir Rao', 'Ishita'],
      studio: 'Meher Daruwala',
      language: 'Tamil',
    });
    expect(body as BoxOfficeFilm).toMatchObject({ director: 'MEHER Daruwala', cast: ['Kabir Rao', 'Ishita'] });
    const { credits: shown, languages } = await get<Film>(`/api/films/${film.id}`);
    expect(shown.map(({ name, job, personId, isLead }) => [name, job, personId, isLead])).toEqual([
      ['MEHER Daruwala', 'director', 'p1', false],
      ['Kabir Rao', 'actor', null, true],
      ['Ishita', 'actor', null, true],
      ['Meher Daruwala', 'studio', null, false],
    ]);
    expect(languages).toEqual(['Tamil']);
  });
});

describe('the list of films', () => {
  beforeEach(() =>
    writeContent(test.db, {
      films: [
        filmDoc('old', { releaseDate: '2025-03-07', language: 'Tamil' }),
        filmDoc('now', { releaseDate: '2026-11-13', language: 'Hindi' }),
        filmDoc('soon', { releaseDate: '2026-12-25', languages: ['Hindi', 'Tamil'] }),
        filmDoc('some-day', {}),
        filmDoc('hidden', { releaseDate: '2026-11-13', isPublished: false }),
      ],
    }),
  );
  const ids = async (query: string) => (await get<FilmCard[]>(`/api/films${query}`)).map(({ id }) => id);

  it('begins with the newest release, and ends with films without a date', async () => {
    expect(await ids('')).toEqual(['soon', 'now', 'old', 'some-day']);
    expect(await ids('?limit=2')).toEqual(['soon', 'now']);
    expect(await ids('?limit=2&after=now')).toEqual(['old', 'some-day']);
  });
  it('is filtered by year, language and status', async () => {
    expect(await ids('?year=2026')).toEqual(['soon', 'now']);
    expect(await ids('?language=Tamil')).toEqual(['soon', 'old']);
    expect(await ids('?status=running')).toEqual(['now']);
    expect(await ids('?status=upcoming&language=Tamil&year=2026')).toEqual(['soon']);
    expect(await ids('?status=announced')).toEqual(['some-day']);
  });
  it('refuses an unknown year, status or film with 400', async () => {
    for (const query of ['?year=26', '?status=gone', '?limit=0', '?after=none'])
      expect([query, await statusOf(`/api/films${query}`)]).toEqual([query, 400]);
  });
});

it('has the days of a film', async () => {
  const day = { day: 1, date: '2026-11-13', nettRupees: 5, grossRupees: null, isEstimate: true, source: null };
  await writeContent(test.db, { films: [filmDoc('rain', { days: [day] })] });
  expect(await get('/api/films/rain/days')).toEqual([{ ...day, occupancyPercent: null, shows: null }]);
  expect(await statusOf('/api/films/rain/days?version=tamil')).toBe(404);
  expect(await statusOf('/api/films/none/days')).toBe(404);
});

it('creates a person for a credit in two calls', async () => {
  const person = (await editor().send('POST', '/api/people', { name: 'Asha Rao' })).body as DeskPerson;
  const film = await create({ credits: [{ personId: person.id, name: 'Asha Rao', job: 'director' }] });
  expect(film.credits[0]?.personSlug).toBe('asha-rao');
});

describe('the calendar of releases', () => {
  it('has the releases of a range, and those without a date', async () => {
    await create({ releases: [released('2026-12-04'), released(null, 'streaming')] });
    await rebuildAllRollups(test.db);
    const film = { title: 'Monsoon Line', filmSlug: 'monsoon-line' };
    const inDecember = [{ ...film, kind: 'cinema', date: '2026-12-04', precision: 'day' }];
    expect(await get('/api/releases')).toMatchObject(inDecember);
    expect(await get('/api/releases?from=2026-12-01&to=2026-12-31&kind=cinema')).toMatchObject(inDecember);
    expect(await get('/api/releases?from=2027-01-01')).toEqual([]);
    expect(await get('/api/releases?undated=true')).toMatchObject([
      { ...film, kind: 'streaming', date: null, precision: 'none' },
    ]);
  });
  it('refuses dates, kinds and ranges that do not exist', async () => {
    for (const query of ['from=2026-02-30', 'from=2027-01-01&to=2026-12-31', 'kind=party', 'undated=yes'])
      expect(await statusOf(`/api/releases?${query}`)).toBe(400);
  });
});
