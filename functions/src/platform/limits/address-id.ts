import { createHash } from 'node:crypto';

/**
 * The document id for an email address: a hash, so that the address leads to the document but the
 * id does not reveal the address.
 */
export const addressId = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 40);

const HOUR_MS = 3_600_000;

/**
 * The id of a mail that anybody can request for an address. It is the same within an hour, so that
 * the address gets such a mail once.
 */
export const hourlyMailId = (kind: string, { email, now }: { email: string; now: Date }): string =>
  `${kind}_${addressId(email)}_${Math.floor(now.getTime() / HOUR_MS)}`;
