import type { BulkWriter, Firestore, Timestamp } from 'firebase-admin/firestore';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { planBoxOfficeImport, type BoxOfficeImportPlan, type ImportOptions, type ImportRow } from '@first-show/domain/box-office/import';
import { collections } from '@first-show/domain/core/collections';

type Known = { films: BoxOfficeFilm[]; updateTimes: Map<string, Timestamp>; takenSlugs: Set<string> };

/** Plans without writing: what a preview shows. */
export async function previewBoxOfficeImport(db: Firestore, rows: readonly ImportRow[], options: Omit<ImportOptions, 'takenSlugs'>): Promise<BoxOfficeImportPlan> {
  const known = await readKnown(db);
  return planBoxOfficeImport(rows, known.films, { ...options, takenSlugs: known.takenSlugs });
}

/**
 * Writes what the plan says. Slugs first, ranks last: whatever a crash leaves undone, the same file does when it comes again.
 * `conflicts` are names of films that somebody else wrote meanwhile; they keep what that one wrote.
 */
export async function importBoxOffice(
  db: Firestore,
  rows: readonly ImportRow[],
  options: Omit<ImportOptions, 'takenSlugs'>,
): Promise<BoxOfficeImportPlan & { conflicts: string[] }> {
  const known = await readKnown(db);
  const plan = planBoxOfficeImport(rows, known.films, { ...options, takenSlugs: known.takenSlugs });
  const films = db.collection(collections.boxOffice);

  await written(db, (writer, note) => {
    for (const { id, slug } of plan.added) void writer.set(db.collection(collections.movieSlugs).doc(slug), { filmId: id }).catch(note(slug));
  });
  const conflicts = await written(db, (writer, note) => {
    for (const film of plan.added) void writer.create(films.doc(film.id), film).catch(note(film.movieName));
    for (const { film } of plan.changed) {
      const { id, ...fields } = film;
      void writer.update(films.doc(id), fields, { lastUpdateTime: known.updateTimes.get(id) }).catch(note(film.movieName));
    }
  });
  const rewritten = new Set(plan.changed.map(({ film }) => film.id));
  const gone = await written(db, (writer, note) => {
    for (const { id, rank } of plan.ranks) if (!rewritten.has(id)) void writer.update(films.doc(id), { rank }).catch(note(id));
  });
  return { ...plan, conflicts: [...conflicts, ...gone] };
}

/** What an entry may lack that was typed in by hand. */
const optional = { language: null, releaseDate: null, totalCollection: null, totalGrossRupees: null, budgetRupees: null, verdict: null, changePercent: 0, days: [] };

/** All films, days included, and all slugs: an import ranks every film against every other. */
async function readKnown(db: Firestore): Promise<Known> {
  const [films, slugs] = await Promise.all([db.collection(collections.boxOffice).get(), db.collection(collections.movieSlugs).select().get()]);
  return {
    films: films.docs.map((doc) => ({ ...optional, ...(doc.data() as BoxOfficeFilm), id: doc.id })),
    updateTimes: new Map(films.docs.map((doc) => [doc.id, doc.updateTime])),
    takenSlugs: new Set(slugs.docs.map((doc) => doc.id)),
  };
}

const ALREADY_EXISTS = 6;
const NOT_FOUND = 5;
const FAILED_PRECONDITION = 9;

type WriteError = { code: number; message: string };
type Note = (name: string) => (error: WriteError) => void;

/** Runs bulk writes; answers the names of those that another writer came before, throws for every other failure. */
async function written(db: Firestore, write: (writer: BulkWriter, note: Note) => void): Promise<string[]> {
  const conflicts: string[] = [];
  const failures: string[] = [];
  const isConflict = (error: WriteError) => [ALREADY_EXISTS, NOT_FOUND, FAILED_PRECONDITION].includes(Number(error.code));
  const writer = db.bulkWriter();
  writer.onWriteError((error) => !isConflict(error) && error.failedAttempts < 4);
  write(writer, (name) => (error) => {
    if (isConflict(error)) conflicts.push(name);
    else failures.push(`${name}: ${error.message}`);
  });
  await writer.close();
  if (failures.length > 0) throw new Error(`The box office could not be written whole: ${failures[0]}`);
  return conflicts;
}
