import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import {
  presentSubscriber,
  type AdminSubscriber,
  type SubscriberCounts,
  type SubscriberStatus,
} from '@first-show/domain/newsletter/subscriber-desk.schema';
import type { SubscriberDoc } from '@first-show/domain/newsletter/subscriber';

const subscribers = (db: Firestore) => db.collection(collections.subscribers);
const ofStatus = (db: Firestore, status: SubscriberStatus): Query =>
  status === 'active' ? subscribers(db).where('isActive', '==', true) : subscribers(db);
/**
 * Sorts after every character of an address (the last code point of the private use area), so that
 * a range query finds all addresses with the same beginning.
 */
const AFTER_ALL = '\uF8FF';

type Page = { status: SubscriberStatus; limit: number; after?: string };

/**
 * A page of subscribers, newest first; unconfirmed addresses come last. With `q`, only addresses
 * that start with it, in alphabetical order. `null` if `after` is the id of no subscriber.
 */
export async function listSubscribers(db: Firestore, page: Page & { q?: string }): Promise<AdminSubscriber[] | null> {
  const { q, status } = page;
  let query =
    q === undefined
      ? ofStatus(db, status).orderBy('subscribedAt', 'desc')
      : ofStatus(db, status)
          .where('email', '>=', q)
          .where('email', '<', q + AFTER_ALL)
          .orderBy('email');
  if (page.after !== undefined) {
    const after = await subscribers(db).doc(page.after).get();
    if (!after.exists) return null;
    query = query.startAfter(after);
  }
  const found = await query.limit(page.limit).get();
  return found.docs.map((doc) => presentSubscriber({ ...(doc.data() as SubscriberDoc), id: doc.id }));
}

export async function countSubscribers(db: Firestore): Promise<SubscriberCounts> {
  // `subscribedAt > ''` excludes unconfirmed addresses, whose `subscribedAt` is `null`.
  const ended = subscribers(db)
    .where('isActive', '==', false)
    .where('subscribedAt', '>', '')
    .orderBy('subscribedAt', 'desc');
  const [active, unsubscribed] = await Promise.all(
    [ofStatus(db, 'active'), ended].map(async (query) => (await query.count().get()).data().count),
  );
  return { active: active ?? 0, unsubscribed: unsubscribed ?? 0 };
}

export async function loadSubscriber(db: Firestore, id: string): Promise<AdminSubscriber | null> {
  const found = await subscribers(db).doc(id).get();
  return found.exists ? presentSubscriber({ ...(found.data() as SubscriberDoc), id }) : null;
}

const EXPORTED_AT_ONCE = 500;

/** All subscribers of a status, in batches, so that memory use does not grow with the list. */
export async function* eachBatch(
  db: Firestore,
  status: SubscriberStatus,
  batchSize = EXPORTED_AT_ONCE,
): AsyncGenerator<SubscriberDoc[]> {
  const ordered = ofStatus(db, status).orderBy(FieldPath.documentId()).limit(batchSize);
  for (let page = await ordered.get(); page.docs.length > 0;) {
    yield page.docs.map((doc) => ({ ...(doc.data() as SubscriberDoc), id: doc.id }));
    const last = page.docs.at(-1);
    if (last === undefined || page.docs.length < batchSize) return;
    page = await ordered.startAfter(last).get();
  }
}
