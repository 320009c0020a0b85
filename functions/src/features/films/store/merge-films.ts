import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { invalidField, type Failure } from '@first-show/domain/core/result';
import { changedFilm, type DocChanges } from '@first-show/domain/films/change-facts';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import type { DifferingDay, FigureChoices } from '@first-show/domain/films/merge.schema';
import { followMerge, undoMerge } from '../../articles/store/merged-subjects.ts';
import { lendChoices, returnChoices } from '../../../platform/counters/lend-choices.ts';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import { isDocumentId } from '../../../platform/firestore/ids.ts';
import {
  itemsMergedInto,
  mergedItems,
  moveToTrash,
  pointMergedItems,
  type TrashedMerge,
} from '../../../platform/firestore/trash.ts';
import { mergeFilms, unmergeFilms } from '../merged-film.ts';
import { historyEntry, deskRef } from './film-history.ts';
import { copyRatings } from './ratings.ts';
import { storedFilm } from './read-box-office.ts';
import { versionsOf } from './versions.ts';
import { filmRef, slugRef, slugsOf, type SlugDoc, type StoredFilm } from './write-box-office.ts';

/**
 * Merges a film (the duplicate) into another one (the kept film). The duplicate goes to the trash,
 * and its slugs lead to the kept film. The trigger of the deletion then moves stories and stars
 * (`followFilmMerge`). Restoring the duplicate undoes all of it.
 */

export type FilmMerged =
  | { outcome: 'merged'; doc: FilmDoc }
  | { outcome: 'stale'; doc: FilmDoc }
  | { outcome: 'differs'; days: DifferingDay[] }
  | { outcome: 'missing' }
  | { outcome: 'refused'; failure: Failure };

const refused = (failure: Failure): FilmMerged => ({ outcome: 'refused', failure });
const WITH_ITSELF = invalidField('into', 'A film cannot be merged with itself');
const UNKNOWN = invalidField('into', 'This film does not exist');
const JUST_RESTORED: Failure = {
  status: 409,
  message: 'This film has just been restored. Please try again in a minute',
};

export async function mergeFilm(
  db: Firestore,
  input: {
    id: string;
    into: string;
    revision: number;
    figures: FigureChoices;
    by: string;
    now: Date;
    log: LogChange;
  },
): Promise<FilmMerged> {
  const { id, into, revision, figures, by, now } = input;
  if (into === id) return refused(WITH_ITSELF);
  if (!isDocumentId(into)) return refused(UNKNOWN);
  return db.runTransaction(async (transaction): Promise<FilmMerged> => {
    const [found, target] = await transaction.getAll(filmRef(db, id), filmRef(db, into));
    if (found?.exists !== true) return { outcome: 'missing' };
    if (target?.exists !== true) return refused(UNKNOWN);
    const [duplicate, kept]: [StoredFilm, StoredFilm] = [storedFilm(found), storedFilm(target)];
    if (duplicate.mergedInto !== undefined) return refused(JUST_RESTORED);
    if ((duplicate.revision ?? 1) !== revision) return { outcome: 'stale', doc: duplicate };
    const merged = mergeFilms(kept, duplicate, figures);
    if (!merged.ok) return { outcome: 'differs', days: merged.error };
    const changes = merged.value;
    const [desk, slugs, earlier, versions] = await Promise.all([
      transaction.get(deskRef(db, id)),
      slugsOf(db, transaction, id),
      itemsMergedInto(db, transaction, { kind: 'film', id }),
      changes.versions === undefined ? null : transaction.get(versionsOf(db, id)),
    ]);
    const merge: TrashedMerge = {
      into,
      before: Object.fromEntries(Object.keys(changes).map((field) => [field, kept[field as keyof FilmDoc]])),
      after: changes,
    };
    const title = duplicate.movieName;
    moveToTrash(db, transaction, { kind: 'film', title, by, now, documents: [found, desk, ...slugs], merge });
    for (const slug of new Set([id, duplicate.slug, ...slugs.map((one) => one.id)]))
      transaction.set(slugRef(db, slug), { filmId: into, redirectTo: null, lentBy: id } satisfies SlugDoc);
    pointMergedItems(transaction, earlier, into);
    // The originals stay in place for a restore.
    for (const version of versions?.docs ?? [])
      if (!kept.versions.some((own) => own.id === version.id))
        transaction.set(versionsOf(db, into).doc(version.id), version.data());
    const endedMediaIds = [kept, duplicate].flatMap((film) => film.endedMediaIds ?? []);
    const doc = writeKept(db, transaction, {
      kept,
      changes: { ...changes, ...(endedMediaIds.length > 0 && { endedMediaIds }) },
      by,
      now,
    });
    input.log(transaction, { title: `${title} into ${kept.movieName}` });
    return { outcome: 'merged', doc };
  });
}

type KeptFilm = { kept: StoredFilm; changes: DocChanges };

/** Writes the kept film with its changes, and deletes the days of versions that it loses. */
export function writeKept(
  db: Firestore,
  transaction: Transaction,
  { kept, changes, by, now }: KeptFilm & { by: string; now: Date },
): FilmDoc {
  const at = now.toISOString();
  const after = changedFilm(kept, { ...changes, revision: (kept.revision ?? 1) + 1, updatedAt: at });
  const entry = historyEntry(db, { before: kept, after, by, at, kind: 'edit' });
  transaction.set(filmRef(db, kept.id), after);
  transaction.set(entry.ref, entry.data);
  for (const version of kept.versions)
    if (!after.versions.some(({ id }) => id === version.id))
      transaction.delete(versionsOf(db, kept.id).doc(version.id));
  return after;
}

/** Reads what a restore must undo; `null` if the kept film was merged or deleted since. */
export async function readKept(
  db: Firestore,
  transaction: Transaction,
  { merge, mergedInto }: { merge: TrashedMerge | null; mergedInto: string | null },
): Promise<KeptFilm | null> {
  if (merge === null || merge.into !== mergedInto) return null;
  const found = await transaction.get(filmRef(db, merge.into));
  if (!found.exists) return null;
  const kept: StoredFilm = storedFilm(found);
  return { kept, changes: unmergeFilms(kept, merge) };
}

/**
 * Moves stories and stars of a merged film to the kept one, or back after a restore. Called after a
 * film was written or deleted; `film` is its current document. Idempotent.
 */
export async function followFilmMerge(db: Firestore, id: string, film: StoredFilm | undefined): Promise<void> {
  if (film === undefined) await moveToKept(db, id);
  else if (film.mergedInto !== undefined) await moveBack(db, id, film.mergedInto);
}

const ratingsOf = (itemId: string) => ({ kind: 'ratings', itemId }) as const;

async function moveToKept(db: Firestore, id: string): Promise<void> {
  const keptBy = async (transaction: Transaction) =>
    (await mergedItems(db, transaction, { kind: 'film', ids: [id] })).get(id);
  const into = await db.runTransaction(keptBy, { readOnly: true });
  if (into === undefined) return;
  await followMerge(db, { kind: 'film', id });
  const isValid = async (transaction: Transaction) => (await keptBy(transaction)) === into;
  await lendChoices(db, { from: ratingsOf(id), into: ratingsOf(into), isValid, now: new Date() });
  await copyRatings(db, [into]);
}

async function moveBack(db: Firestore, id: string, into: string): Promise<void> {
  await undoMerge(db, { kind: 'film', id, into });
  const isValid = async (transaction: Transaction) => (await transaction.get(filmRef(db, id))).exists;
  await returnChoices(db, { from: ratingsOf(id), into: ratingsOf(into), isValid, now: new Date() });
  await copyRatings(db, [into]);
  await db.runTransaction(async (transaction) => {
    if (await isValid(transaction))
      transaction.update(db.collection(collections.films).doc(id), { mergedInto: FieldValue.delete() });
  });
}
