import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskPerson, Person, PersonCard } from '@first-show/domain/people/person.schema';
import { registerAll } from '../../api/router.ts';
import { fixedClock } from '../../platform/clock.ts';
import { filmDoc, personDoc, writeContent } from '../../testing/content.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { removeDeleted } from '../../jobs/empty-trash.job.ts';

const clock = fixedClock('2026-11-20T10:00:00.000Z');
let test: TestApp;
beforeAll(() => {
  test = openTestApp('people', registerAll, {
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
const create = async (facts: object = {}): Promise<DeskPerson> => {
  const { status, body } = await editor().send('POST', '/api/people', { name: 'Asha Rao', ...facts });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body as DeskPerson;
};

it('has a page by slug and id, with the published films that credit the person, newest first', async () => {
  const { id } = await create({ hindiName: 'आशा राव', jobs: ['Director', 'Writer'], born: '1984-02' });
  const credit = (job: string, character: string | null = null) => ({
    personId: id,
    name: 'Asha Rao',
    job,
    character,
    isLead: false,
  });
  await writeContent(test.db, {
    films: [
      filmDoc('first', { releaseDate: '2019-03-01', credits: [credit('director')] }),
      filmDoc('second', { releaseDate: '2026-11-13', credits: [credit('director'), credit('actor', 'The Judge')] }),
      filmDoc('hidden', { isPublished: false, credits: [credit('director')] }),
    ],
  });
  for (const address of [id, 'asha-rao']) {
    const person = await get<Person>(`/api/people/${address}`);
    expect(person).toMatchObject({
      name: 'Asha Rao',
      hindiName: 'आशा राव',
      jobs: ['director', 'writer'],
      born: '1984-02',
    });
    expect(person).not.toHaveProperty('isPublished');
    expect(person.films.map((film) => [film.id, film.status, film.job, film.character])).toEqual([
      ['second', 'running', 'director, actor', 'The Judge'],
      ['first', 'ended', 'director', null],
    ]);
  }
});

it('keeps links, and the source of each fact; a change of either replaces all of them', async () => {
  const { id } = await create({
    born: '1984',
    links: ['nm0000001', 'https://asha.example/'],
    sources: { born: 'https://www.wikidata.org/wiki/Q5000', about: ' ' },
  });
  expect(await get<Person>(`/api/people/${id}`)).toMatchObject({
    links: ['https://www.imdb.com/name/nm0000001/', 'https://asha.example/'],
    sources: { born: 'https://www.wikidata.org/wiki/Q5000' },
  });
  const { body } = await editor().send('PATCH', `/api/people/${id}`, { sources: { jobs: 'The studio' }, links: [] });
  expect(body).toMatchObject({ sources: { jobs: 'The studio' }, links: [] });
  for (const refused of [{ links: ['http://asha.example/'] }, { sources: { height: 'A fan' } }])
    expect((await editor().send('PATCH', `/api/people/${id}`, refused)).status).toBe(400);
});

it('lists a person as one without source until each known fact has one', async () => {
  const { id } = await create({ born: '1984', jobs: ['actor'], sources: { born: 'The studio' } });
  const listed = async () =>
    ((await editor().get('/api/admin/people?show=source')).body as { people: DeskPerson[] }).people.map(
      (one) => one.id,
    );
  expect(await listed()).toEqual([id]);
  await editor().send('PATCH', `/api/people/${id}`, { sources: { born: 'The studio', jobs: 'The studio' } });
  expect(await listed()).toEqual([]);
});

it('refuses a second person of the same name, unless the years of birth differ or the editor confirms it', async () => {
  const known = await create({ born: '1984' });
  expect(await editor().send('POST', '/api/people', { name: 'ASHA  rao' })).toMatchObject({
    status: 409,
    body: { message: "There is a person called 'Asha Rao'", existing: { id: known.id } },
  });
  expect((await create({ isNamesake: true })).slug).toBe('asha-rao-2');
  expect((await editor().send('POST', '/api/people', { name: 'Dev', born: 'x' })).status).toBe(400);
});

it('keeps the former address after a new name, and refuses a change of a stale version', async () => {
  const { id } = await create();
  const patch = (changes: object) => editor().send('PATCH', `/api/people/${id}`, changes);
  expect((await patch({ name: 'Asha Nair', revision: 1 })).body).toMatchObject({ slug: 'asha-nair', revision: 2 });
  expect(await get<Person>('/api/people/asha-rao')).toMatchObject({ id, slug: 'asha-nair' });
  expect(await patch({ about: 'A text.', revision: 1 })).toMatchObject({
    status: 409,
    body: { current: { name: 'Asha Nair', revision: 2 } },
  });
});

describe('the list of people', () => {
  beforeEach(() =>
    writeContent(test.db, {
      people: [
        personDoc('b', { slug: 'bina-das' }),
        personDoc('a', { slug: 'asha-rao' }),
        personDoc('c', { slug: 'anil-sen' }),
        personDoc('d', { slug: 'amir', isPublished: false }),
      ],
    }),
  );
  const ids = async (query: string) => (await get<PersonCard[]>(`/api/people${query}`)).map(({ id }) => id);

  it('is sorted by name, and has published people only', async () => {
    expect(await ids('')).toEqual(['c', 'a', 'b']);
    expect(await ids('?limit=1&after=c')).toEqual(['a']);
    expect(await statusOf('/api/people/amir')).toBe(404);
  });
  it('is filtered by letter', async () => {
    expect([await ids('?letter=A'), await ids('?letter=b'), await ids('?letter=z')]).toEqual([['c', 'a'], ['b'], []]);
    expect([await statusOf('/api/people?letter=ab'), await statusOf('/api/people?after=none')]).toEqual([400, 400]);
  });
});

describe('a deleted person', () => {
  it('is restored with the address, or with another one if it was taken', async () => {
    const { id } = await create();
    expect((await editor().send('DELETE', `/api/people/${id}`)).status).toBe(204);
    expect(await statusOf(`/api/people/${id}`)).toBe(404);
    const other = await create();
    expect(other.slug).toBe('asha-rao');
    expect((await editor().send('POST', `/api/people/${id}/undo`)).body).toMatchObject({ slug: 'asha-rao-2' });
    expect([(await get<Person>('/api/people/asha-rao')).id, (await get<Person>('/api/people/asha-rao-2')).id]).toEqual([
      other.id,
      id,
    ]);
    expect((await editor().send('POST', `/api/people/${id}/undo`)).status).toBe(409);
  });
  it('is removed after the days of the trash', async () => {
    const { id } = await create();
    await editor().send('DELETE', `/api/people/${id}`);
    await removeDeleted({ ...test.deps, clock: fixedClock('2027-01-20T10:00:00.000Z') });
    expect((await editor().send('POST', `/api/people/${id}/undo`)).status).toBe(404);
  });
});

it('are changed by editors only', async () => {
  expect((await newReader(test.app).send('POST', '/api/people', { name: 'X' })).status).toBe(401);
  expect((await editor().send('PATCH', '/api/people/none', { about: 'x' })).status).toBe(404);
  expect((await editor().send('DELETE', '/api/people/none')).status).toBe(404);
});
