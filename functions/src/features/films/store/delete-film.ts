import type { Firestore } from 'firebase-admin/firestore';
import { ok, type Result } from '@first-show/domain/core/result';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { readDeletedPictures } from '../../articles/store/article-media.ts';
import { removeCounter } from '../../../platform/counters/counters.ts';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import { readMergeUndo, slugsOf, takeBack } from '../../../platform/firestore/merge.ts';
import {
  moveToTrash,
  readTrash,
  removeFromTrash,
  restoreFromTrash,
  type Removal,
} from '../../../platform/firestore/trash.ts';
import { unmergeFilms } from '../merged-film.ts';
import { deskRef } from './film-history.ts';
import { writeKept } from './merge-films.ts';
import { pinWrite } from './ranks.ts';
import { filmRef, storedFilm } from './read-box-office.ts';
import { freeSlug, slugRef, type SlugDoc, type StoredFilm } from './write-box-office.ts';
import { versionsOf } from './versions.ts';

/**
 * Moves a film to the trash with its pinned rank, and returns it; `null` if there is none. Its
 * slugs become free.
 */
export async function deleteFilm(
  db: Firestore,
  input: { id: string; by: string; now: Date; log?: LogChange },
): Promise<FilmDoc | null> {
  const { id, by, now } = input;
  return db.runTransaction(async (transaction) => {
    const [found, desk, slugs] = await Promise.all([
      transaction.get(filmRef(db, id)),
      transaction.get(deskRef(db, id)),
      slugsOf(db, transaction, { kind: 'film', id }),
    ]);
    if (!found.exists) return null;
    const film = storedFilm(found);
    moveToTrash(db, transaction, {
      kind: 'film',
      title: film.movieName,
      by,
      now,
      documents: [found, desk, ...slugs],
    });
    input.log?.(transaction, { title: film.movieName });
    return film;
  });
}

type Restored = { id: string; by: string; now: Date; log?: LogChange };

/**
 * Restores a deleted film at its pinned rank, with its picture if that was deleted too. A slug that
 * another film has taken in the meantime stays with that film; if it was the current one, the
 * restored film gets a new slug. A merged film gets its slugs back, and the film into which it was
 * merged loses what the merge gave it.
 */
export async function restoreFilm(db: Firestore, input: Restored): Promise<Result<FilmDoc>> {
  const { id, by, now } = input;
  return db.runTransaction(async (transaction) => {
    const trashed = await readTrash(db, transaction, { kind: 'film', id });
    if (!trashed.ok) return trashed;
    const { item, others, mergedInto } = trashed.value;
    const { endedMediaIds: _former, ...stored } = item as StoredFilm;
    const film = { ...stored, id };
    const pictures = await readDeletedPictures(db, transaction, { mediaIds: film.mediaIds, now });
    const undo = await readMergeUndo<StoredFilm>(db, transaction, { kind: 'film', id, ...trashed.value });
    const current = await transaction.get(slugRef(db, film.slug));
    const isTaken = current.exists && current.get('lentBy') !== id;
    const slug = isTaken ? await freeSlug(db, transaction, film) : film.slug;
    const pin = Number(others.find(({ path }) => path === deskRef(db, id).path)?.data.pinnedRank ?? 0);
    const restored: StoredFilm = {
      ...film,
      slug,
      ...(pictures.endedMediaIds.length > 0 && { endedMediaIds: pictures.endedMediaIds }),
      ...(mergedInto !== null && { mergedInto }),
    };
    takeBack(transaction, undo, id);
    restoreFromTrash(db, transaction, { kind: 'film', id, item: restored, others });
    transaction.set(slugRef(db, slug), { filmId: id, redirectTo: null } satisfies SlugDoc);
    if (pin > 0) transaction.set(...pinWrite(db, { id, pin, at: now.toISOString() }));
    if (undo.kept !== null) {
      const { doc: kept, merge } = undo.kept;
      writeKept(db, transaction, { kept, changes: unmergeFilms(kept, merge), by, now });
    }
    pictures.restore();
    input.log?.(transaction, { title: restored.movieName });
    return ok(restored);
  });
}

/** Removes a film from the trash for good, with its history and its ratings. */
export const removeDeletedFilm = (db: Firestore, removal: Removal): Promise<void> =>
  removeFromTrash(db, { kind: 'film', ...removal }, async () => {
    await db.recursiveDelete(deskRef(db, removal.id));
    await db.recursiveDelete(versionsOf(db, removal.id));
    await removeCounter(db, { kind: 'ratings', itemId: removal.id });
  });
