import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';

/**
 * The desks' numbers are counted by the index, a read per thousand documents, and kept
 * (`desk-counts.ts`). What they were counted from says here that it changed: a part that is noted
 * later than it was counted is counted anew. Written after the change itself.
 */
export type DeskPart = 'articles' | 'subscribers' | 'messages' | 'today';

export const deskChangesRef = (db: Firestore) => db.collection(collections.system).doc('deskChanges');

export async function noteDeskChange(db: Firestore, ...parts: readonly DeskPart[]): Promise<void> {
  await deskChangesRef(db).set(Object.fromEntries(parts.map((part) => [part, FieldValue.serverTimestamp()])), {
    merge: true,
  });
}
