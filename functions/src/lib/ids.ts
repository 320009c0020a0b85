import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * A random id of letters and digits: 20 characters are 119 bits, the form of Firestore's own ids.
 */
export function randomId(length = 20): string {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // Bytes from 248 on would make the first letters of the alphabet likelier than the others.
      if (byte < 248 && id.length < length) id += ALPHABET[byte % 62];
    }
  }
  return id;
}

/**
 * True where Firestore takes `id` as a document id; everything else cannot exist, so it is a 404,
 * never an exception.
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
