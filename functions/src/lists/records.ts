import type { Firestore } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { chartChoices } from '@first-show/domain/box-office/chart-filter';
import { RECORD_FIELDS, RECORD_ROWS, recordRows, type RecordFilm } from '@first-show/domain/box-office/records';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import type { RecordsRollup } from '@first-show/domain/rollups/rollups';
import { readChart } from './read-rollups.ts';
import { readList, rebuild, rollupRef, type List } from './rollups.ts';

/**
 * The records of the box office. Each table is a query for its best films, so that no rebuild reads
 * all films. A changed figure only marks the list as stale, and `everyMinute` rebuilds it: many
 * films change in one import.
 */
export const recordsList: List<Omit<RecordsRollup, 'updatedAt'>> = {
  id: rollupIds.records,
  read: async (db) => {
    const best = async (field: keyof FilmDoc, limit = RECORD_ROWS): Promise<RecordFilm[]> =>
      filmsIn(
        await published(db)
          .orderBy(field, 'desc')
          .limit(limit)
          .select(...RECORD_FIELDS)
          .get(),
      );
    const bestOf = (field: 'languages' | 'listIds', values: readonly string[]) =>
      Promise.all(
        values.map(async (value) => {
          const own = published(db).where(field, 'array-contains', value).orderBy('totalCollection', 'desc').limit(1);
          return { value, films: filmsIn(await own.select(...RECORD_FIELDS).get()) };
        }),
      );
    const { languages, years } = chartChoices(await readChart(db));
    const [openingDay, openingWeekend, secondWeekend, longestRun, byLanguage, byYear, reRelease] = await Promise.all([
      best('day1Collection'),
      best('weekendCollection'),
      best('secondWeekendHold'),
      best('runDays'),
      bestOf('languages', languages.slice(0, RECORD_ROWS)),
      bestOf('listIds', years.slice(0, RECORD_ROWS).map(rollupIds.boxOfficeYear)),
      best('reReleaseRupees'),
    ]);
    return {
      tables: {
        'opening-day': recordRows('opening-day', openingDay),
        'opening-weekend': recordRows('opening-weekend', openingWeekend),
        'second-weekend': recordRows('second-weekend', secondWeekend),
        'longest-run': recordRows('longest-run', longestRun),
        'by-language': byLanguage
          .flatMap(({ value, films }) =>
            recordRows(
              'by-language',
              films.map((film) => ({ ...film, languages: [value] })),
            ),
          )
          .sort((a, b) => b.value - a.value),
        'by-year': byYear.flatMap(({ films }) => recordRows('by-year', films)),
        're-release': recordRows('re-release', reRelease),
      },
      isStale: false,
    };
  },
};

const published = (db: Firestore) => db.collection(collections.films).where('isPublished', '==', true);
const filmsIn = ({ docs }: { docs: { data: () => unknown }[] }) => docs.map((doc) => doc.data() as RecordFilm);

export const readRecords = (db: Firestore) => readList(db, recordsList);

const figuresOf = (film: FilmDoc | undefined) =>
  film?.isPublished === true ? RECORD_FIELDS.map((field) => film[field]) : null;

/** Called after a film was written or deleted. */
export async function markRecords(
  db: Firestore,
  { before, after }: { before: FilmDoc | undefined; after: FilmDoc | undefined },
): Promise<void> {
  if (isDeepStrictEqual(figuresOf(before), figuresOf(after))) return;
  await rollupRef(db, recordsList.id).set({ isStale: true }, { merge: true });
}

/** Rebuilds the records if a figure has changed. A film that changes meanwhile is in the result. */
export async function rebuildStaleRecords(db: Firestore): Promise<void> {
  const stored = await rollupRef(db, recordsList.id).get();
  if (stored.get('isStale') === true) await rebuild(db, recordsList);
}
