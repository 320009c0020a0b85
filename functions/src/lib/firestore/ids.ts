import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * A random id of letters and digits in the form of Firestore's own ids. 20 characters are 119 bits.
 */
export function randomId(length = 20): string {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // Skip bytes from 248 on, which would make the first characters of the alphabet more likely.
      if (byte < 248 && id.length < length) id += ALPHABET[byte % 62];
    }
  }
  return id;
}

/**
 * Whether Firestore accepts `id` as a document id. Any other id cannot exist, so answer 404 and
 * don't query it.
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
