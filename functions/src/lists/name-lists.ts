import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { collections, NAME_SHARDS, rollupIds } from '@first-show/domain/core/collections';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { createNameIndex, type NamedEntity, type NameIndex } from '@first-show/domain/names/name-index';
import type { PersonDoc } from '@first-show/domain/people/person.schema';
import type { NameRow, NamesRollup } from '@first-show/domain/rollups/rollups';
import { openBulkSet } from '../platform/firestore/bulk-set.ts';
import { rollupRef } from './rollups.ts';

/**
 * The names of all published films and people, for the triggers that look for them in stories. They
 * are spread over 16 lists, because one document holds at most 1 MiB. A film or person writes only
 * its own row. No page reads these lists.
 */

/** The people of a film that help to recognise it. */
const PEOPLE_MAX = 8;

const FILM_FIELDS = [
  'movieName',
  'hindiTitle',
  'nativeTitle',
  'aliases',
  'firstRelease',
  'credits',
  'nameClass',
  'isPublished',
] as const satisfies readonly (keyof FilmDoc)[];
const PERSON_FIELDS = [
  'name',
  'hindiName',
  'aliases',
  'nameClass',
  'isPublished',
] as const satisfies readonly (keyof PersonDoc)[];
type NamedFilm = Pick<FilmDoc, (typeof FILM_FIELDS)[number]>;
type NamedPerson = Pick<PersonDoc, (typeof PERSON_FIELDS)[number]>;

const distinct = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.flatMap((value) => value?.trim() || [])),
];

/** The row of a film; `null` if the film is missing or not published. */
function rowOfFilm(film: NamedFilm | undefined): NameRow | null {
  if (film?.isPublished !== true) return null;
  const leadsFirst = film.credits.toSorted((a, b) => Number(b.isLead) - Number(a.isLead));
  return {
    kind: 'film',
    names: distinct([film.movieName, film.hindiTitle, film.nativeTitle, ...film.aliases]),
    year: Number(film.firstRelease.slice(0, 4)) || null,
    personIds: distinct(leadsFirst.map(({ personId }) => personId)).slice(0, PEOPLE_MAX),
    nameClass: film.nameClass ?? null,
  };
}

/** The row of a person; `null` if the person is missing or not published. */
const rowOfPerson = (person: NamedPerson | undefined): NameRow | null =>
  person?.isPublished === true
    ? {
        kind: 'person',
        names: distinct([person.name, person.hindiName, ...person.aliases]),
        year: null,
        personIds: [],
        nameClass: person.nameClass ?? null,
      }
    : null;

const listOf = (id: string): string => rollupIds.names(createHash('sha256').update(id).digest('hex').slice(0, 1));

type Change<Doc> = { before: Doc | undefined; after: Doc | undefined };

/** Returns the names that are new. */
export const updateFilmNames = (db: Firestore, id: string, { before, after }: Change<FilmDoc>): Promise<string[]> =>
  updateRow(db, id, { before: rowOfFilm(before), after: rowOfFilm(after) });

/** Returns the names that are new. */
export const updatePersonNames = (db: Firestore, id: string, { before, after }: Change<PersonDoc>): Promise<string[]> =>
  updateRow(db, id, { before: rowOfPerson(before), after: rowOfPerson(after) });

async function updateRow(
  db: Firestore,
  id: string,
  { before, after }: { before: NameRow | null; after: NameRow | null },
): Promise<string[]> {
  if (isDeepStrictEqual(before, after)) return [];
  const rows = { [id]: after ?? FieldValue.delete() };
  await rollupRef(db, listOf(id)).set({ rows, updatedAt: new Date().toISOString() }, { merge: true });
  return after?.names.filter((name) => before?.names.includes(name) !== true) ?? [];
}

/** Writes the lists of all names, after a database was filled. */
export async function rebuildNameLists(db: Firestore): Promise<void> {
  const [films, people] = await Promise.all([
    db
      .collection(collections.films)
      .select(...FILM_FIELDS)
      .get(),
    db
      .collection(collections.people)
      .select(...PERSON_FIELDS)
      .get(),
  ]);
  const lists = new Map<string, Record<string, NameRow>>(NAME_SHARDS.map((shard) => [rollupIds.names(shard), {}]));
  const add = (id: string, row: NameRow | null) => {
    const rows = lists.get(listOf(id));
    if (row !== null && rows !== undefined) rows[id] = row;
  };
  for (const doc of films.docs) add(doc.id, rowOfFilm(doc.data() as NamedFilm));
  for (const doc of people.docs) add(doc.id, rowOfPerson(doc.data() as NamedPerson));
  const updatedAt = new Date().toISOString();
  const writer = openBulkSet(db);
  for (const [id, rows] of lists) writer.set(rollupRef(db, id), { rows, updatedAt } satisfies NamesRollup);
  await writer.close();
}

/** Another instance finds a new film in the stories that are saved after this time. */
const KEPT_MS = 2 * 60_000;
const indexes = new WeakMap<Firestore, { index: Promise<NameIndex>; at: number }>();

/** The index of all names, read at most every two minutes: 16 reads. */
export function loadNameIndex(db: Firestore, now = Date.now()): Promise<NameIndex> {
  const kept = indexes.get(db);
  if (kept !== undefined && now - kept.at < KEPT_MS) return kept.index;
  const index = readNames(db).then(createNameIndex);
  indexes.set(db, { index, at: now });
  // The next call tries again.
  index.catch(() => indexes.delete(db));
  return index;
}

/** The next call of `loadNameIndex` reads the lists again. */
export const forgetNameIndex = (db: Firestore): void => void indexes.delete(db);

async function readNames(db: Firestore): Promise<NamedEntity[]> {
  const lists = await db.getAll(...NAME_SHARDS.map((shard) => rollupRef(db, rollupIds.names(shard))));
  return lists.flatMap((list) => {
    const rows = ((list.data() ?? {}) as DocumentData & Partial<NamesRollup>).rows ?? {};
    return Object.entries(rows).map(([id, row]) => ({ id, ...row }));
  });
}
