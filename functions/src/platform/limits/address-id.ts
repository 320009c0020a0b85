import { createHash } from 'node:crypto';

/**
 * The document id for an email address: a hash, so that the address leads to the document but the
 * id does not reveal the address.
 */
export const addressId = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 40);
