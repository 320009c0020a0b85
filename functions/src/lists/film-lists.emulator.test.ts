import { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import type { FilmDoc, StoredCredit } from '@first-show/domain/films/film.schema';
import type { PersonDoc } from '@first-show/domain/people/person.schema';
import { changedFilm } from '@first-show/domain/films/change-facts';
import { articleDoc, filmDoc, hoursAgo, personDoc, reviewOf, writeContent } from '../testing/content.ts';
import { countReads } from '../testing/count-reads.ts';
import { openTestApp, type TestApp } from '../testing/reader-app.ts';
import { updateListsAfterArticle, updateListsAfterFilm, updateListsAfterPerson } from './content-change.ts';
import { readChartOfYear, readFilmList, readPersonList, readReleasesRows } from './film-lists.ts';
import { readRecords, rebuildStaleRecords } from './records.ts';
import { rebuildAllRollups } from './rebuild.ts';
import { readSubjectSitemap } from './subject-sitemaps.ts';

let test: TestApp;
beforeAll(() => {
  test = openTestApp('film-lists', () => undefined);
});
afterAll(() => test.close());

const credit = (personId: string): StoredCredit => ({
  personId,
  name: personId,
  job: 'actor',
  character: null,
  isLead: true,
});
const filmRef = (id: string) => test.db.doc(`films/${id}`);
const filmOf = async (id: string) => (await filmRef(id).get()).data() as FilmDoc | undefined;

/** Changes or deletes (`null`) a film, and delivers the event of this write. */
async function write(id: string, changes: Partial<FilmDoc> | null): Promise<void> {
  const before = await filmOf(id);
  await (changes === null ? filmRef(id).delete() : filmRef(id).set(changedFilm(before ?? filmDoc(id), changes)));
  await updateListsAfterFilm(test.db, id, before);
}
const filmsOf = async (person: string) => (await readPersonList(test.db, person)).films.map(({ id }) => id).sort();
const inMonth = async (month: string) => (await readReleasesRows(test.db, month)).map(({ id }) => id).sort();
const peopleOf = async (film: string) => [...(await readFilmList(test.db, film)).people.keys()];

beforeEach(async () => {
  for (const collection of await test.db.listCollections()) await test.db.recursiveDelete(collection);
  await writeContent(test.db, {
    people: [personDoc('asha'), personDoc('dev'), personDoc('secret', { isPublished: false })],
    films: [
      filmDoc('rain', { releaseDate: '2026-11-06', credits: [credit('asha'), credit('secret')] }),
      filmDoc('sun', { releases: [], credits: [credit('asha'), credit('dev')] }),
      filmDoc('hidden', { isPublished: false, credits: [credit('asha')] }),
    ],
  });
  await rebuildAllRollups(test.db);
});

it('have the films of a person and month, and the people of a film, with one read each', async () => {
  const { reads, result } = await countReads(test.db, async () => [
    await filmsOf('asha'),
    await filmsOf('dev'),
    await inMonth('2026-11'),
    await peopleOf('rain'),
    await peopleOf('sun'),
  ]);
  expect(result).toEqual([['rain', 'sun'], ['sun'], ['rain'], ['asha'], ['asha', 'dev']]);
  expect(reads).toBe(5);
});

it('follow a change of credits, date or publication of a film, and its deletion', async () => {
  await write('rain', { credits: [credit('dev')], releaseDate: '2026-12-04' });
  expect([await filmsOf('asha'), await filmsOf('dev'), await peopleOf('rain')]).toEqual([
    ['sun'],
    ['rain', 'sun'],
    ['dev'],
  ]);
  expect([await inMonth('2026-11'), await inMonth('2026-12')]).toEqual([[], ['rain']]);
  await write('hidden', { isPublished: true });
  expect(await filmsOf('asha')).toEqual(['hidden', 'sun']);
  await write('sun', { isPublished: false });
  await write('rain', null);
  expect([await filmsOf('asha'), await filmsOf('dev'), await inMonth('2026-12'), await peopleOf('rain')]).toEqual([
    ['hidden'],
    [],
    [],
    [],
  ]);
});

it('have a film under the month and among the undated ones, if it has both kinds of release', async () => {
  const release = { platform: null, url: null, language: null, source: null, checkedOn: null };
  await write('sun', {
    releases: [
      { ...release, kind: 'cinema', date: '2026-12' },
      { ...release, kind: 'streaming', date: null },
    ],
  });
  expect((await readReleasesRows(test.db, '2026-12')).map(({ releases }) => releases.map(({ kind }) => kind))).toEqual([
    ['cinema'],
  ]);
  expect((await readReleasesRows(test.db, 'undated')).map(({ releases }) => releases.map(({ kind }) => kind))).toEqual([
    ['streaming'],
  ]);
});

it('lose a film that is unpublished while the event of an earlier change is late', async () => {
  await write('late', { isPublished: false });
  const before = await filmOf('late');
  const published = changedFilm(filmDoc('late'), { credits: [credit('p1')] });
  await filmRef('late').set(published);
  const get = DocumentReference.prototype.get;
  const spy = vi.spyOn(DocumentReference.prototype, 'get').mockImplementationOnce(async function (
    this: DocumentReference,
  ) {
    const found = await get.call(this);
    // The event of the newer change is delivered before the first one goes on.
    await filmRef('late').update({ isPublished: false });
    await updateListsAfterFilm(test.db, 'late', published);
    return found;
  });
  await updateListsAfterFilm(test.db, 'late', before);
  spy.mockRestore();
  expect(await filmsOf('p1')).not.toContain('late');
  expect((await readSubjectSitemap(test.db, 'films')).map(({ slug }) => slug)).not.toContain('late');
});

it('follow a person who is published, renamed or deleted', async () => {
  const change = async (id: string, changes: Partial<PersonDoc> | null) => {
    const ref = test.db.doc(`people/${id}`);
    const before = (await ref.get()).data();
    await (changes === null ? ref.delete() : ref.update(changes));
    await updateListsAfterPerson(test.db, id, { before, after: (await ref.get()).data() });
  };
  await change('secret', { isPublished: true });
  await change('asha', { slug: 'asha-nair' });
  expect([...(await readFilmList(test.db, 'rain')).people.values()].map(({ slug }) => slug)).toEqual([
    'asha-nair',
    'secret',
  ]);
  await change('asha', null);
  expect([await peopleOf('rain'), await peopleOf('sun')]).toEqual([['secret'], ['dev']]);
});

/** Writes or deletes (`null`) an article, and delivers the event of this write. */
async function writeArticle(id: string, changes: Partial<ArticleDoc> | null): Promise<void> {
  const ref = test.db.doc(`articles/${id}`);
  const before = (await ref.get()).data() as ArticleDoc | undefined;
  const after = changes === null ? undefined : articleDoc(id, { ...before, ...changes });
  await (after === undefined ? ref.delete() : ref.set(after));
  await updateListsAfterArticle(test.db, id, { before, after });
}
const storiesOf = async (film: string) => (await readFilmList(test.db, film)).stories.map(({ id }) => id);
const storiesOfPerson = async (person: string) => (await readPersonList(test.db, person)).stories.map(({ id }) => id);

it('have the newest stories about a film or person, as they are published, changed and deleted', async () => {
  await writeArticle('old', { filmIds: ['rain'], personIds: ['asha', 'nobody'], publishedAt: hoursAgo(9) });
  await writeArticle('new', { filmIds: ['rain', 'sun'], publishedAt: hoursAgo(1) });
  await writeArticle('draft', { filmIds: ['rain'], isPublished: false });
  expect([await storiesOf('rain'), await storiesOf('sun')]).toEqual([['new', 'old'], ['new']]);
  expect([await storiesOfPerson('asha'), await filmsOf('asha')]).toEqual([['old'], ['rain', 'sun']]);
  await writeArticle('new', { filmIds: ['sun'], personIds: ['asha'] });
  await writeArticle('old', null);
  expect([await storiesOf('rain'), await storiesOf('sun'), await storiesOfPerson('asha')]).toEqual([
    [],
    ['new'],
    ['new'],
  ]);
});

it('show the views of a story again once they have grown by a quarter', async () => {
  await writeArticle('story', { filmIds: ['rain'], viewCount: 100 });
  const views = async () => (await readFilmList(test.db, 'rain')).stories.map(({ viewCount }) => viewCount);
  await writeArticle('story', { viewCount: 101 });
  expect(await views()).toEqual([100]);
  await writeArticle('story', { viewCount: 130 });
  expect(await views()).toEqual([130]);
});

it('keep the stories and stars of a film that gets another name and slug', async () => {
  await writeArticle('review', { filmIds: ['rain'], review: reviewOf('rain'), rating: 4 });
  await write('rain', { movieName: 'Rain Again', slug: 'rain-again', rating: { count: 30, mean: 3.6 } });
  const { films } = await readPersonList(test.db, 'asha');
  expect(films.find(({ id }) => id === 'rain')).toMatchObject({
    slug: 'rain-again',
    ourStars: 4,
    rating: { mean: 3.6 },
  });
  await writeArticle('second', { filmIds: ['rain'], publishedAt: hoursAgo(5) });
  expect(await storiesOf('rain')).toEqual(['review', 'second']);
});

it('copy our reviews into the film, the chosen or else the first one in front', async () => {
  const starsOf = async (film: string) => (await filmOf(film))?.ourReviews.map(({ stars }) => stars);
  const review = reviewOf('rain');
  await writeArticle('second', { filmIds: ['rain'], review, rating: 2, publishedAt: hoursAgo(1) });
  await writeArticle('first', { filmIds: ['rain', 'sun'], review, rating: 3.5, publishedAt: hoursAgo(9) });
  await writeArticle('draft', { filmIds: ['rain'], review, rating: 1, isPublished: false });
  await writeArticle('no-review', { filmIds: ['rain'], rating: 5 });
  expect([await starsOf('rain'), await starsOf('sun')]).toEqual([[3.5, 2], []]);
  expect((await filmOf('rain'))?.ourReviews[0]).toEqual({
    slug: 'first',
    language: 'en',
    stars: 3.5,
    verdict: 'A verdict about rain.',
  });
  await writeArticle('second', { review: { ...review, isChosen: true } });
  expect(await starsOf('rain')).toEqual([2, 3.5]);
  await writeArticle('first', null);
  await writeArticle('second', { review: reviewOf('sun') });
  expect([await starsOf('rain'), await starsOf('sun')]).toEqual([[], [2]]);
});

it('copy a changed poster of a film to its reviews', async () => {
  await writeArticle('review', { review: reviewOf('rain'), rating: 2, posterUrl: '/media/old/800.webp' });
  const poster = async () => (await test.db.doc('articles/review').get()).get('posterUrl') as unknown;
  await write('rain', { imageUrl: '/media/new/800.webp' });
  expect(await poster()).toBe('/media/new/800.webp');
  await write('rain', { endedMediaIds: ['new'] } as Partial<FilmDoc>);
  expect(await poster()).toBeNull();
});

it('have stories and our stars after a database was filled', async () => {
  const articles = [
    articleDoc('review', {
      filmIds: ['rain'],
      personIds: ['nobody'],
      review: reviewOf('rain'),
      rating: 4,
      publishedAt: hoursAgo(5),
    }),
    ...Array.from({ length: 14 }, (_, index) =>
      articleDoc(`more-${index}`, { filmIds: ['rain'], publishedAt: hoursAgo(6 + index) }),
    ),
  ];
  await writeContent(test.db, { articles });
  await rebuildAllRollups(test.db);
  const rebuilt = await readFilmList(test.db, 'rain');
  expect(rebuilt.stories.map(({ id }) => id).slice(0, 2)).toEqual(['review', 'more-0']);
  expect(rebuilt.stories).toHaveLength(12);
  expect([await storiesOfPerson('nobody'), await storiesOf('sun')]).toEqual([['review'], []]);
  const row = (await readPersonList(test.db, 'asha')).films.find(({ id }) => id === 'rain');
  expect([(await filmOf('rain'))?.ourReviews[0]?.stars, row?.ourStars]).toEqual([4, 4]);
  // A list is the same whether the fill or a trigger has built it.
  await test.db.doc('rollups/film-rain').delete();
  expect(await readFilmList(test.db, 'rain')).toEqual(rebuilt);
});

it('have the films with figures of a year, the highest total first', async () => {
  await write('rain', { totalCollection: 40, day1Collection: 9 });
  await write('sun', { releaseDate: '2026-01-02', totalCollection: 90 });
  await write('old', { releaseDate: '2019-05-03', totalCollection: 70 });
  const none = { day1Collection: null, weekendCollection: null, totalCollection: null, totalGrossRupees: null };
  await write('new', { releaseDate: '2026-11-20', ...none });
  const { reads, result } = await countReads(test.db, () => readChartOfYear(test.db, '2026'));
  expect([result.map(({ id }) => id), reads]).toEqual([['sun', 'rain'], 1]);
  await write('rain', { releaseDate: '2025-12-26' });
  expect((await readChartOfYear(test.db, '2026')).map(({ id }) => id)).toEqual(['sun']);
});

it('have the records, rebuilt by the minute job only after a figure has changed', async () => {
  await write('rain', { totalCollection: 40, day1Collection: 9, language: 'Hindi' });
  await write('sun', { releaseDate: '2019-01-04', totalCollection: 90, day1Collection: 5, language: 'Tamil' });
  await write('hidden', { totalCollection: 900, day1Collection: 900, releaseDate: '2026-10-02' });
  await rebuildStaleRecords(test.db);
  const { tables } = await readRecords(test.db);
  const rowsOf = (table: keyof typeof tables) => tables[table].map(({ slug, of, value }) => [slug, of, value]);
  expect(rowsOf('opening-day')).toEqual([
    ['rain', null, 9],
    ['sun', null, 5],
  ]);
  expect(rowsOf('by-year')).toEqual([
    ['rain', '2026', 40],
    ['sun', '2019', 90],
  ]);
  expect(rowsOf('by-language')).toEqual([
    ['sun', 'Tamil', 90],
    ['rain', 'Hindi', 40],
  ]);
  const { updatedAt } = (await test.db.doc('rollups/records').get()).data() as { updatedAt: string };
  await write('rain', { about: 'A story.' });
  await rebuildStaleRecords(test.db);
  expect((await test.db.doc('rollups/records').get()).get('updatedAt')).toBe(updatedAt);
  await write('rain', { day1Collection: 4 });
  await rebuildStaleRecords(test.db);
  expect((await readRecords(test.db)).tables['opening-day'].map(({ slug }) => slug)).toEqual(['sun', 'rain']);
});
