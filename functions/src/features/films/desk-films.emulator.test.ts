import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskFilm, DeskFilms, FilmRelease } from '@first-show/domain/films/film.schema';
import type { DeskPeople, DeskPerson } from '@first-show/domain/people/person.schema';
import { registerAll } from '../../api/router.ts';
import { fixedClock } from '../../platform/clock.ts';
import { filmDoc, personDoc, writeContent } from '../../testing/content.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';

/** The tables of films and people at the desk. */

let test: TestApp;
beforeAll(() => {
  test = openTestApp('desk-films', registerAll, {
    clock: fixedClock('2026-11-20T10:00:00.000Z'),
    verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const collection of await test.db.listCollections()) await test.db.recursiveDelete(collection);
  await test.db.doc('staff/editor').set({ displayName: 'Imtiaz', role: 'editor', isActive: true });
});

const editor = () => newReader(test.app, { authorization: 'Bearer editor' });
const get = async <T>(path: string): Promise<T> => {
  const { status, body } = await editor().get(path);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as T;
};
const release = (kind: FilmRelease['kind'], date: string | null, facts: Partial<FilmRelease> = {}): FilmRelease => ({
  kind,
  date,
  platform: null,
  url: null,
  language: null,
  source: 'The studio',
  checkedOn: null,
  ...facts,
});

describe('films', () => {
  const idsOf = async (query: string) => (await get<DeskFilms>(`/api/admin/films?${query}`)).films.map(({ id }) => id);
  beforeEach(() =>
    writeContent(test.db, {
      films: [
        filmDoc('rain', { movieName: 'Rain over Dadar', hindiTitle: 'दादर की बारिश', imageUrl: '/media/a/640.jpg' }),
        filmDoc('kite', {
          movieName: 'The Kite Thief',
          isPublished: false,
          imageUrl: '/media/b/640.jpg',
          releases: [release('cinema', '2026-11-13')],
        }),
        filmDoc('mill', {
          movieName: 'Mill Road',
          releases: [
            release('cinema', '2026-05-01', { source: null }),
            release('streaming', '2026-07-01', { platform: 'Parda', checkedOn: '2026-08-01' }),
          ],
        }),
      ],
    }),
  );

  it('lists published and unpublished ones, the newest release first, page by page', async () => {
    const first = await get<DeskFilms>('/api/admin/films?limit=2');
    expect(first.films.map(({ id, isPublished }) => [id, isPublished])).toEqual([
      ['kite', false],
      ['mill', true],
    ]);
    expect(await get<DeskFilms>(`/api/admin/films?limit=2&after=${first.nextAfter}`)).toMatchObject({
      films: [{ id: 'rain' }],
      nextAfter: null,
    });
    expect((await editor().get('/api/admin/films?after=nothing')).status).toBe(400);
    expect((await newReader(test.app).get('/api/admin/films')).status).toBe(401);
  });

  it('searches titles while they are typed, in both scripts', async () => {
    expect(await idsOf('q=dad')).toEqual(['rain']);
    expect(await idsOf(`q=${encodeURIComponent('बारिश')}`)).toEqual(['rain']);
    expect(await idsOf('q=thief%20ki')).toEqual(['kite']);
    expect(await idsOf('q=thief%20road')).toEqual([]);
    expect(await idsOf('q=kit&show=date')).toEqual([]);
  });

  it('answers films by their ids, without those that do not exist', async () => {
    expect(await idsOf('ids=mill,kite,nothing,mill')).toEqual(['mill', 'kite']);
  });

  it('lists the films that an editor should complete', async () => {
    expect(await idsOf('show=poster')).toEqual(['mill']);
    expect(await idsOf('show=date')).toEqual(['rain']);
    expect(await idsOf('show=source')).toEqual(['mill']);
    expect(await idsOf('show=platform')).toEqual(['mill']);
    expect(await idsOf('show=unpublished')).toEqual(['kite']);
    const [mill] = (await get<DeskFilms>('/api/admin/films?show=platform')).films;
    expect(mill?.gaps).toEqual(['poster', 'source', 'platform']);
  });

  it('answers one film with the people whom only the desk may see', async () => {
    await writeContent(test.db, { people: [personDoc('asha', { name: 'Asha Rao', isPublished: false })] });
    const credits = [{ personId: 'asha', name: 'Asha Rao', job: 'director', character: null, isLead: false }];
    expect((await editor().send('PATCH', '/api/films/kite', { credits })).status).toBe(200);
    expect(await get<DeskFilm>('/api/admin/films/kite')).toMatchObject({
      isPublished: false,
      credits: [{ personId: 'asha', personSlug: null }],
    });
    expect((await editor().get('/api/admin/films/nothing')).status).toBe(404);
  });

  it('refuses a re-release before the first release, and a release before there were films', async () => {
    const patch = (releases: object[]) => editor().send('PATCH', '/api/films/kite', { releases });
    expect(await patch([release('cinema', '2026-11-13'), release('re-release', '2026-10-01')])).toMatchObject({
      status: 400,
      body: {
        issues: [{ path: 'releases.1.date', message: 'A re-release cannot be before the first release in cinemas' }],
      },
    });
    expect(await patch([release('cinema', '1875')])).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'releases.0.date', message: 'No film was shown before 1895' }] },
    });
    expect((await editor().send('PATCH', '/api/box-office/kite', { releaseDate: '1875-01-01' })).status).toBe(400);
  });

  it('refuses years with a typing error, by which a film would be rated before its release', async () => {
    for (const [path, body] of [
      ['/api/films/kite', { releases: [release('cinema', '9999')] }],
      ['/api/films/kite', { runEndedOn: '2206-11-20' }],
      ['/api/box-office/kite', { releaseDate: '2206-11-20' }],
    ] as const) {
      const { status, body: refusal } = await editor().send('PATCH', path, body);
      expect([status, (refusal as { message: string }).message]).toEqual([400, 'The date is after 2099']);
    }
  });
});

describe('people', () => {
  const namesOf = async (query: string) =>
    (await get<DeskPeople>(`/api/admin/people?${query}`)).people.map(({ name }) => name);
  beforeEach(() =>
    writeContent(test.db, {
      people: [
        personDoc('asha-rao', { name: 'Asha Rao', hindiName: 'आशा राव', source: 'The studio' }),
        personDoc('bela-sen', { name: 'Bela Sen', isPublished: false, pictureUrl: '/media/a/640.jpg' }),
        personDoc('asim-sen', { name: 'Asim Sen' }),
      ],
    }),
  );

  it('lists published and unpublished ones by name, page by page', async () => {
    const first = await get<DeskPeople>('/api/admin/people?limit=2');
    expect(first.people.map(({ name }) => name)).toEqual(['Asha Rao', 'Asim Sen']);
    expect(await namesOf(`limit=2&after=${first.nextAfter}`)).toEqual(['Bela Sen']);
    expect(await namesOf('letter=b')).toEqual(['Bela Sen']);
    expect(await get<DeskPerson>('/api/admin/people/bela-sen')).toMatchObject({ isPublished: false, source: null });
    expect((await editor().get('/api/admin/people/nobody')).status).toBe(404);
  });

  it('searches any part of a name while it is typed', async () => {
    expect(await namesOf('q=as')).toEqual(['Asha Rao', 'Asim Sen']);
    expect(await namesOf('q=SEN')).toEqual(['Asim Sen', 'Bela Sen']);
    expect(await namesOf('q=sen&letter=b')).toEqual(['Bela Sen']);
    expect(await namesOf(`q=${encodeURIComponent('राव')}`)).toEqual(['Asha Rao']);
  });

  it('lists the people whom an editor should complete', async () => {
    expect(await namesOf('show=picture')).toEqual(['Asha Rao', 'Asim Sen']);
    expect(await namesOf('show=source')).toEqual(['Asim Sen', 'Bela Sen']);
    expect(await namesOf('show=unpublished&letter=b')).toEqual(['Bela Sen']);
    expect(await namesOf('show=source&letter=a')).toEqual(['Asim Sen']);
  });
});
