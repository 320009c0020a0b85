import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { diffFilms, historyId, type FilmHistoryEntry } from '@first-show/domain/box-office/history';
import { collections } from '@first-show/domain/core/collections';

/**
 * `filmDesk/{id}` (`FilmDeskDoc`) and its `history`. Every change of a film by an editor or an
 * import adds a history entry in the same transaction or batch, so that no figure changes without
 * an entry.
 */

/** The desk's data about a film, stored beside the public document. */
export type FilmDeskDoc = {
  /**
   * Whether an editor, or the file of an import, set a rank that differs from the rank by total. A
   * later import keeps such a rank, unless its file gives this film another rank or gives this rank
   * to another film.
   */
  isRankPinned: boolean;
};

export const deskRef = (db: Firestore, id: string) => db.collection(collections.filmDesk).doc(id);
const historyOf = (db: Firestore, id: string) => deskRef(db, id).collection('history');

type HistoryDoc = Omit<FilmHistoryEntry, 'id'>;
type Occasion = Pick<FilmHistoryEntry, 'by' | 'at' | 'kind'>;

/** The history entry of a write. Store it in the same transaction or batch. */
export function historyEntry(
  db: Firestore,
  change: { before: BoxOfficeFilm | null; after: BoxOfficeFilm } & Occasion,
): { ref: DocumentReference; data: HistoryDoc } {
  const { before, after, at, by, kind } = change;
  const revision = after.revision ?? 1;
  return {
    ref: historyOf(db, after.id).doc(historyId(revision)),
    data: { revision, at, by, kind, changes: diffFilms(before, after) },
  };
}

/** A page of the history, newest first. `after` is the id of the previous page's last entry. */
export async function readHistory(
  db: Firestore,
  page: { id: string; limit: number; after: string | undefined },
): Promise<FilmHistoryEntry[]> {
  const newest = historyOf(db, page.id).orderBy('revision', 'desc');
  const from = page.after === undefined ? newest : newest.startAfter(Number(page.after));
  const found = await from.limit(page.limit).get();
  return found.docs.map((document) => ({ ...(document.data() as HistoryDoc), id: document.id }));
}
