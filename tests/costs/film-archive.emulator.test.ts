import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plusDays } from '@first-show/domain/core/dates';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { IMPORT_COLUMNS, type ImportRow } from '@first-show/domain/box-office/import';
import { BOX_OFFICE_MAX } from '@first-show/domain/core/limits';
import { NAME_SHARDS, rollupIds } from '@first-show/domain/core/collections';
import { registerAll } from '../../functions/src/api/router.ts';
import { importBoxOffice } from '../../functions/src/features/films/store/import-box-office.ts';
import { updateListsAfterFilm } from '../../functions/src/lists/content-change.ts';
import { rebuildAllRollups } from '../../functions/src/lists/rebuild.ts';
import { loadPageData } from '../../functions/src/pages/page-data.ts';
import { fixedClock } from '../../functions/src/platform/clock.ts';
import { openBulkSet } from '../../functions/src/platform/firestore/bulk-set.ts';
import {
  articleDoc,
  categoryDoc,
  filmDoc,
  hoursAgo,
  personDoc,
  reviewOf,
} from '../../functions/src/testing/content.ts';
import { countReads, watchReads } from '../../functions/src/testing/count-reads.ts';
import { countWrites } from '../../functions/src/testing/count-writes.ts';
import { newReader, openTestApp, type TestApp } from '../../functions/src/testing/reader-app.ts';

/** What pages, saves and imports cost on a site with all films of ten years. */

const FILMS = 5_000;
const PEOPLE = 20_000;
const STORIES = 60;
const TODAY = '2026-11-20';
const CREDITS = 12;

const SYLLABLES = ['ka', 'ri', 'sha', 'mo', 'ta', 'ni', 'de', 'vi', 'ra', 'ju', 'lo', 'pa'];
/** A different name for each number. */
const nameOf = (number: number): string => {
  const parts = [12, 144, 1_728, 20_736].map((base) => SYLLABLES[Math.floor((number * 12) / base) % 12] ?? '');
  return `${parts.join('')} ${number}`;
};

/** Every twelfth film credits the same star. */
const creditsOf = (film: number): FilmDoc['credits'] =>
  Array.from({ length: CREDITS }, (_, index) => {
    const person = index === 0 && film % 12 === 0 ? 0 : (film * 7 + index * index * 131) % PEOPLE;
    return {
      personId: `p${person}`,
      name: nameOf(person),
      job: index === 1 ? 'director' : 'actor',
      character: index === 1 ? null : `A role of ${film}`,
      isLead: index < 2,
    };
  });

function filmAt(index: number): FilmDoc {
  const opened = plusDays(TODAY, 60 - Math.floor(index * 0.73));
  const hasOpened = opened <= TODAY;
  const amount = hasOpened ? 1_000 + ((index * 7_919) % 1_000_000) : null;
  return filmDoc(`f${index}`, {
    movieName: `Film ${nameOf(index)}`,
    hindiTitle: `फ़िल्म ${index}`,
    languages: [['Hindi', 'Tamil', 'Telugu'][index % 3] ?? 'Hindi'],
    credits: creditsOf(index),
    releaseDate: index % 25 === 0 ? null : opened,
    day1Collection: amount,
    weekendCollection: amount,
    totalCollection: amount,
    isCharted: hasOpened,
    days: Array.from({ length: hasOpened ? 10 : 0 }, (_, day) => ({
      ...{ day: day + 1, date: plusDays(opened, day), nettRupees: 100, grossRupees: null },
      ...{ isEstimate: false, source: 'A source' },
    })),
  });
}

async function fill(db: Firestore): Promise<void> {
  const writer = openBulkSet(db, { throttling: false });
  for (let index = 0; index < PEOPLE; index += 1)
    writer.set(db.doc(`people/p${index}`), personDoc(`p${index}`, { name: nameOf(index), hindiName: `नाम ${index}` }));
  for (let index = 0; index < FILMS; index += 1) {
    writer.set(db.doc(`films/f${index}`), filmAt(index));
    writer.set(db.doc(`filmSlugs/f${index}`), { filmId: `f${index}`, redirectTo: null });
  }
  writer.set(db.doc('categories/reviews'), { ...categoryDoc('reviews', 1), slug: 'reviews' });
  for (let index = 0; index < STORIES; index += 1) {
    const film = `f${100 + (index % 20)}`;
    const review = index % 2 === 0 ? { categoryId: 'reviews', rating: 3.5, review: reviewOf(film) } : {};
    const about = { filmIds: [film], personIds: ['p0', `p${index}`], publishedAt: hoursAgo(index) };
    writer.set(db.doc(`articles/a${index}`), articleDoc(`a${index}`, { ...about, ...review }));
  }
  writer.set(db.doc('staff/editor'), { displayName: 'Imtiaz', role: 'editor', isActive: true });
  await writer.close();
  await rebuildAllRollups(db);
}

describe(`a site with ${FILMS} films and ${PEOPLE} people`, { tags: ['slow'], timeout: 60_000 }, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = openTestApp('film-archive', registerAll, {
      clock: fixedClock(`${TODAY}T10:00:00.000Z`),
      verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
    });
    await fill(test.db);
  }, 400_000);
  afterAll(() => test.close());

  const editor = () => newReader(test.app, { authorization: 'Bearer editor' });

  it.each([
    ['/f101', 9],
    ['/people/p0', 4],
    ['/people/p5', 4],
    ['/people', 3],
    ['/releases', 7],
    ['/box-office', 3],
    ['/box-office/2025', 3],
    ['/box-office/records', 3],
    ['/box-office/compare?films=f101,f202,f303,f404', 6],
    ['/category/reviews', 3],
    ['/', 8],
  ])('reads for %s at most %i documents', async (path, most) => {
    const { reads, result } = await countReads(test.db, () => loadPageData(test.deps, path));
    expect('status' in result && result.status).toBe(200);
    expect(reads).toBeLessThanOrEqual(most);
  });

  it('stores no list near the limit of a document (1 MiB), and no list of names above half a megabyte', async () => {
    const { docs } = await test.db.collection('rollups').get();
    const sizes = docs.map((doc) => ({ id: doc.id, bytes: Buffer.byteLength(JSON.stringify(doc.data())) }));
    expect(sizes.filter(({ bytes }) => bytes > 900_000)).toEqual([]);
    const names = new Set(NAME_SHARDS.map((shard) => rollupIds.names(shard)));
    expect(sizes.filter(({ id, bytes }) => names.has(id) && bytes > 500_000)).toEqual([]);
    const chart = docs.find(({ id }) => id === rollupIds.boxOffice)?.get('entries') as unknown[];
    expect(chart).toHaveLength(BOX_OFFICE_MAX);
  });

  it('saves a film with few reads, and the trigger writes only the lists of this film', async () => {
    const path = '/api/box-office/f201';
    const before = (await test.db.doc('films/f201').get()).data() as FilmDoc;
    const saved = await countReads(test.db, () => editor().send('PATCH', path, { totalCollection: 900_000_000 }));
    expect(saved.result.body).toMatchObject({ rank: 1 });
    expect(saved.reads).toBeLessThanOrEqual(6);
    const written = countWrites(test.db);
    const read = watchReads(test.db);
    await updateListsAfterFilm(test.db, 'f201', before);
    written.stop();
    read.stop();
    // Its rows, the chart, the mark of the records and its entry in the sitemap.
    expect([...written.counts().keys()]).toEqual(['rollups']);
    expect(written.total()).toBeLessThanOrEqual(before.listIds.length + 3);
    expect(read.reads()).toBeLessThanOrEqual(BOX_OFFICE_MAX + 10);
  });

  it('imports ten rows with the reads of ten films', async () => {
    const rows = Array.from({ length: 10 }, (_, index): ImportRow => {
      const film = filmAt(1_000 + index * 3);
      const empty = Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, ''])) as Omit<ImportRow, 'line'>;
      return { ...empty, movie: film.movieName, total_nett: '999', line: index + 2 };
    });
    const read = watchReads(test.db);
    const result = await importBoxOffice(test.db, rows, { now: new Date(`${TODAY}T10:00:00.000Z`) });
    read.stop();
    // One more query looks for films that are newer than the chart.
    expect(read.counts().get('films')).toBe(11);
    expect(result).toMatchObject({ added: [], conflicts: [] });
    expect(result.changed).toHaveLength(10);
  });
});
