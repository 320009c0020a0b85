import type { CollectionReference, DocumentData, DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { addressId } from '../../lib/limits/address-id.ts';
import type { Person } from './person.ts';

/**
 * Comments and messages of a person during an erasure. They leave queue and inbox before the long
 * search. But the search still needs their words and ids, perhaps in a later run. Until the end
 * they are stored here, where neither a desk nor a security rule gives access. Their address and
 * reader id are only kept if the erasure follows links.
 */
const setAside = (db: Firestore): CollectionReference =>
  db.collection(collections.system).doc('erasures').collection('setAside');

const TOLD = ['articleId', 'authorName', 'content', 'name', 'subject', 'message', 'ipAddress'];
const LINKS = ['authorEmail', 'email', 'readerId'];

export type Aside = { from: string; sourceId: string; keys: string[]; data: DocumentData };

/** Finds the documents by hashes of the person's identifiers. */
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

/** Finds them by one address or reader id. */
export const asideBy = (db: Firestore, value: string): Query =>
  setAside(db).where('keys', 'array-contains', addressId(value));

export const asideRef = (db: Firestore, from: string, sourceId: string): DocumentReference =>
  setAside(db).doc(`${from}_${sourceId}`);
