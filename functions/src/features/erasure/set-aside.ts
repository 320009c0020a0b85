import type { CollectionReference, DocumentData, DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { addressId } from '../../lib/address-id.ts';
import type { Person } from './person.ts';

/**
 * Comments and messages of somebody who is being erased. They leave queue and inbox before the long
 * search; but their words and ids are what the search looks for, perhaps in a later run than the
 * one that found them. Until it is over they lie here, where no desk and no rule leads, and their
 * address and reader id only where the erasure has to follow them.
 */
const setAside = (db: Firestore): CollectionReference =>
  db.collection(collections.system).doc('erasures').collection('setAside');

const TOLD = ['articleId', 'authorName', 'content', 'name', 'subject', 'message', 'ipAddress'];
const LINKS = ['authorEmail', 'email', 'readerId'];

export type Aside = { from: string; sourceId: string; keys: string[]; data: DocumentData };

/** Found by hashes of what the person was known by: whoever asks by one of these. */
export function asideOf(
  source: { ref: DocumentReference; data: DocumentData },
  person: Person,
  options: { followsLinks: boolean },
): Aside {
  const { ref, data } = source;
  const kept = [...TOLD, ...(options.followsLinks ? LINKS : [])].filter((field) => data[field] !== undefined);
  return {
    from: ref.parent.id,
    sourceId: ref.id,
    keys: [...person.emails, ...person.readerIds].map(addressId),
    data: Object.fromEntries(kept.map((field) => [field, data[field] as unknown])),
  };
}

/** By an address or a reader id. */
export const asideBy = (db: Firestore, value: string): Query =>
  setAside(db).where('keys', 'array-contains', addressId(value));

export const asideRef = (db: Firestore, from: string, sourceId: string): DocumentReference =>
  setAside(db).doc(`${from}_${sourceId}`);
