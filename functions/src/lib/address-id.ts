import { createHash } from 'node:crypto';

/**
 * A document id for an email address: whoever has the address finds the document, whoever sees the
 * id does not learn the address.
 */
export const addressId = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 40);
