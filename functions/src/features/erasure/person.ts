import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { addressId } from '../../platform/limits/address-id.ts';
import { asideBy, type Aside } from './set-aside.ts';

/** The person to erase, by an identifier that the person knows. */
export type PersonIdentifier = { email: string } | { readerId: string };

/**
 * All known identifiers and texts of a person. The search adds more. They are never logged, and
 * stored only until the erasure is complete (`set-aside.ts`).
 */
export type Person = {
  /** Email addresses in lower case. */
  emails: Set<string>;
  readerIds: Set<string>;
  names: Set<string>;
  /** Texts that the person wrote: comments, subjects, messages. */
  texts: Set<string>;
  networkAddresses: Set<string>;
  /** Article ids of the person's comments, by comment id. */
  comments: Map<string, string>;
  messageIds: Set<string>;
};

/**
 * Maximum numbers of reader ids and addresses that one person plausibly has. Larger numbers
 * probably mean that many people typed the same invented address, such as a@a.com.
 */
const READER_IDS_MAX = 6;
const EMAILS_MAX = 3;

export const isWide = (person: Person): boolean =>
  person.readerIds.size > READER_IDS_MAX || person.emails.size > EMAILS_MAX;

export function personOf(identifier: PersonIdentifier): Person {
  return {
    emails: new Set('email' in identifier ? [identifier.email.trim().toLowerCase()] : []),
    readerIds: new Set('readerId' in identifier ? [identifier.readerId] : []),
    names: new Set(),
    texts: new Set(),
    networkAddresses: new Set(),
    comments: new Map(),
    messageIds: new Set(),
  };
}

/**
 * Adds identifiers and texts from the person's comments and messages, including those that an
 * unfinished erasure has set aside. With `followsLinks`, an email address leads to the reader ids
 * that used it, and these ids lead to further addresses, until nothing new is found or the person
 * `isWide`. Costs one read per comment and message.
 */
export async function findPerson(db: Firestore, person: Person, options: { followsLinks: boolean }): Promise<void> {
  const bearing = async (collection: string, field: string, value: string): Promise<void> => {
    const { docs } = await db.collection(collection).where(field, '==', value).get();
    for (const found of docs) addOwn(person, { id: found.id, collection, data: found.data() }, options);
    if (collection === collections.commentQueue && options.followsLinks) await addAddresses(db, person, docs);
  };
  const setAside = async (value: string): Promise<void> => {
    for (const found of (await asideBy(db, value).get()).docs) {
      const { from, sourceId, data } = found.data() as Aside;
      addOwn(person, { id: sourceId, collection: from, data }, options);
    }
  };
  // A loop over a set also visits values that are added during the loop.
  for (const email of person.emails) {
    await bearing(collections.commentQueue, 'authorId', addressId(email));
    await bearing(collections.messages, 'email', email);
    await setAside(email);
    if (isWide(person)) return;
  }
  for (const readerId of person.readerIds) {
    const emailsBefore = person.emails.size;
    await bearing(collections.commentQueue, 'readerId', readerId);
    await bearing(collections.messages, 'readerId', readerId);
    await setAside(readerId);
    if (isWide(person)) return;
    if (person.emails.size > emailsBefore) await findPerson(db, person, options);
  }
}

/** Adds the email addresses of comments, which have only the ids of their authors. */
async function addAddresses(db: Firestore, person: Person, comments: readonly DocumentSnapshot[]): Promise<void> {
  const known = new Set([...person.emails].map(addressId));
  const ids = new Set(
    comments.flatMap((comment) => text(comment.get('authorId')) ?? []).filter((id) => !known.has(id)),
  );
  if (ids.size === 0) return;
  const authors = await db.getAll(...[...ids].map((id) => db.collection(collections.commentAuthors).doc(id)));
  for (const author of authors) add(person.emails, text(author.get('authorEmail'))?.toLowerCase());
}

/** Adds what a queued comment or a message says about its author. */
export function addOwn(
  person: Person,
  own: { id: string; collection: string; data: DocumentData },
  options: { followsLinks: boolean },
): void {
  const { data } = own;
  if (own.collection === collections.commentQueue) {
    person.comments.set(own.id, text(data.articleId) ?? '');
    add(person.names, text(data.authorName));
    add(person.texts, text(data.content));
  } else {
    person.messageIds.add(own.id);
    add(person.names, text(data.name));
    add(person.texts, text(data.subject));
    add(person.texts, text(data.message));
  }
  add(person.networkAddresses, text(data.ipAddress));
  if (!options.followsLinks) return;
  add(person.emails, text(data.email)?.toLowerCase());
  add(person.readerIds, text(data.readerId));
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function add(set: Set<string>, value: string | undefined): void {
  if (value !== undefined) set.add(value);
}
