import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import type { BoxOfficeDay } from '@first-show/domain/box-office/box-office.schema';
import { versionSummary, type VersionDoc } from '@first-show/domain/box-office/versions';
import type { DeskFilm, Film, FilmDoc, StoredCredit } from '@first-show/domain/films/film.schema';
import type { DeskPerson } from '@first-show/domain/people/person.schema';
import { registerAll } from '../../api/router.ts';
import { updateListsAfterArticle, updateListsAfterFilm, updateListsAfterPerson } from '../../lists/content-change.ts';
import { readFilmList, readPersonList } from '../../lists/film-lists.ts';
import { readChart } from '../../lists/read-rollups.ts';
import { fixedClock } from '../../platform/clock.ts';
import { articleDoc, filmDoc, hoursAgo, personDoc, writeContent } from '../../testing/content.ts';
import { untilAnswered } from '../../testing/until-answered.ts';
import {
  newReader,
  openTestApp,
  trustedReader,
  type Reply,
  type TestApp,
  type TestReader,
} from '../../testing/reader-app.ts';

const clock = fixedClock('2026-11-20T10:00:00.000Z');
let test: TestApp;
beforeAll(() => {
  test = openTestApp('merge', registerAll, {
    clock,
    verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
  });
});
afterAll(() => test.close());

const day = (number: number, nettRupees: number | null, changes: Partial<BoxOfficeDay> = {}): BoxOfficeDay => ({
  day: number,
  date: `2026-11-${String(5 + number).padStart(2, '0')}`,
  nettRupees,
  grossRupees: null,
  isEstimate: false,
  source: null,
  ...changes,
});
const credit = (personId: string, name: string): StoredCredit => ({
  personId,
  name,
  job: 'actor',
  character: null,
  isLead: true,
});

beforeEach(async () => {
  for (const collection of await test.db.listCollections()) await test.db.recursiveDelete(collection);
  await test.db.doc('staff/editor').set({ displayName: 'Imtiaz', role: 'editor', isActive: true });
  await writeContent(test.db, {
    people: [personDoc('asha', { name: 'Asha Rao' }), personDoc('aasha', { name: 'Aasha Rao', born: '1990' })],
    films: [
      filmDoc('rain', {
        totalCollection: 30,
        releaseDate: '2026-11-06',
        days: [day(1, 10), day(2, 20)],
        credits: [credit('asha', 'Asha Rao')],
      }),
      filmDoc('barish', {
        movieName: 'Barish',
        releaseDate: '2026-11-06',
        about: 'A train waits.',
        days: [day(1, 10, { grossRupees: 12 }), day(3, 5)],
        credits: [credit('aasha', 'Aasha R.')],
      }),
      filmDoc('sun', { totalCollection: 2 }),
    ],
  });
  const batch = test.db.batch();
  for (const id of ['rain', 'barish', 'sun'])
    batch.set(test.db.doc(`filmSlugs/${id}`), { filmId: id, redirectTo: null });
  batch.set(test.db.doc('filmSlugs/barish-2026'), { filmId: 'barish', redirectTo: null });
  for (const id of ['asha', 'aasha']) batch.set(test.db.doc(`personSlugs/${id}`), { personId: id });
  await batch.commit();
});

const editor = () => newReader(test.app, { authorization: 'Bearer editor' });
const get = async <T>(path: string): Promise<T> => (await newReader(test.app).get(path)).body as T;
const docOf = async <T>(path: string): Promise<T> => (await test.db.doc(path).get()).data() as T;
const chartOf = async () => (await readChart(test.db)).map(({ id }) => id);
const storiesOf = async (id: string) => (await readFilmList(test.db, id)).stories.map((story) => story.id);

/** Calls the API for a film, and delivers the events of the films' writes. */
async function callFilm(path: string, body: object = {}): Promise<Reply> {
  const ids = ['rain', 'barish', 'sun'];
  const before = await Promise.all(ids.map((id) => docOf<FilmDoc | undefined>(`films/${id}`)));
  const reply = await editor().send('POST', `/api/films/${path}`, body);
  for (const [index, id] of ids.entries()) await updateListsAfterFilm(test.db, id, before[index]);
  return reply;
}
const mergeFilms = (body: object = {}) => callFilm('barish/merge', { into: 'rain', revision: 1, ...body });

async function callPerson(path: string, body: object = {}): Promise<Reply> {
  const ids = ['asha', 'aasha'];
  const before = await Promise.all(ids.map((id) => docOf<object | undefined>(`people/${id}`)));
  const reply = await editor().send('POST', `/api/people/${path}`, body);
  const after = await Promise.all(ids.map((id) => docOf<object | undefined>(`people/${id}`)));
  for (const [index, id] of ids.entries())
    await updateListsAfterPerson(test.db, id, { before: before[index], after: after[index] });
  return reply;
}

async function writeArticle(id: string, changes: Partial<ArticleDoc>): Promise<void> {
  const before = await docOf<ArticleDoc | undefined>(`articles/${id}`);
  const after = articleDoc(id, { ...before, ...changes });
  await test.db.doc(`articles/${id}`).set(after);
  await updateListsAfterArticle(test.db, id, { before, after });
}

describe('a film that is merged into another one', () => {
  it('goes to the trash, and its addresses lead to the other one, which gets what it lacked', async () => {
    const { status, body } = await mergeFilms();
    expect([status, body]).toMatchObject([200, { id: 'rain', synopsis: 'A train waits.', aliases: ['Barish'] }]);
    expect((await docOf<FilmDoc>('films/rain')).days).toEqual([day(1, 10, { grossRupees: 12 }), day(2, 20), day(3, 5)]);
    for (const address of ['barish', 'barish-2026'])
      expect(await get(`/api/films/${address}`)).toMatchObject({ id: 'rain' });
    expect((await docOf<FilmDoc>('films/rain')).totalCollection).toBe(30);
    expect(await chartOf()).toEqual(['rain', 'sun']);
    expect(await docOf('trash/film-barish')).toMatchObject({ mergedInto: 'rain', deletedBy: 'Imtiaz' });
  });

  it('is refused with itself, with an unknown film, and from a stale version, and by others than editors', async () => {
    const refusal = async (path: string, body: object) => {
      const reply = await callFilm(path, body);
      return [reply.status, (reply.body as { message: string }).message];
    };
    expect(await refusal('rain/merge', { into: 'rain', revision: 1 })).toEqual([
      400,
      'A film cannot be merged with itself',
    ]);
    for (const into of ['nobody', 'a/b', '__x__'])
      expect(await refusal('barish/merge', { into, revision: 1 })).toEqual([400, 'This film does not exist']);
    expect((await refusal('nobody/merge', { into: 'rain', revision: 1 }))[0]).toBe(404);
    expect((await refusal('barish/merge', { into: 'rain', revision: 9 }))[0]).toBe(409);
    for (const body of [{}, { into: 'rain' }, { into: 3, revision: 1 }, { into: 'rain', revision: 1, figures: 'sum' }])
      expect([body, (await refusal('barish/merge', body))[0]]).toEqual([body, 400]);
    expect((await newReader(test.app).send('POST', '/api/films/barish/merge', {})).status).toBe(401);
    // A merged film is gone, so two films cannot be merged into each other.
    await mergeFilms();
    expect(await refusal('rain/merge', { into: 'barish', revision: 2 })).toEqual([400, 'This film does not exist']);
  });

  it('asks about days with different figures, and takes the chosen one', async () => {
    const days = [day(1, 11), day(2, 21), day(3, 5)];
    await test.db.doc('films/barish').update({ days });
    const asked = await mergeFilms();
    expect(asked).toMatchObject({
      status: 409,
      body: {
        differingDays: [
          { day: 1, kept: { nettRupees: 10 }, duplicate: { nettRupees: 11 } },
          { day: 2, kept: { nettRupees: 20 }, duplicate: { nettRupees: 21 } },
        ],
      },
    });
    expect((await mergeFilms({ figures: { 1: 'take' } })).body).toMatchObject({ differingDays: [{ day: 2 }] });
    expect((await mergeFilms({ figures: { 1: 'take', 2: 'keep' } })).status).toBe(200);
    expect((await docOf<FilmDoc>('films/rain')).days.map(({ nettRupees }) => nettRupees)).toEqual([11, 20, 5]);
  });

  it('gives its stories to the other one, also those that an old form names it in', async () => {
    const content = '<p>Text.</p><p data-block="film" data-film="barish"><a href="/barish">Barish</a></p>';
    const review = { filmId: 'barish', verdict: 'Wet.', for: [], against: [], isBeforeRelease: false, isChosen: false };
    await writeArticle('review', { filmIds: ['barish'], rating: 4, review, content, publishedAt: hoursAgo(2) });
    await writeArticle('both', { filmIds: ['rain', 'barish'], publishedAt: hoursAgo(3) });
    await mergeFilms();
    expect(await docOf<ArticleDoc>('articles/review')).toMatchObject({ filmIds: ['rain'], review: { filmId: 'rain' } });
    expect((await docOf<ArticleDoc>('articles/review')).content).toContain('data-film="rain"');
    await writeArticle('late', { filmIds: ['barish'], publishedAt: hoursAgo(4) });
    expect((await docOf<ArticleDoc>('articles/late')).filmIds).toEqual(['rain']);
    // The events of these changes.
    for (const id of ['review', 'both', 'late']) {
      const after = await docOf<ArticleDoc>(`articles/${id}`);
      await updateListsAfterArticle(test.db, id, { before: undefined, after });
    }
    expect(await storiesOf('rain')).toEqual(['review', 'both', 'late']);
  });

  it('gives its stars to the other one reader by reader, and the other one’s own stand', async () => {
    const rate = (reader: TestReader, film: string, stars: number) =>
      reader.send('POST', `/api/films/${film}/rate`, { stars });
    const [one, two, three] = [newReader(test.app), newReader(test.app), newReader(test.app)];
    await rate(one, 'barish', 1);
    await rate(two, 'barish', 2);
    await rate(two, 'rain', 5);
    await Promise.all([rate(three, 'barish', 4), mergeFilms()]);
    // A reader who still has the old page open rates the other film.
    expect((await rate(three, 'barish', 4.5)).status).toBe(200);
    const ratings = async (reader: TestReader) =>
      ((await reader.get('/api/reader?items=film:rain')).body as { ratings: object }).ratings;
    expect([await ratings(one), await ratings(two), await ratings(three)]).toEqual([
      { rain: 1 },
      { rain: 5 },
      { rain: 4.5 },
    ]);
    expect((await get<Film>('/api/films/rain')).rating.count).toBe(3);
    await callFilm('barish/undo');
    expect((await get<Film>('/api/films/rain')).rating.count).toBe(2);
    expect((await one.get('/api/reader?items=film:rain,film:barish')).body).toMatchObject({ ratings: { barish: 1 } });
  });

  it('is back with everything after a restore', async () => {
    const before = await Promise.all(['rain', 'barish'].map((id) => docOf<FilmDoc>(`films/${id}`)));
    await writeArticle('own', { filmIds: ['barish'], publishedAt: hoursAgo(2) });
    await writeArticle('both', { filmIds: ['barish', 'rain'], publishedAt: hoursAgo(3) });
    await mergeFilms();
    expect((await callFilm('barish/undo')).status).toBe(200);
    expect(
      await Promise.all(['own', 'both'].map(async (id) => (await docOf<ArticleDoc>(`articles/${id}`)).filmIds)),
    ).toEqual([['barish'], ['barish', 'rain']]);
    const [rain, barish] = await Promise.all(['rain', 'barish'].map((id) => docOf<FilmDoc>(`films/${id}`)));
    expect(rain).toEqual({ ...before[0], revision: 3, updatedAt: rain?.updatedAt });
    expect(barish).toEqual(before[1]);
    expect(await get('/api/films/barish-2026')).toMatchObject({ id: 'barish', slug: 'barish' });
    expect(await chartOf()).toEqual(['rain', 'barish', 'sun']);
    expect((await editor().send('POST', '/api/films/barish/undo')).status).toBe(409);
  });

  it('gives its languages and re-releases to the other one, whose own stand, until restored', async () => {
    const version = (name: string, nettRupees: number): VersionDoc => ({
      ...{ id: name.toLowerCase(), name, kind: 'language', startsOn: '2026-11-06', updatedAt: hoursAgo(1) },
      days: [day(1, nettRupees)],
    });
    const write = async (film: string, versions: VersionDoc[]) => {
      await test.db.doc(`films/${film}`).update({ versions: versions.map(versionSummary) });
      for (const one of versions) await test.db.doc(`films/${film}/versions/${one.id}`).set(one);
    };
    await write('rain', [version('Telugu', 4)]);
    await write('barish', [version('Telugu', 9), version('Tamil', 3)]);
    const nettOf = async (name: string) =>
      (await newReader(test.app).get(`/api/films/rain/days?version=${name}`)).body as BoxOfficeDay[];
    expect((await mergeFilms()).status).toBe(200);
    expect(await get('/api/films/rain')).toMatchObject({ versions: ['telugu', 'tamil'] });
    expect([await nettOf('telugu'), await nettOf('tamil')]).toMatchObject([[{ nettRupees: 4 }], [{ nettRupees: 3 }]]);

    expect((await callFilm('barish/undo')).status).toBe(200);
    expect(await get('/api/films/rain')).toMatchObject({ versions: ['telugu'] });
    expect((await test.db.doc('films/rain/versions/tamil').get()).exists).toBe(false);
    expect(await get('/api/films/barish')).toMatchObject({ versions: ['telugu', 'tamil'] });
    expect(await docOf<VersionDoc>('films/barish/versions/telugu')).toMatchObject({ days: [{ nettRupees: 9 }] });
  });

  it('leads to the last film after two merges, one hop each', async () => {
    await writeArticle('story', { filmIds: ['barish'] });
    await mergeFilms();
    expect((await callFilm('rain/merge', { into: 'sun', revision: 2, figures: 'keep' })).status).toBe(200);
    expect(await get('/api/films/barish-2026')).toMatchObject({ id: 'sun' });
    expect((await docOf<{ mergedInto: string }>('trash/film-barish')).mergedInto).toBe('sun');
    expect((await docOf<ArticleDoc>('articles/story')).filmIds).toEqual(['sun']);
    await callFilm('rain/undo');
    expect((await docOf<{ mergedInto: string }>('trash/film-barish')).mergedInto).toBe('rain');
    expect((await docOf<ArticleDoc>('articles/story')).filmIds).toEqual(['rain']);
    await callFilm('barish/undo');
    expect((await docOf<ArticleDoc>('articles/story')).filmIds).toEqual(['barish']);
  });

  it('gets its stories and stars back after two merges, whichever is undone first', async () => {
    const [first, second] = [newReader(test.app), newReader(test.app)];
    const countsOf = () =>
      Promise.all(
        ['barish', 'rain', 'sun'].map(
          async (id) => (await docOf<{ count: number } | undefined>(`ratings/${id}`))?.count ?? 0,
        ),
      );
    const filmsOfStory = async () => (await docOf<ArticleDoc>('articles/story')).filmIds;
    await writeArticle('story', { filmIds: ['barish', 'sun'] });
    await first.send('POST', '/api/films/barish/rate', { stars: 1 });
    await second.send('POST', '/api/films/rain/rate', { stars: 3 });
    const mergeAll = async () => {
      const revisionOf = async (id: string) => (await docOf<FilmDoc>(`films/${id}`)).revision;
      await mergeFilms({ revision: await revisionOf('barish') });
      await callFilm('rain/merge', { into: 'sun', revision: await revisionOf('rain'), figures: 'keep' });
      expect(await filmsOfStory()).toEqual(['sun']);
      expect((await countsOf())[2]).toBe(2);
    };
    await mergeAll();
    await callFilm('barish/undo');
    expect(await filmsOfStory()).toEqual(['barish', 'sun']);
    expect((await countsOf())[2]).toBe(1);
    await callFilm('rain/undo');
    expect([await countsOf(), await filmsOfStory()]).toEqual([
      [1, 1, 0],
      ['barish', 'sun'],
    ]);
    await mergeAll();
    await callFilm('rain/undo');
    expect([await countsOf(), await filmsOfStory()]).toEqual([
      [1, 2, 0],
      ['rain', 'sun'],
    ]);
    await callFilm('barish/undo');
    expect([await countsOf(), await filmsOfStory()]).toEqual([
      [1, 1, 0],
      ['barish', 'sun'],
    ]);
  });

  it('gives a story about two duplicates back to both, whichever is undone first', async () => {
    await writeArticle('story', { filmIds: ['barish', 'sun'] });
    const filmsOfStory = async () => (await docOf<ArticleDoc>('articles/story')).filmIds.toSorted();
    await mergeFilms();
    await callFilm('sun/merge', { into: 'rain', revision: 1, figures: 'keep' });
    expect(await filmsOfStory()).toEqual(['rain']);
    await callFilm('barish/undo');
    expect(await filmsOfStory()).toEqual(['barish', 'rain']);
    await callFilm('sun/undo');
    expect(await filmsOfStory()).toEqual(['barish', 'sun']);
  });

  it('does not give stars back that a reader has removed since, also if an event comes twice', async () => {
    const reader = newReader(test.app);
    await reader.send('POST', '/api/films/barish/rate', { stars: 2 });
    await mergeFilms();
    expect((await reader.send('DELETE', '/api/films/rain/rate')).status).toBe(200);
    await updateListsAfterFilm(test.db, 'barish', undefined);
    await callFilm('barish/undo');
    expect((await reader.get('/api/reader?items=film:rain,film:barish')).body).toMatchObject({ ratings: {} });
    for (const id of ['rain', 'barish']) expect((await get<Film>(`/api/films/${id}`)).rating.count).toBe(0);
  });

  it('counts exactly the stars of readers who rate, change and remove them at the same time', async () => {
    const act = async (index: number) => {
      const reader = trustedReader(test);
      const call = (method: string, stars?: number) =>
        untilAnswered(() => reader.send(method, '/api/films/barish/rate', stars === undefined ? undefined : { stars }));
      expect((await call('POST', 2)).status).toBe(200);
      const last = index % 3 === 0 ? await call('POST', 5) : index % 3 === 1 ? await call('DELETE') : null;
      expect(last?.status ?? 200).toBe(200);
      return { reader, stars: index % 3 === 0 ? 5 : index % 3 === 1 ? undefined : 2 };
    };
    const early = Array.from({ length: 15 }, (_, index) => act(index));
    await early[0];
    const [merged, ...late] = await Promise.all([
      mergeFilms(),
      ...Array.from({ length: 15 }, (_, index) => act(index)),
    ]);
    expect(merged.status).toBe(200);
    const all = [...(await Promise.all(early)), ...late];
    await updateListsAfterFilm(test.db, 'barish', undefined);
    for (const { reader, stars } of all)
      expect((await reader.get('/api/reader?items=film:rain')).body).toMatchObject({
        ratings: stars === undefined ? {} : { rain: stars },
      });
    expect((await get<Film>('/api/films/rain')).rating.count).toBe(20);
  });

  it('cannot be followed by another merge before a restored film has everything back', async () => {
    await mergeFilms();
    expect((await editor().send('POST', '/api/films/barish/undo')).status).toBe(200);
    const mergeNext = () =>
      editor().send('POST', '/api/films/rain/merge', { into: 'sun', revision: 3, figures: 'keep' });
    expect((await mergeNext()).status).toBe(409);
    await updateListsAfterFilm(test.db, 'barish', undefined);
    expect((await mergeNext()).status).toBe(200);
  });

  it('does not lose a new title that is saved at the same moment', async () => {
    const [merged, renamed] = await Promise.all([
      mergeFilms(),
      editor().send('PATCH', '/api/films/barish', { title: 'Barish Again', revision: 1 }),
    ]);
    const outcome = [merged.status, renamed.status];
    // Whoever comes second is told so.
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual(outcome);
    const found = await get<DeskFilm>('/api/films/barish');
    expect(found.title).toBe(merged.status === 200 ? 'rain' : 'Barish Again');
  });
});

describe('a person who is merged into another one', () => {
  const merge = (body: object = {}) => callPerson('aasha/merge', { into: 'asha', revision: 1, ...body });
  const creditsOf = async (film: string) => (await docOf<FilmDoc>(`films/${film}`)).credits;

  it('leaves address, credits, stories and missing facts to the other one, until restored', async () => {
    await writeArticle('story', { personIds: ['aasha'] });
    expect((await merge()).body).toMatchObject({ id: 'asha', born: '1990', aliases: ['Aasha Rao'] });
    expect(await get('/api/people/aasha')).toMatchObject({ id: 'asha' });
    expect((await creditsOf('barish')).map(({ personId, name }) => [personId, name])).toEqual([['asha', 'Aasha R.']]);
    expect((await docOf<ArticleDoc>('articles/story')).personIds).toEqual(['asha']);
    expect((await docOf<FilmDoc>('films/barish')).listIds).toContain('person-asha');
    expect((await get<Film>('/api/films/barish')).credits[0]).not.toHaveProperty('mergedFrom');

    expect((await callPerson('aasha/undo')).status).toBe(200);
    expect(await get('/api/people/aasha')).toMatchObject({ id: 'aasha', slug: 'aasha' });
    expect(await creditsOf('barish')).toEqual([credit('aasha', 'Aasha R.')]);
    expect(await creditsOf('rain')).toEqual([credit('asha', 'Asha Rao')]);
    expect((await docOf<ArticleDoc>('articles/story')).personIds).toEqual(['aasha']);
    expect(await get<DeskPerson>('/api/people/asha')).toMatchObject({ born: null, aliases: [] });
    await updateListsAfterFilm(test.db, 'barish', undefined);
    expect((await readPersonList(test.db, 'aasha')).films.map(({ id }) => id)).toEqual(['barish']);
  });

  it('gets the credits back after two merges, whichever is undone first', async () => {
    await writeContent(test.db, { people: [personDoc('usha', { name: 'Usha Rao' })] });
    const credited = async () => (await creditsOf('barish')).map(({ personId }) => personId);
    for (const [undone, left] of [
      ['aasha', 'asha'],
      ['asha', 'aasha'],
    ] as const) {
      const revisionOf = async (id: string) => (await docOf<DeskPerson>(`people/${id}`)).revision;
      await merge({ revision: await revisionOf('aasha') });
      await callPerson('asha/merge', { into: 'usha', revision: await revisionOf('asha') });
      expect(await credited()).toEqual(['usha']);
      await callPerson(`${undone}/undo`);
      expect(await credited()).toEqual([undone]);
      await callPerson(`${left}/undo`);
      expect(await credited()).toEqual(['aasha']);
    }
    expect(await creditsOf('barish')).toEqual([credit('aasha', 'Aasha R.')]);
  });

  it('is refused with the same person, an unknown one, and from a stale version', async () => {
    expect(await merge({ into: 'aasha' })).toMatchObject({
      status: 400,
      body: { message: 'A person cannot be merged with themselves' },
    });
    expect((await merge({ into: 'nobody' })).status).toBe(400);
    expect((await merge({ revision: 4 })).status).toBe(409);
    expect((await callPerson('nobody/merge', { into: 'asha', revision: 1 })).status).toBe(404);
  });
});
