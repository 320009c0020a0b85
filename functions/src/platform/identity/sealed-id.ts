import { createCipheriv, createDecipheriv } from 'node:crypto';
import { secretsOf, signature, type Secrets } from './reader-cookie.ts';

/**
 * Encrypts a document id for use in a link, so that only this site can read it: AES-256-GCM, with
 * keys that HMAC-SHA256 derives from the signing secret. A subscriber's id is a plain hash of the
 * address, so with an unencrypted id anybody could check a guessed address.
 */

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const derived = (purpose: string, text: string, secret: string): Buffer =>
  Buffer.from(signature(purpose, text, secret), 'base64url');
const keyOf = (purpose: string, secret: string): Buffer => derived(`${purpose} key`, '', secret);

/**
 * Encrypts an id. Deterministic: the same id gives the same text. `purpose` separates uses: a text
 * for one purpose is invalid for another.
 */
export function sealId(purpose: string, id: string, secret: string): string {
  // Derive the nonce from the id, so that two ids do not share a nonce: a shared nonce would break
  // GCM.
  const nonce = derived(`${purpose} nonce`, id, secret).subarray(0, NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(purpose, secret), nonce, { authTagLength: TAG_BYTES });
  const sealed = Buffer.concat([cipher.update(id, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts an id; `null` unless one of these secrets encrypted it for this purpose. */
export function openSealedId(purpose: string, text: string, secrets: Secrets): string | null {
  const bytes = Buffer.from(text, 'base64url');
  // Accept only canonical base64url, so that each id has exactly one text.
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== text) return null;
  for (const secret of secretsOf(secrets)) {
    const id = open(bytes, keyOf(purpose, secret));
    if (id !== null) return id;
  }
  return null;
}

function open(bytes: Buffer, key: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
