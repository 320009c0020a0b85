import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import type { MailDoc, SubscriberDoc } from '@first-show/domain/newsletter/subscriber';
import { addressId } from '../../lib/address-id.ts';
import { shiftCounts } from '../../lib/desk-counts.ts';

/** `subscribers`, and `mail` for the welcome. */

const WELCOME_AGAIN_MS = 86_400_000;

export const subscriberId = addressId;
const ref = (db: Firestore, id: string) => db.collection(collections.subscribers).doc(id);

/** Subscribes an address, or nothing where it is. A welcome mail goes out for a new subscription, at most once a day. */
export async function subscribe(
  db: Firestore,
  input: { email: string; mail: MailDoc; mailId: string; now: Date },
): Promise<void> {
  const id = subscriberId(input.email);
  const at = input.now.toISOString();
  await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(ref(db, id))).data() as SubscriberDoc | undefined;
    if (before?.isActive === true) return;
    const lastWelcome = before?.welcomedAt ?? null;
    const isWelcomed = lastWelcome !== null && input.now.getTime() - Date.parse(lastWelcome) < WELCOME_AGAIN_MS;
    const doc: SubscriberDoc = {
      id,
      email: input.email,
      isActive: true,
      subscribedAt: at,
      unsubscribedAt: null,
      welcomedAt: isWelcomed ? lastWelcome : at,
      countedAs: 'active',
    };
    transaction.set(ref(db, id), doc);
    shiftCounts(db, transaction, 'subscribers', [{ from: before === undefined ? null : 'ended', to: 'active' }]);
    if (!isWelcomed) transaction.set(db.collection(collections.mail).doc(input.mailId), input.mail);
  });
}

/** Ends a subscription, or nothing where there is none. */
export async function unsubscribe(db: Firestore, input: { id: string; now: Date }): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(ref(db, input.id))).data() as SubscriberDoc | undefined;
    if (before?.isActive !== true) return;
    transaction.update(ref(db, input.id), { isActive: false, unsubscribedAt: input.now.toISOString(), countedAs: 'ended' satisfies SubscriberDoc['countedAs'] });
    shiftCounts(db, transaction, 'subscribers', [{ from: 'active', to: 'ended' }]);
  });
}
