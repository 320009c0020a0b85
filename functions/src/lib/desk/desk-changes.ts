import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';

/**
 * A group of the desks' statistics that is counted and cached together (`desk-counts.ts`), because
 * a count costs one read per thousand documents. `noteDeskChange` stores the time of the last
 * change of each group; a group that has changed since its last count is counted again.
 */
export type DeskPart = 'articles' | 'subscribers' | 'messages' | 'today';

export const deskChangesRef = (db: Firestore) => db.collection(collections.system).doc('deskChanges');

export async function noteDeskChange(db: Firestore, ...parts: readonly DeskPart[]): Promise<void> {
  await deskChangesRef(db).set(Object.fromEntries(parts.map((part) => [part, FieldValue.serverTimestamp()])), {
    merge: true,
  });
}
