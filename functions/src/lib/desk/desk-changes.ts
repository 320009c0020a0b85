import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';

/**
 * A part of the desks' numbers. A count costs one read per thousand documents, so the numbers are
 * cached (`desk-counts.ts`). Every write notes here when it changed a part; a part whose note is
 * later than its count is counted again.
 */
export type DeskPart = 'articles' | 'subscribers' | 'messages' | 'today';

export const deskChangesRef = (db: Firestore) => db.collection(collections.system).doc('deskChanges');

export async function noteDeskChange(db: Firestore, ...parts: readonly DeskPart[]): Promise<void> {
  await deskChangesRef(db).set(Object.fromEntries(parts.map((part) => [part, FieldValue.serverTimestamp()])), {
    merge: true,
  });
}
