import type { Firestore, Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  presentAdminMessage,
  type AdminMessage,
  type MessageCounts,
  type MessageStatus,
} from '@first-show/domain/contact/message-desk.schema';
import type { MessageDoc } from '@first-show/domain/contact/message';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import { collections } from '@first-show/domain/core/collections';
import { DESK_HISTORY_KEPT, INBOX_SEARCHED, LIST_MAX } from '@first-show/domain/core/limits';
import { isConflict } from '../../../platform/firestore/preconditions.ts';

export type Member = { uid: string; displayName: string };
export type InboxFilter = { status?: MessageStatus; category?: MessageDoc['category'] };

const messages = (db: Firestore) => db.collection(collections.messages);
const SHOWN: MessageStatus[] = ['new', 'read', 'done'];
const SCANNED_AT_ONCE = 100;

/**
 * Messages, newest first. Deleted messages are left out, also while their deletion can be undone.
 */
function queryOf(db: Firestore, { status, category }: InboxFilter): Query {
  const byStatus = messages(db).where('status', 'in', status === undefined ? SHOWN : [status]);
  return (category === undefined ? byStatus : byStatus.where('category', '==', category)).orderBy('createdAt', 'desc');
}

/** A page of messages, newest first; `null` if `after` names no message. */
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
 * At most 50 messages with `q` in name, address, subject or text, newest first. Searches only the
 * newest `INBOX_SEARCHED` messages of the filter, which limits the reads.
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

export async function countMessages(db: Firestore): Promise<MessageCounts> {
  const count = async (status: MessageStatus) =>
    (await messages(db).where('status', '==', status).count().get()).data().count;
  const [fresh, read, done] = await Promise.all([count('new'), count('read'), count('done')]);
  return { new: fresh, read, done };
}

type Change = { status: MessageStatus; from?: MessageStatus; by: Member; now: Date; log?: LogChange };

function changed(
  doc: MessageDoc,
  { status, by, now }: { status: MessageDoc['status']; by: Member; now: Date },
): MessageDoc {
  const step = { status, at: now.toISOString(), by: by.displayName, uid: by.uid };
  return { ...doc, status, history: [...(doc.history ?? []), step].slice(-DESK_HISTORY_KEPT) };
}

const store = (db: Firestore, transaction: Transaction, { id, status, history }: MessageDoc): void =>
  void transaction.update(messages(db).doc(id), { status, history });

/**
 * Sets the state of a message. 'moved': its state is no longer `from`, and nothing is changed.
 * Setting the current state again changes nothing.
 */
export async function setMessageStatus(
  db: Firestore,
  id: string,
  input: Change,
): Promise<{ outcome: 'set' | 'moved'; message: AdminMessage } | { outcome: 'missing' }> {
  const ref = messages(db).doc(id);
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(ref);
    const doc = found.exists ? docOf(id, found.data() ?? {}) : undefined;
    const message = doc === undefined ? null : presentAdminMessage(doc);
    if (doc === undefined || message === null) return { outcome: 'missing' as const };
    if (doc.status === input.status) return { outcome: 'set' as const, message };
    if (input.from !== undefined && doc.status !== input.from) return { outcome: 'moved' as const, message };
    const next = changed(doc, input);
    store(db, transaction, next);
    input.log?.(transaction);
    return { outcome: 'set' as const, message: presentAdminMessage(next) ?? message };
  });
}

/**
 * Sets the state of several messages, whatever their former states are. The result leaves out
 * missing and deleted messages.
 */
export async function setMessagesStatus(db: Firestore, ids: readonly string[], input: Change): Promise<AdminMessage[]> {
  return db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...[...new Set(ids)].map((id) => messages(db).doc(id)));
    const set = found.flatMap((one) => {
      const doc = one.exists ? docOf(one.id, one.data() ?? {}) : undefined;
      const message = doc === undefined ? null : presentAdminMessage(doc);
      if (doc === undefined || message === null) return [];
      if (doc.status === input.status) return [message];
      const next = changed(doc, input);
      store(db, transaction, next);
      return presentAdminMessage(next) ?? [];
    });
    if (set.length > 0) input.log?.(transaction);
    return set;
  });
}

/**
 * Removes a message from every list; returns false if there is none. Until the next night
 * `restoreMessage` can restore it, and the erasure of a person's data (`features/erasure`) still
 * finds it.
 */
export async function deleteMessage(
  db: Firestore,
  input: { id: string; by: Member; now: Date; log?: LogChange },
): Promise<boolean> {
  const ref = messages(db).doc(input.id);
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(ref);
    const doc = found.exists ? docOf(input.id, found.data() ?? {}) : undefined;
    if (doc === undefined || doc.status === 'deleted') return false;
    store(db, transaction, changed(doc, { ...input, status: 'deleted' }));
    input.log?.(transaction);
    return true;
  });
}

/** Restores a deleted message in its former state; `null` if it is not deleted or was removed. */
export async function restoreMessage(db: Firestore, id: string, log?: LogChange): Promise<AdminMessage | null> {
  const ref = messages(db).doc(id);
  return db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data() as MessageDoc | undefined;
    if (data === undefined || data.status !== 'deleted') return null;
    const history = (data.history ?? []).slice(0, -1);
    const status = history.at(-1)?.status ?? 'new';
    const restored: MessageDoc = { ...data, id, history, status };
    store(db, transaction, restored);
    log?.(transaction);
    return presentAdminMessage(restored);
  });
}

/** The messages that were deleted before `before`. */
export async function deletedMessages(db: Firestore, before: Date): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await messages(db).where('status', '==', 'deleted').get();
  return docs.filter((one) => (docOf(one.id, one.data()).history?.at(-1)?.at ?? '') < before.toISOString());
}

/** Removes a deleted message for good. The job `emptyTrash` calls it. */
export async function removeDeletedMessage({ ref, updateTime }: QueryDocumentSnapshot): Promise<void> {
  await ref.delete({ lastUpdateTime: updateTime }).catch((error: unknown) => {
    // Somebody has restored the message meanwhile.
    if (!isConflict(error)) throw error;
  });
}
