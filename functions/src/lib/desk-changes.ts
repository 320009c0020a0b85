import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';

/**
 * The desks' numbers are counted by the index, a read per thousand documents, and kept. What they were counted from says here that it
 * changed: who finds this document newer than the counting counts anew. Written after the change itself.
 */
export const deskChangesRef = (db: Firestore) => db.collection(collections.system).doc('deskChanges');

export async function noteDeskChange(db: Firestore): Promise<void> {
  await deskChangesRef(db).set({ changedAt: FieldValue.serverTimestamp() });
}
