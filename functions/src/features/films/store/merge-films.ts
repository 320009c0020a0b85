import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { changedFilm, type DocChanges } from '@first-show/domain/films/change-facts';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import type { DifferingDay, FigureChoices } from '@first-show/domain/films/merge.schema';
import { followMerge, undoMerge } from '../../articles/store/merged-subjects.ts';
import { lendChoices, returnChoices } from '../../../platform/counters/lend-choices.ts';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import { mergedItems, readMerge, trashDuplicate } from '../../../platform/firestore/merge.ts';
import type { Changed } from '../../../platform/http/failure.ts';
import { mergeFilms } from '../merged-film.ts';
import { deskRef, historyEntry } from './film-history.ts';
import { copyRatings } from './ratings.ts';
import { filmRef } from './read-box-office.ts';
import { versionsOf } from './versions.ts';
import type { StoredFilm } from './write-box-office.ts';

/**
 * Merges a film (the duplicate) into another one (the kept film). The duplicate goes to the trash,
 * and its slugs lead to the kept film. The trigger of the deletion then moves stories and stars
 * (`followFilmMerge`). Restoring the duplicate undoes all of it.
 */

export type FilmMerged = { outcome: 'differs'; days: DifferingDay[] } | Changed<FilmDoc>;

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
  const { id, into, figures, by, now } = input;
  return db.runTransaction(async (transaction): Promise<FilmMerged> => {
    const read = await readMerge<StoredFilm>(db, transaction, { kind: 'film', ...input });
    if (read.outcome !== 'ready') return read;
    const { duplicate, kept } = read;
    const merged = mergeFilms(kept, duplicate, figures);
    if (!merged.ok) return { outcome: 'differs', days: merged.error };
    const changes = merged.value;
    const [desk, versions] = await Promise.all([
      transaction.get(deskRef(db, id)),
      changes.versions === undefined ? null : transaction.get(versionsOf(db, id)),
    ]);
    const title = duplicate.movieName;
    trashDuplicate(db, transaction, { kind: 'film', ...read, into, changes, documents: [desk], title, by, now });
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
    return { outcome: 'changed', doc };
  });
}

/** Writes the kept film with its changes, and deletes the days of versions that it loses. */
export function writeKept(
  db: Firestore,
  transaction: Transaction,
  { kept, changes, by, now }: { kept: StoredFilm; changes: DocChanges; by: string; now: Date },
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

/**
 * Moves stories and stars of a merged film to the kept one, or back after a restore. Called after a
 * film was written or deleted; `film` is its current document. Idempotent.
 */
export async function followFilmMerge(db: Firestore, id: string, film: StoredFilm | undefined): Promise<void> {
  if (film === undefined) await moveToKept(db, id);
  else if (film.mergedInto !== undefined) await moveBack(db, id);
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
  // The kept film may have been merged too, before all stars were there.
  if ((await db.runTransaction(keptBy, { readOnly: true })) !== into) await moveToKept(db, id);
}

async function moveBack(db: Firestore, id: string): Promise<void> {
  await undoMerge(db, { kind: 'film', id });
  const isValid = async (transaction: Transaction) => (await transaction.get(filmRef(db, id))).exists;
  const changed = await returnChoices(db, { from: ratingsOf(id), isValid, now: new Date() });
  await copyRatings(
    db,
    changed.map(({ itemId }) => itemId),
  );
  await db.runTransaction(async (transaction) => {
    if (await isValid(transaction)) transaction.update(filmRef(db, id), { mergedInto: FieldValue.delete() });
  });
}
