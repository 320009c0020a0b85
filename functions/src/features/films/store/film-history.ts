import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { diffFilms, historyId, type FilmHistoryEntry } from '@first-show/domain/box-office/history';
import { collections } from '@first-show/domain/core/collections';
import { BOX_OFFICE_MAX } from '@first-show/domain/core/limits';

/**
 * `filmDesk/{id}` (`FilmDeskDoc`) and its `history`. Every change of a film by an editor or an
 * import adds a history entry in the same transaction or batch, so that no figure changes without
 * an entry.
 */

/** The desk's data about a film, stored beside the public document. */
export type FilmDeskDoc = {
  /**
   * The rank that an editor, or the file of an import, set because it differs from the rank by
   * total. It stays, also if totals change, until somebody sets another one.
   */
  pinnedRank: number | null;
  /** If two films are pinned to one rank, the one that was pinned last has it. */
  pinnedAt: string;
};

export const deskRef = (db: Firestore, id: string) => db.collection(collections.filmDesk).doc(id);

/** The pinned ranks by film id, the oldest first. One read each. */
export async function readPins(db: Firestore): Promise<ReadonlyMap<string, number>> {
  const pinned = db.collection(collections.filmDesk).where('pinnedRank', '>', 0).limit(BOX_OFFICE_MAX);
  const { docs } = await pinned.select('pinnedRank', 'pinnedAt').get();
  const pins = docs.map((doc) => ({ id: doc.id, ...(doc.data() as FilmDeskDoc & { pinnedRank: number }) }));
  return new Map(pins.sort((a, b) => (a.pinnedAt < b.pinnedAt ? -1 : 1)).map(({ id, pinnedRank }) => [id, pinnedRank]));
}

const historyOf = (db: Firestore, id: string) => deskRef(db, id).collection('history');

type HistoryDoc = Omit<FilmHistoryEntry, 'id'>;
/** A stored film; with its rank if that is part of the change. */
type HistoryFilm = Parameters<typeof diffFilms>[1];
type Occasion = Pick<FilmHistoryEntry, 'by' | 'at' | 'kind'>;

/** The history entry of a write. Store it in the same transaction or batch. */
export function historyEntry(
  db: Firestore,
  change: { before: HistoryFilm | null; after: HistoryFilm } & Occasion,
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
