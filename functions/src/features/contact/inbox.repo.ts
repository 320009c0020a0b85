import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { presentAdminMessage, type AdminMessage, type MessageCounts, type MessageStatus } from '@first-show/domain/contact/message-desk.schema';
import type { MessageDoc } from '@first-show/domain/contact/message';
import { collections } from '@first-show/domain/core/collections';
import { DESK_HISTORY_KEPT, INBOX_SEARCHED, LIST_MAX } from '@first-show/domain/core/limits';
import { noteDeskChange } from '../../lib/desk-changes.ts';
import { readMessageCounts } from '../../lib/desk-counts.ts';
import { cancelPurge, schedulePurge } from '../../lib/purge.ts';

/** `messages`, as the editors work through them. */

export type Member = { uid: string; displayName: string };
export type InboxFilter = { status?: MessageStatus; category?: MessageDoc['category'] };

const messages = (db: Firestore) => db.collection(collections.messages);
const purgeName = (id: string) => `message-${id}`;
const SHOWN: MessageStatus[] = ['new', 'read', 'done'];
const SCANNED_AT_ONCE = 100;

/** Newest first. One that is being deleted is in no list. */
function queryOf(db: Firestore, { status, category }: InboxFilter): Query {
  const byStatus = messages(db).where('status', 'in', status === undefined ? SHOWN : [status]);
  return (category === undefined ? byStatus : byStatus.where('category', '==', category)).orderBy('createdAt', 'desc');
}

/** `null` where `after` names no message. */
export async function listMessages(
  db: Firestore,
  filter: InboxFilter & { limit: number; after?: string },
): Promise<AdminMessage[] | null> {
  let query = queryOf(db, filter).limit(filter.limit);
  if (filter.after !== undefined) {
    const after = await messages(db).doc(filter.after).get();
    if (!after.exists) return null;
    query = query.startAfter(after);
  }
  return (await query.get()).docs.flatMap((found) => presentAdminMessage(docOf(found.id, found.data())) ?? []);
}

/**
 * Messages that have `q` in name, address, subject or text, newest first, at most 50: among the newest `INBOX_SEARCHED` of the filter,
 * which bounds what a search reads.
 */
export async function searchMessages(db: Firestore, filter: InboxFilter & { q: string }): Promise<AdminMessage[]> {
  const wanted = folded(filter.q);
  const found: AdminMessage[] = [];
  let query = queryOf(db, filter).limit(SCANNED_AT_ONCE);
  for (let scanned = 0; scanned < INBOX_SEARCHED && found.length < LIST_MAX; scanned += SCANNED_AT_ONCE) {
    const page = await query.get();
    for (const one of page.docs) {
      const message = presentAdminMessage(docOf(one.id, one.data()));
      if (message !== null && textsOf(message).some((text) => folded(text).includes(wanted))) found.push(message);
    }
    const last = page.docs.at(-1);
    if (last === undefined || page.docs.length < SCANNED_AT_ONCE) break;
    query = queryOf(db, filter).startAfter(last).limit(SCANNED_AT_ONCE);
  }
  return found.slice(0, LIST_MAX);
}

const textsOf = (message: AdminMessage): string[] => [message.name, message.email, message.subject, message.message];
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
const docOf = (id: string, data: FirebaseFirestore.DocumentData): MessageDoc => ({ ...(data as MessageDoc), id });

export async function countMessages(db: Firestore, now: Date): Promise<MessageCounts> {
  const { newMessages, readMessages, doneMessages } = await readMessageCounts(db, now);
  return { new: newMessages, read: readMessages, done: doneMessages };
}

/** Does a change in a transaction of its own, and tells the desks' numbers of it. */
async function changing<T>(db: Firestore, change: (transaction: Transaction) => Promise<T>): Promise<T> {
  const result = await db.runTransaction(change);
  await noteDeskChange(db, 'messages');
  return result;
}

type Change = { status: MessageStatus; from?: MessageStatus; by: Member; now: Date };

function changed(doc: MessageDoc, { status, by, now }: { status: MessageDoc['status']; by: Member; now: Date }): MessageDoc {
  const step = { status, at: now.toISOString(), by: by.displayName, uid: by.uid };
  return { ...doc, status, history: [...(doc.history ?? []), step].slice(-DESK_HISTORY_KEPT) };
}

/** Puts a message into a state. 'moved': it is not in the state `from` any more. Saying again what is so changes nothing. */
export async function setMessageStatus(
  db: Firestore,
  id: string,
  input: Change,
): Promise<{ outcome: 'set' | 'moved'; message: AdminMessage } | { outcome: 'missing' }> {
  const ref = messages(db).doc(id);
  return changing(db, async (transaction) => {
    const found = await transaction.get(ref);
    const doc = found.exists ? docOf(id, found.data() ?? {}) : undefined;
    const message = doc === undefined ? null : presentAdminMessage(doc);
    if (doc === undefined || message === null) return { outcome: 'missing' as const };
    if (doc.status === input.status) return { outcome: 'set' as const, message };
    if (input.from !== undefined && doc.status !== input.from) return { outcome: 'moved' as const, message };
    const next = changed(doc, input);
    transaction.update(ref, { status: next.status, history: next.history });
    return { outcome: 'set' as const, message: presentAdminMessage(next) ?? message };
  });
}

/** Puts several messages into a state at once; those that are gone are left out of the answer. */
export async function setMessagesStatus(db: Firestore, ids: readonly string[], input: Change): Promise<AdminMessage[]> {
  return changing(db, async (transaction) => {
    const found = await transaction.getAll(...[...new Set(ids)].map((id) => messages(db).doc(id)));
    return found.flatMap((one) => {
      const doc = one.exists ? docOf(one.id, one.data() ?? {}) : undefined;
      const message = doc === undefined ? null : presentAdminMessage(doc);
      if (doc === undefined || message === null) return [];
      if (doc.status === input.status) return [message];
      const next = changed(doc, input);
      transaction.update(one.ref, { status: next.status, history: next.history });
      return presentAdminMessage(next) ?? [];
    });
  });
}

/** Takes a message out of every list; for ten seconds `restoreMessage` brings it back. It stays where an erasure finds it. */
export async function deleteMessage(db: Firestore, input: { id: string; by: Member; now: Date }): Promise<boolean> {
  const ref = messages(db).doc(input.id);
  return changing(db, async (transaction) => {
    const doc = (await transaction.get(ref)).data() as MessageDoc | undefined;
    if (doc === undefined || doc.status === 'deleted') return false;
    const next = changed(doc, { ...input, status: 'deleted' });
    transaction.update(ref, { status: next.status, history: next.history });
    schedulePurge(db, transaction, { key: purgeName(input.id), paths: [ref.path], now: input.now });
    return true;
  });
}

/** In the state it had; `null` when it is gone for good. */
export async function restoreMessage(db: Firestore, id: string): Promise<AdminMessage | null> {
  const ref = messages(db).doc(id);
  return changing(db, async (transaction) => {
    const data = (await transaction.get(ref)).data() as MessageDoc | undefined;
    if (data === undefined || data.status !== 'deleted') return null;
    const history = (data.history ?? []).slice(0, -1);
    const status = history.at(-1)?.status ?? 'new';
    const restored: MessageDoc = { ...data, id, history, status };
    transaction.update(ref, { status, history });
    cancelPurge(db, transaction, purgeName(id));
    return presentAdminMessage(restored);
  });
}
