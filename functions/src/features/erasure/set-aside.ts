import type { CollectionReference, DocumentData, DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { addressId } from '../../platform/limits/address-id.ts';
import type { Person } from './person.ts';

/**
 * Comments and messages of a person during an erasure. They leave the queue and the inbox before
 * the long search, but the search, perhaps in a later run, needs their texts and ids. Until the
 * erasure is complete they are stored in this collection, which no desk reads and no security rule
 * opens. Email address and reader id are only kept if the erasure follows links.
 */
const setAside = (db: Firestore): CollectionReference =>
  db.collection(collections.system).doc('erasures').collection('setAside');

const CONTENT_FIELDS = ['articleId', 'authorName', 'content', 'name', 'subject', 'message', 'ipAddress'];
const LINK_FIELDS = ['email', 'readerId'];

export type Aside = { from: string; sourceId: string; keys: string[]; data: DocumentData };

/**
 * The form in which a comment or message is set aside. `keys` are hashes of the person's email
 * addresses and reader ids.
 */
export function asideOf(
  source: { ref: DocumentReference; data: DocumentData },
  person: Person,
  options: { followsLinks: boolean },
): Aside {
  const { ref, data } = source;
  const kept = [...CONTENT_FIELDS, ...(options.followsLinks ? LINK_FIELDS : [])].filter(
    (field) => data[field] !== undefined,
  );
  // A comment has only the id of its author, which is erased too.
  const email = [...person.emails].find((one) => addressId(one) === data.authorId);
  return {
    from: ref.parent.id,
    sourceId: ref.id,
    keys: [...person.emails, ...person.readerIds].map(addressId),
    data: {
      ...Object.fromEntries(kept.map((field) => [field, data[field] as unknown])),
      ...(options.followsLinks && email !== undefined && { email }),
    },
  };
}

/** Finds the documents that were set aside for one address or reader id. */
export const asideBy = (db: Firestore, value: string): Query =>
  setAside(db).where('keys', 'array-contains', addressId(value));

export const asideRef = (db: Firestore, from: string, sourceId: string): DocumentReference =>
  setAside(db).doc(`${from}_${sourceId}`);
