import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import { boxOfficeFilm, type BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { diffFilms } from '@first-show/domain/box-office/history';
import {
  addressOf,
  planBoxOfficeImport,
  type BoxOfficeImportPlan,
  type ImportOptions,
  type ImportRemark,
  type ImportRow,
} from '@first-show/domain/box-office/import';
import { isVersionRow, mergedVersion, planVersions } from '@first-show/domain/box-office/import-versions';
import { versionMismatch, type VersionDoc } from '@first-show/domain/box-office/versions';
import { collections } from '@first-show/domain/core/collections';
import { changedFilm, emptyFilm } from '@first-show/domain/films/change-facts';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { trashRef } from '../../../platform/firestore/trash.ts';
import { historyEntry } from './film-history.ts';
import { pinWrite, readRanking } from './ranks.ts';
import { filmRef, storedFilm } from './read-box-office.ts';
import { filmsWithTitles } from './read-films.ts';
import { readVersions, writeVersions } from './versions.ts';
import { slugRef } from './write-box-office.ts';

/**
 * The plan of an import, the plan's id, and the stored data (`known`) that the plan is based on.
 */
export type PlannedImport = {
  plan: BoxOfficeImportPlan;
  planId: string;
  known: Known;
  versions: readonly PlannedVersion[];
};
/** A version that the import adds or changes. */
type PlannedVersion = {
  filmId: string;
  movieName: string;
  before: VersionDoc | undefined;
  after: VersionDoc;
};
type Known = { films: FilmDoc[]; updateTimes: Map<string, Timestamp> };
type Options = Omit<ImportOptions, 'takenSlugs' | 'takenIds' | 'chart' | 'pins'>;

/** Plans an import without writing. */
export async function previewBoxOfficeImport(
  db: Firestore,
  rows: readonly ImportRow[],
  options: Options,
): Promise<PlannedImport> {
  const [known, ranking] = await Promise.all([readKnown(db, rows), readRanking(db)]);
  const plan = await planWithFreeSlugs(db, (taken) =>
    planBoxOfficeImport(
      rows.filter((row) => !isVersionRow(row)),
      known.films,
      { ...options, ...taken, ...ranking },
    ),
  );
  const { versions, errors, notes } = await planKnownVersions(db, rows, { plan, films: known.films, options });
  const whole = { ...plan, errors: [...plan.errors, ...errors], notes: [...plan.notes, ...notes] };
  return { plan: whole, planId: idOf(plan, versions), known, versions };
}

type Taken = { takenSlugs: Set<string>; takenIds: Set<string> };

/**
 * Plans again as long as a new film has a slug that another film has or had, or the id of a film in
 * the trash, whose history would be lost when that one is removed for good.
 */
async function planWithFreeSlugs(
  db: Firestore,
  planWith: (taken: Taken) => BoxOfficeImportPlan,
): Promise<BoxOfficeImportPlan> {
  const taken: Taken = { takenSlugs: new Set(), takenIds: new Set() };
  for (;;) {
    const plan = planWith(taken);
    const before = taken.takenSlugs.size + taken.takenIds.size;
    const slugs = await existing(
      db,
      plan.added.map(({ slug }) => slugRef(db, slug)),
    );
    const trashed = await existing(
      db,
      plan.added.map(({ id }) => trashRef(db, 'film', id)),
    );
    plan.added.forEach(({ id, slug }, index) => {
      if (slugs[index] === true) taken.takenSlugs.add(slug);
      if (trashed[index] === true) taken.takenIds.add(id);
    });
    if (taken.takenSlugs.size + taken.takenIds.size === before) return plan;
  }
}

/** Whether each of these documents exists. One read each. */
async function existing(db: Firestore, refs: readonly DocumentReference[]): Promise<boolean[]> {
  if (refs.length === 0) return [];
  return (await db.getAll(...refs, { fieldMask: [] })).map(({ exists }) => exists);
}

/** The versions that a file changes. One read for each known version of its films. */
async function planKnownVersions(
  db: Firestore,
  rows: readonly ImportRow[],
  { plan, films, options }: { plan: BoxOfficeImportPlan; films: readonly FilmDoc[]; options: Options },
) {
  const changed = new Map([...plan.changed.map(({ film }) => film), ...plan.added].map((film) => [film.id, film]));
  const all = [...films.map((film) => ({ ...film, ...changed.get(film.id) })), ...plan.added];
  const planned = planVersions(rows, all, { unit: options.unit ?? 'crore', source: options.source ?? null });
  const ofFilm = Map.groupBy(planned.versions, ({ filmId }) => filmId);
  const versions: PlannedVersion[] = [];
  const notes: ImportRemark[] = [];
  for (const [filmId, inFile] of ofFilm) {
    const stored = await readVersions(db, filmId);
    const own = inFile.flatMap((file): PlannedVersion[] => {
      const before = stored.find(({ id }) => id === file.id);
      const after = mergedVersion(before, file, options.now.toISOString());
      return after === null ? [] : [{ filmId, movieName: file.movieName, before, after }];
    });
    versions.push(...own);
    const after = new Map([...stored, ...own.map((one) => one.after)].map((one) => [one.id, one]));
    const film = all.find(({ id }) => id === filmId);
    const message = film === undefined ? null : versionMismatch(film, [...after.values()]);
    if (message !== null) notes.push({ line: null, message });
  }
  return { versions, errors: planned.errors, notes };
}

/**
 * An id of a plan. Plans that write the same values have the same id, even if the films'
 * `updatedAt` differs.
 */
function idOf(plan: BoxOfficeImportPlan, versions: readonly PlannedVersion[]): string {
  const timeless = (film: BoxOfficeFilm) => ({ ...film, updatedAt: '' });
  const what = {
    added: plan.added.map(timeless),
    changed: plan.changed.map(({ film }) => timeless(film)),
    ranks: plan.ranks,
    pins: [...plan.newPins],
    versions: versions.map(({ filmId, after }) => ({ ...after, filmId, updatedAt: '' })),
  };
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url');
}

/**
 * Writes a plan: first the films, then their versions, so that importing the same file again
 * finishes an interrupted import. Returns the names of the films that it did not write, because
 * somebody else changed them after the plan was made.
 */
export async function writeBoxOfficeImport(
  db: Firestore,
  planned: PlannedImport,
  occasion: { by: string; now: Date },
): Promise<string[]> {
  const { plan, known } = planned;
  const how = { by: occasion.by, at: occasion.now.toISOString() };
  const byId = new Map(known.films.map((film) => [film.id, film]));
  const pinOf = ({ id, rank }: BoxOfficeFilm, was: number | null = null) =>
    plan.newPins.has(id) ? { pin: plan.newPins.get(id) ?? null, was, is: rank } : null;
  const conflicts = await writeFilms(db, how, [
    ...plan.added.map((film): FilmWrite => ({ before: null, after: newFilmOf(film), moved: pinOf(film) })),
    ...plan.changed.flatMap(({ film, before: { rank } }): FilmWrite[] => {
      const before = byId.get(film.id);
      if (before === undefined) return [];
      const after = changedFilm(before, figuresOf(film));
      return [{ before, after, moved: pinOf(film, rank), updateTime: known.updateTimes.get(film.id) }];
    }),
  ]);
  for (const [filmId, own] of Map.groupBy(planned.versions, (one) => one.filmId))
    if (!(await writeVersions(db, { filmId, planned: own, ...how })))
      conflicts.push(...own.map(({ movieName }) => movieName));
  return [...new Set(conflicts)];
}

/** What is stored of a planned film: all but its rank. */
const figuresOf = (film: BoxOfficeFilm) => boxOfficeFilm.omit({ rank: true }).parse(film);

/** An imported film: only figures, so its facts are those of its box-office entry. */
const newFilmOf = (film: BoxOfficeFilm): FilmDoc =>
  changedFilm(emptyFilm(film), { ...figuresOf(film), isCharted: true, revision: 1 });

/** Plans an import and writes it in one step, for the command line. */
export async function importBoxOffice(
  db: Firestore,
  rows: readonly ImportRow[],
  options: Options & { by?: string },
): Promise<BoxOfficeImportPlan & { conflicts: string[] }> {
  const planned = await previewBoxOfficeImport(db, rows, options);
  const conflicts = await writeBoxOfficeImport(db, planned, { by: options.by ?? 'npm run import', now: options.now });
  return { ...planned.plan, conflicts };
}

/**
 * The stored films that have the names of the rows. If there is none of a name, also the film that
 * was imported from the row and has been renamed. One read each.
 */
async function readKnown(db: Firestore, rows: readonly ImportRow[]): Promise<Known> {
  const films = db.collection(collections.films);
  const addresses = rows.map(addressOf);
  const nameKeys = [...new Set(addresses.map(({ nameKey }) => nameKey))].filter((key) => key !== '');
  const found = new Map((await filmsWithTitles(db, nameKeys)).map((doc) => [doc.id, doc]));
  const foundKeys = new Set([...found.values()].flatMap((doc) => storedFilm(doc).nameKeys));
  const ids = new Set(addresses.flatMap(({ nameKey, id }) => (foundKeys.has(nameKey) || id === null ? [] : [id])));
  const imported = ids.size === 0 ? [] : await db.getAll(...Array.from(ids, (id) => films.doc(id)));
  for (const doc of imported) if (doc.exists) found.set(doc.id, doc);
  const docs = [...found.values()];
  return {
    films: docs.map(storedFilm),
    updateTimes: new Map(docs.flatMap(({ id, updateTime }) => (updateTime === undefined ? [] : [[id, updateTime]]))),
  };
}

/**
 * `before: null`: a new film, whose id and slug must be free. Otherwise the film must be unchanged
 * since `updateTime`. `moved`: the new pin of the film, and its ranks before and after.
 */
type FilmWrite = {
  before: FilmDoc | null;
  after: FilmDoc;
  moved: { pin: number | null; was: number | null; is: number | null } | null;
  updateTime?: Timestamp | undefined;
};
type ChangeInfo = { by: string; at: string };

const AT_ONCE = 16;
const CONFLICTS: readonly unknown[] = [5 /* not found */, 6 /* already exists */, 9 /* failed precondition */];

/**
 * Writes each film with its history entry in a batch of its own. Returns the names of films with a
 * conflict; throws for other failures.
 */
async function writeFilms(db: Firestore, info: ChangeInfo, writes: readonly FilmWrite[]): Promise<string[]> {
  const refused: FilmWrite[] = [];
  const waiting = [...writes];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const write = next;
      await writeFilm(db, info, write).catch((error: { code?: unknown }) => {
        if (!CONFLICTS.includes(error.code)) throw error;
        refused.push(write);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return namesWithConflict(db, refused);
}

async function writeFilm(db: Firestore, info: ChangeInfo, write: FilmWrite): Promise<void> {
  const { before, after, moved, updateTime } = write;
  const batch = db.batch();
  const ref = filmRef(db, after.id);
  const ranks =
    moved === null
      ? { before, after }
      : { before: before && { ...before, rank: moved.was }, after: { ...after, rank: moved.is } };
  const entry = historyEntry(db, { ...ranks, ...info, kind: 'import' });
  if (before === null) {
    batch.create(ref, after);
    batch.create(db.collection(collections.filmSlugs).doc(after.slug), { filmId: after.id, redirectTo: null });
  } else {
    const { id: _id, ...fields } = after;
    batch.update(ref, fields, updateTime === undefined ? {} : { lastUpdateTime: updateTime });
  }
  batch.set(entry.ref, entry.data);
  if (moved !== null) batch.set(...pinWrite(db, { id: after.id, pin: moved.pin, at: info.at }));
  await batch.commit();
}

/**
 * The names of the films whose refused write was a real conflict. If a film already has the
 * intended values, there is none: another call has just written the same import.
 */
async function namesWithConflict(db: Firestore, refused: readonly FilmWrite[]): Promise<string[]> {
  if (refused.length === 0) return [];
  const found = await db.getAll(...refused.map(({ after }) => filmRef(db, after.id)));
  return refused.flatMap(({ after }, index) => {
    const stored = found[index];
    return stored?.exists === true && diffFilms(storedFilm(stored), after).length === 0 ? [] : [after.movieName];
  });
}
