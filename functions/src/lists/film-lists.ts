import { isDeepStrictEqual } from 'node:util';
import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { CARD_FIELDS, type CardFields } from '@first-show/domain/films/present-film';
import { monthOf } from '@first-show/domain/films/releases';
import type {
  ChartEntry,
  FilmPerson,
  FilmRowsRollup,
  PersonFilmRow,
  ReleasesRow,
} from '@first-show/domain/rollups/rollups';
import { publishedPeople } from '../features/people/store/read-people.ts';
import { openBulkSet } from '../platform/firestore/bulk-set.ts';
import { CHART_FIELDS } from './queries.ts';
import { readList, rebuild, rollupRef, type List } from './rollups.ts';

/**
 * The lists that films are in: those of people, months and years (`listIds` of a film), with a row for
 * each film; and for each film the people whom it credits. A change of a film writes only its own
 * rows, so no list is built from all films again.
 */

/** The most films in the list of a person or month. */
const ROWS_MAX = 400;
const ROW_FIELDS = [
  ...new Set([...CARD_FIELDS, ...CHART_FIELDS, 'credits', 'releases', 'isPublished', 'listIds'] as const),
];
type RowSource = CardFields & ChartEntry & Pick<FilmDoc, 'credits' | 'releases' | 'isPublished' | 'listIds'>;
type Row = PersonFilmRow | ReleasesRow | ChartEntry;

const films = (db: Firestore) => db.collection(collections.films);

const filmPeople = (filmId: string): List<{ people: FilmPerson[] } | null> => ({
  id: rollupIds.film(filmId),
  read: async (db) => {
    const film = (await films(db).doc(filmId).get()).data() as FilmDoc | undefined;
    return film?.isPublished === true ? { people: await publishedPeople(db, peopleOf(film)) } : null;
  },
});

const peopleOf = ({ credits }: Pick<FilmDoc, 'credits'>): string[] => [
  ...new Set(credits.flatMap(({ personId }) => personId ?? [])),
];

const filmRows = (listId: string): List<Pick<FilmRowsRollup<Row>, 'rows'>> => ({
  id: listId,
  read: async (db) => {
    const listed = films(db).where('isPublished', '==', true).where('listIds', 'array-contains', listId);
    const { docs } = await listed
      .limit(ROWS_MAX)
      .select(...ROW_FIELDS)
      .get();
    return { rows: Object.fromEntries(docs.map((doc) => [doc.id, rowIn(listId, doc.data() as RowSource)])) };
  },
});

const pick = <Field extends keyof RowSource>(film: RowSource, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, film[field]])) as Pick<RowSource, Field>;

function rowIn(listId: string, film: RowSource): Row {
  if (listId.startsWith(rollupIds.boxOfficeYear(''))) return pick(film, CHART_FIELDS);
  const credits = film.credits.filter(({ personId }) => personId !== null && rollupIds.person(personId) === listId);
  if (credits.length === 0) {
    const { id, slug, movieName, languages } = film;
    return {
      id,
      slug,
      movieName,
      languages,
      releases: film.releases.filter(({ date }) => rollupIds.releases(monthOf(date)) === listId),
    };
  }
  return {
    ...pick(film, CARD_FIELDS),
    job: [...new Set(credits.map(({ job }) => job))].join(', '),
    character: credits.find(({ character }) => character !== null)?.character ?? null,
  };
}

const rowsOf = (film: RowSource | undefined): ReadonlyMap<string, Row> =>
  new Map(film?.isPublished === true ? film.listIds.map((listId) => [listId, rowIn(listId, film)]) : []);

/** The people whom a film credits, by id. One read. */
export async function readFilmPeople(db: Firestore, filmId: string): Promise<ReadonlyMap<string, FilmPerson>> {
  const { people } = (await readList(db, filmPeople(filmId))) ?? { people: [] };
  return new Map(people.map((person) => [person.id, person]));
}

/** The films that credit a person. One read. */
export const readPersonFilms = async (db: Firestore, personId: string): Promise<PersonFilmRow[]> =>
  Object.values((await readList(db, filmRows(rollupIds.person(personId)))).rows) as PersonFilmRow[];

/** The films with a release in a month, 'YYYY-MM', or without one, 'undated'. One read. */
export const readReleasesRows = async (db: Firestore, month: string): Promise<ReleasesRow[]> =>
  Object.values((await readList(db, filmRows(rollupIds.releases(month)))).rows) as ReleasesRow[];

/** The films that opened in a year, 'YYYY', the highest total first. One read. */
export async function readChartOfYear(db: Firestore, year: string): Promise<ChartEntry[]> {
  const { rows } = await readList(db, filmRows(rollupIds.boxOfficeYear(year)));
  return (Object.values(rows) as ChartEntry[]).sort(
    (a, b) => (b.totalCollection ?? -1) - (a.totalCollection ?? -1) || a.movieName.localeCompare(b.movieName),
  );
}

/** Called after a film was written or deleted; `before` and `after` are its documents. */
export async function updateFilmLists(
  db: Firestore,
  filmId: string,
  { before, after }: { before: FilmDoc | undefined; after: FilmDoc | undefined },
): Promise<void> {
  const [was, is] = [rowsOf(before), rowsOf(after)];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (listId) => !isDeepStrictEqual(was.get(listId), is.get(listId)),
  );
  const hasOtherPeople =
    before?.isPublished !== after?.isPublished || !isDeepStrictEqual(before?.credits, after?.credits);
  await Promise.all([
    ...changed.map((listId) => writeRow(db, { listId, filmId, row: is.get(listId) })),
    ...(hasOtherPeople ? [rebuild(db, filmPeople(filmId))] : []),
  ]);
}

/** gRPC's NOT_FOUND. */
const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 5;

async function writeRow(
  db: Firestore,
  { listId, filmId, row }: { listId: string; filmId: string; row: Row | undefined },
): Promise<void> {
  const ref = rollupRef(db, listId);
  try {
    const updatedAt = new Date().toISOString();
    await ref.update(new FieldPath('rows', filmId), row ?? FieldValue.delete(), 'updatedAt', updatedAt);
  } catch (error) {
    if (!isMissing(error)) throw error;
    if (row !== undefined) await rebuild(db, filmRows(listId));
  }
}

/** Called after a person was written or deleted: the person's films show name, slug and picture. */
export async function rebuildFilmsOfPerson(db: Firestore, personId: string): Promise<void> {
  const credited = films(db).where('listIds', 'array-contains', rollupIds.person(personId));
  const { docs } = await credited.limit(ROWS_MAX).select().get();
  await Promise.all(docs.map(({ id }) => rebuild(db, filmPeople(id))));
}

/** Builds the lists of all films, after a database was filled. */
export async function rebuildFilmLists(db: Firestore): Promise<void> {
  const { docs } = await films(db)
    .where('isPublished', '==', true)
    .select(...ROW_FIELDS)
    .get();
  const all = docs.map((doc) => doc.data() as RowSource);
  const people = new Map((await publishedPeople(db, all.flatMap(peopleOf))).map((person) => [person.id, person]));
  const updatedAt = new Date().toISOString();
  const lists = new Map<string, Record<string, Row>>();
  const writer = openBulkSet(db);
  for (const film of all) {
    for (const [listId, row] of rowsOf(film)) lists.set(listId, { ...lists.get(listId), [film.id]: row });
    const credited = peopleOf(film).flatMap((id) => people.get(id) ?? []);
    writer.set(rollupRef(db, rollupIds.film(film.id)), { people: credited, updatedAt });
  }
  for (const [listId, rows] of lists) writer.set(rollupRef(db, listId), { rows, updatedAt });
  await writer.close();
}
