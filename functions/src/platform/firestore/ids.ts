import { randomBytes } from 'node:crypto';
import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random text of letters and digits. 20 characters have 119 bits. */
export function randomId(length = 20): string {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // Skip bytes from 248 on: they would make the first characters of the alphabet more likely.
      if (byte < 248 && id.length < length) id += ALPHABET[byte % 62];
    }
  }
  return id;
}

const TIME_CHARACTERS = 9;
const COUNT_CHARACTERS = 3;
const base36 = (value: number, length: number): string => value.toString(36).padStart(length, '0');
let last = { ms: 0, count: 0 };

/**
 * The id of a new document, in the order of creation: the time, a count within the millisecond, and
 * 47 random bits. Firestore orders documents with equal times by id, so documents that one instance
 * writes in one millisecond keep their order in every list that is sorted by time.
 */
export function newId(): string {
  // The clock of a machine may be set back.
  const ms = Math.max(Date.now(), last.ms);
  last = { ms, count: ms === last.ms ? last.count + 1 : 0 };
  return base36(ms, TIME_CHARACTERS) + base36(last.count, COUNT_CHARACTERS) + randomId(8);
}

/**
 * Whether Firestore accepts `id` as a document id. A document with any other id cannot exist, so
 * answer 404 without a query.
 */
export function isDocumentId(id: string): boolean {
  return (
    id !== '' &&
    id !== '.' &&
    id !== '..' &&
    !id.includes('/') &&
    !/^__.*__$/s.test(id) &&
    Buffer.byteLength(id, 'utf8') <= 1500
  );
}

/** The document with this id; `undefined` if there is none. One read, unless the id is invalid. */
export async function findDocument(of: CollectionReference, id: string): Promise<DocumentSnapshot | undefined> {
  const found = isDocumentId(id) ? await of.doc(id).get() : undefined;
  return found?.exists === true ? found : undefined;
}
