import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { diffFilms, historyId, type FilmHistoryEntry } from '@first-show/domain/box-office/history';
import { collections } from '@first-show/domain/core/collections';

/**
 * `filmDesk/{id}` (`FilmDeskDoc`) and its `history`. Who writes a film writes its entry in the same
 * transaction or batch, so that no figure changes without one.
 */

/** What the desk knows of a film beside the public document. */
export type FilmDeskDoc = {
  /** The rank was set by an editor against the one by total: an import leaves it. */
  isRankPinned: boolean;
};

export const deskRef = (db: Firestore, id: string) => db.collection(collections.filmDesk).doc(id);
const historyOf = (db: Firestore, id: string) => deskRef(db, id).collection('history');

type HistoryDoc = Omit<FilmHistoryEntry, 'id'>;
type Occasion = Pick<FilmHistoryEntry, 'by' | 'at' | 'kind'>;

/** The entry of one write, to be stored with it. */
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

/** Newest first; `after`: the id of the last one seen. */
export async function readHistory(
  db: Firestore,
  page: { id: string; limit: number; after: string | undefined },
): Promise<FilmHistoryEntry[]> {
  const newest = historyOf(db, page.id).orderBy('revision', 'desc');
  const from = page.after === undefined ? newest : newest.startAfter(Number(page.after));
  const found = await from.limit(page.limit).get();
  return found.docs.map((document) => ({ ...(document.data() as HistoryDoc), id: document.id }));
}

/** More than a film of fifty weeks collects; what is beyond stays behind unread. */
const PURGED_MAX = 450;

/** The paths of what the desk knows of a film, for its removal. */
export async function deskPaths(db: Firestore, id: string): Promise<string[]> {
  const entries = await historyOf(db, id).orderBy('revision', 'desc').limit(PURGED_MAX).select().get();
  return [deskRef(db, id).path, ...entries.docs.map((document) => document.ref.path)];
}
