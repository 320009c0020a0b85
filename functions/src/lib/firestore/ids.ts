import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random id of letters and digits, like Firestore's own. 20 characters have 119 bits. */
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
