import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { CONFIRM_DAYS, LETTER_AGAIN_MS } from '@first-show/domain/core/limits';
import { subscriberState, type MailDoc, type SubscriberDoc } from '@first-show/domain/newsletter/subscriber';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import { addressId, hourlyMailId } from '../../../platform/limits/address-id.ts';
import { isTicketSpent, spendTicket, TICKET_SPENT, type FormTicket } from '../../../platform/limits/form-ticket.ts';
import { isConflict } from '../../../platform/firestore/preconditions.ts';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';

const DAY_MS = 86_400_000;

export const subscriberId = addressId;
const ref = (db: Firestore, id: string) => db.collection(collections.subscribers).doc(id);

/**
 * A mail that somebody requested for an address. It is not sent if the address got one of the same
 * kind in the last 24 hours.
 */
type Requested = { email: string; letter: MailDoc; now: Date };

const mailRef = (db: Firestore, kind: 'confirm' | 'unsubscribe', to: Pick<Requested, 'email' | 'now'>) =>
  db.collection(collections.mail).doc(hourlyMailId(kind, to));

/**
 * Handles a request to subscribe an address: sends a mail that asks for confirmation (at most one a
 * day), and stores a new address until its confirmation link expires. An address that has
 * unsubscribed stays stored, and unsubscribed until it confirms. Sends nothing to a subscribed
 * address. Fails if another submission has already used the form's ticket.
 */
export async function requestSubscription(
  db: Firestore,
  { email, letter, ticket = null, now }: Requested & { ticket?: FormTicket | null },
): Promise<Result<null>> {
  const id = subscriberId(email);
  return db.runTransaction(async (transaction) => {
    const before = await read(transaction, ref(db, id));
    if (await isTicketSpent(transaction, db, ticket)) return fail(TICKET_SPENT);
    spendTicket(transaction, db, ticket);
    if (before?.isActive === true) return ok(null);
    const sendsLetter = isDue(before?.confirmationSentAt, now);
    const sentAt = sendsLetter ? now : new Date(before?.confirmationSentAt ?? now);
    const until = new Date(sentAt.getTime() + CONFIRM_DAYS * DAY_MS);
    const expireAt = Timestamp.fromDate(until);
    const request = { confirmationSentAt: sentAt.toISOString(), confirmUntil: until.toISOString() };
    if (before !== undefined && subscriberState(before) === 'ended') {
      transaction.update(ref(db, id), request);
    } else {
      const doc: SubscriberDoc = {
        id,
        email,
        isActive: false,
        subscribedAt: null,
        unsubscribedAt: null,
        ...request,
      };
      transaction.set(ref(db, id), { ...doc, expireAt });
    }
    // The mail contains the address, so it expires together with the address.
    if (sendsLetter) transaction.set(mailRef(db, 'confirm', { email, now }), { ...letter, expireAt });
    return ok(null);
  });
}

/**
 * Subscribes an address after its confirmation. False if the address has no valid confirmation
 * link: its last confirmation mail is older than `CONFIRM_DAYS` days, or the request was cancelled.
 * True if the address is subscribed, also by an earlier call.
 */
export async function confirmSubscription(db: Firestore, { id, now }: { id: string; now: Date }): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const before = await read(transaction, ref(db, id));
    if (before?.isActive === true) return true;
    const until = before?.confirmUntil ?? null;
    // An expired address counts as deleted even before Firestore's TTL policy deletes it.
    if (before === undefined || until === null || until <= now.toISOString()) return false;
    transaction.update(ref(db, id), {
      ...({
        isActive: true,
        subscribedAt: now.toISOString(),
        unsubscribedAt: null,
        confirmUntil: null,
      } satisfies Partial<SubscriberDoc>),
      expireAt: FieldValue.delete(),
    });
    return true;
  });
}

/**
 * Handles a request to unsubscribe an address: sends it a mail with an unsubscribe link, at most
 * one a day. Does nothing if the address is not subscribed.
 */
export async function requestUnsubscribeLink(db: Firestore, { email, letter, now }: Requested): Promise<void> {
  const id = subscriberId(email);
  await db.runTransaction(async (transaction) => {
    const before = await read(transaction, ref(db, id));
    if (before?.isActive !== true || !isDue(before.unsubscribeLinkSentAt, now)) return;
    transaction.update(ref(db, id), { unsubscribeLinkSentAt: now.toISOString() } satisfies Partial<SubscriberDoc>);
    transaction.set(mailRef(db, 'unsubscribe', { email, now }), letter);
  });
}

/**
 * Ends a subscription. For an address that is not subscribed, cancels a pending request to
 * subscribe: the confirmation link stops working. Otherwise does nothing.
 */
export async function unsubscribe(db: Firestore, input: { id: string; now: Date; log?: LogChange }): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const before = await read(transaction, ref(db, input.id));
    if (before === undefined) return;
    if (!before.isActive && (before.confirmUntil ?? null) === null) return;
    const ended: Partial<SubscriberDoc> = before.isActive
      ? { isActive: false, unsubscribedAt: input.now.toISOString() }
      : { confirmUntil: null };
    transaction.update(ref(db, input.id), ended);
    input.log?.(transaction);
  });
}

const FORGOTTEN_AT_ONCE = 200;

/**
 * Deletes addresses that were not confirmed in time, and their expired mails. The TTL policy does
 * the same within about a day, but not in emulators. Returns the number of deleted addresses.
 */
export async function forgetUnconfirmed(db: Firestore, now: Date): Promise<number> {
  const over = Timestamp.fromDate(now);
  const isOver = (expireAt: Timestamp | undefined): boolean =>
    expireAt !== undefined && expireAt.valueOf() <= over.valueOf();
  const expired = db
    .collection(collections.subscribers)
    .where('expireAt', '<=', over)
    .orderBy('expireAt')
    .limit(FORGOTTEN_AT_ONCE);
  let forgotten = 0;
  for (;;) {
    const { docs } = await expired.get();
    for (const found of docs) {
      const { email } = found.data() as SubscriberDoc;
      const letters = await db.collection(collections.mail).where('to', 'array-contains', email).get();
      const batch = db.batch();
      for (const letter of letters.docs.filter((one) => isOver(one.get('expireAt') as Timestamp | undefined)))
        batch.delete(letter.ref);
      // The precondition fails for an address that is confirmed at this moment, so the address
      // stays.
      batch.delete(found.ref, { lastUpdateTime: found.updateTime });
      await batch.commit().then(
        () => (forgotten += 1),
        (error: unknown) => {
          if (!isConflict(error)) throw error;
        },
      );
    }
    if (docs.length < FORGOTTEN_AT_ONCE) return forgotten;
  }
}

const read = async (transaction: Transaction, one: DocumentReference): Promise<SubscriberDoc | undefined> =>
  (await transaction.get(one)).data() as SubscriberDoc | undefined;

const isDue = (sentAt: string | null | undefined, now: Date): boolean =>
  sentAt === null || sentAt === undefined || now.getTime() - Date.parse(sentAt) >= LETTER_AGAIN_MS;
