import { createHash } from 'node:crypto';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { boxOfficeFilm, type BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { diffFilms } from '@first-show/domain/box-office/history';
import {
  planBoxOfficeImport,
  type BoxOfficeImportPlan,
  type ImportOptions,
  type ImportRemark,
  type ImportRow,
} from '@first-show/domain/box-office/import';
import { isVersionRow, mergedVersion, planVersions } from '@first-show/domain/box-office/import-versions';
import { versionMismatch, type VersionDoc } from '@first-show/domain/box-office/versions';
import { rankFilms } from '@first-show/domain/box-office/suggest';
import { collections } from '@first-show/domain/core/collections';
import { BOX_OFFICE_FILMS_MAX } from '@first-show/domain/core/limits';
import { changedFilm, emptyFilm } from '@first-show/domain/films/change-facts';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { deskRef, historyEntry, type FilmDeskDoc } from './film-history.ts';
import { storedFilm } from './read-box-office.ts';
import { readVersions, writeVersions } from './versions.ts';

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
export type PlannedVersion = {
  filmId: string;
  movieName: string;
  before: VersionDoc | undefined;
  after: VersionDoc;
};
type Known = {
  films: FilmDoc[];
  updateTimes: Map<string, Timestamp>;
  takenSlugs: Set<string>;
  takenIds: Set<string>;
  pinnedRanks: Set<string>;
};
type Options = Omit<ImportOptions, 'takenSlugs' | 'takenIds' | 'pinnedRanks'>;

/** Plans an import without writing. Throws `TooManyFilms`. */
export async function previewBoxOfficeImport(
  db: Firestore,
  rows: readonly ImportRow[],
  options: Options,
): Promise<PlannedImport> {
  const known = await readKnown(db);
  const { takenSlugs, takenIds, pinnedRanks } = known;
  const plan = planBoxOfficeImport(
    rows.filter((row) => !isVersionRow(row)),
    known.films,
    { ...options, takenSlugs, takenIds, pinnedRanks },
  );
  if (known.films.length + plan.added.length > BOX_OFFICE_FILMS_MAX)
    throw new TooManyFilms(known.films.length + plan.added.length);
  const { versions, errors, notes } = await planKnownVersions(db, rows, { plan, films: known.films, options });
  const whole = { ...plan, errors: [...plan.errors, ...errors], notes: [...plan.notes, ...notes] };
  return { plan: whole, planId: idOf(plan, versions), known, versions };
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

export class TooManyFilms extends Error {
  constructor(count: number) {
    super(`The box office holds at most ${BOX_OFFICE_FILMS_MAX} films; with this file it would be ${count}.`);
  }
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
    pinned: plan.pinned,
    versions: versions.map(({ filmId, after }) => ({ ...after, filmId, updatedAt: '' })),
  };
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url');
}

/**
 * Writes a plan: first the films, then their versions, then the ranks, so that importing the same
 * file again finishes an interrupted import. Returns the names of the films that it did not write,
 * because somebody else changed them after the plan was made.
 */
export async function writeBoxOfficeImport(
  db: Firestore,
  planned: PlannedImport,
  occasion: { by: string; now: Date },
): Promise<string[]> {
  const { plan, known } = planned;
  const how = { by: occasion.by, at: occasion.now.toISOString() };
  const rewritten = new Set(plan.changed.map(({ film }) => film.id));
  const byId = new Map(known.films.map((film) => [film.id, film]));
  const conflicts = await writeFilms(db, how, [
    ...plan.added.map((film): FilmWrite => ({ before: null, after: newFilmOf(film) })),
    ...plan.changed.flatMap(({ film }): FilmWrite[] => {
      const before = byId.get(film.id);
      if (before === undefined) return [];
      const after = changedFilm(before, boxOfficeFilm.parse(film));
      return [{ before, after, updateTime: known.updateTimes.get(film.id) }];
    }),
  ]);
  for (const [filmId, own] of Map.groupBy(planned.versions, (one) => one.filmId))
    await writeVersions(db, { filmId, versions: own.map(({ after }) => after), ...how });
  for (const id of plan.pinned) await deskRef(db, id).set({ isRankPinned: true } satisfies FilmDeskDoc);
  const moved = await writeFilms(
    db,
    how,
    rankMoves(known, plan.ranks).filter(({ after }) => !rewritten.has(after.id)),
  );
  return [...conflicts, ...moved];
}

/** An imported film: only figures, so its facts are those of its box-office entry. */
const newFilmOf = (film: BoxOfficeFilm): FilmDoc =>
  changedFilm(emptyFilm(film), { ...film, isCharted: true, revision: 1 });

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
 * Ranks all films by total, including those whose rank an editor pinned. Returns how many ranks
 * changed, and the names of films that somebody else changed at the same time.
 */
export async function rankByTotal(
  db: Firestore,
  occasion: { by: string; now: Date },
): Promise<{ moved: number; conflicts: string[] }> {
  const known = await readKnown(db);
  const byTotal = rankFilms(known.films);
  const rankOf = (id: string): number | null => byTotal.get(id) ?? null;
  const ranks = known.films.flatMap(({ id, rank }) => (rankOf(id) === rank ? [] : [{ id, rank: rankOf(id) }]));
  for (const id of known.pinnedRanks) await deskRef(db, id).set({ isRankPinned: false } satisfies FilmDeskDoc);
  const conflicts = await writeFilms(
    db,
    { by: occasion.by, at: occasion.now.toISOString(), kind: 'edit' },
    rankMoves(known, ranks),
  );
  return { moved: ranks.length - conflicts.length, conflicts };
}

function rankMoves(known: Known, ranks: readonly { id: string; rank: number | null }[]): FilmWrite[] {
  const byId = new Map(known.films.map((film) => [film.id, film]));
  return ranks.flatMap(({ id, rank }) => {
    const before = byId.get(id);
    if (before === undefined) return [];
    // Keep `updatedAt`, because a changed rank is no new figure.
    return [
      {
        before,
        after: changedFilm(before, { rank, revision: (before.revision ?? 1) + 1 }),
        updateTime: known.updateTimes.get(id),
      },
    ];
  });
}

/**
 * Reads all films with their days, the slugs and the pinned ranks, because an import ranks every
 * film against all others.
 */
export async function readKnown(db: Firestore): Promise<Known> {
  const [films, slugs, takenIds, pinned] = await Promise.all([
    db
      .collection(collections.films)
      .limit(BOX_OFFICE_FILMS_MAX + 1)
      .get(),
    // Films may also have former slugs. Read at most two slugs per film on average; if a slug is
    // missed, writing a new film under this slug fails with a conflict.
    db
      .collection(collections.filmSlugs)
      .limit(2 * BOX_OFFICE_FILMS_MAX)
      .select()
      .get(),
    filmIdsInTrash(db),
    db.collection(collections.filmDesk).where('isRankPinned', '==', true).limit(BOX_OFFICE_FILMS_MAX).select().get(),
  ]);
  if (films.size > BOX_OFFICE_FILMS_MAX) throw new TooManyFilms(films.size);
  return {
    films: films.docs.map(storedFilm),
    updateTimes: new Map(films.docs.map((document) => [document.id, document.updateTime])),
    takenSlugs: new Set(slugs.docs.map((document) => document.id)),
    takenIds,
    pinnedRanks: new Set(pinned.docs.map((document) => document.id)),
  };
}

/**
 * Ids of the films in the trash. A new film must not get such an id: it would lose its history when
 * the deleted film is removed for good.
 */
async function filmIdsInTrash(db: Firestore): Promise<Set<string>> {
  const found = await db
    .collection(collections.trash)
    .where('kind', '==', 'film')
    .limit(BOX_OFFICE_FILMS_MAX)
    .select('id')
    .get();
  return new Set(found.docs.map((document) => document.get('id') as string));
}

/**
 * `before: null`: a new film, whose id and slug must be free. Otherwise the film must be unchanged
 * since `updateTime`.
 */
type FilmWrite = { before: FilmDoc | null; after: FilmDoc; updateTime?: Timestamp | undefined };
type ChangeInfo = { by: string; at: string; kind?: 'import' | 'edit' };

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

async function writeFilm(db: Firestore, info: ChangeInfo, { before, after, updateTime }: FilmWrite): Promise<void> {
  const batch = db.batch();
  const ref = db.collection(collections.films).doc(after.id);
  const entry = historyEntry(db, { before, after, by: info.by, at: info.at, kind: info.kind ?? 'import' });
  if (before === null) {
    batch.create(ref, after);
    batch.create(db.collection(collections.filmSlugs).doc(after.slug), { filmId: after.id, redirectTo: null });
  } else {
    const { id: _id, ...fields } = after;
    batch.update(ref, fields, updateTime === undefined ? {} : { lastUpdateTime: updateTime });
  }
  batch.set(entry.ref, entry.data);
  await batch.commit();
}

/**
 * The names of the films whose refused write was a real conflict. If a film already has the
 * intended values, there is none: another call has just written the same import.
 */
async function namesWithConflict(db: Firestore, refused: readonly FilmWrite[]): Promise<string[]> {
  if (refused.length === 0) return [];
  const found = await db.getAll(...refused.map(({ after }) => db.collection(collections.films).doc(after.id)));
  return refused.flatMap(({ after }, index) => {
    const stored = found[index];
    return stored?.exists === true && diffFilms(storedFilm(stored), after).length === 0 ? [] : [after.movieName];
  });
}
