import type { Firestore } from 'firebase-admin/firestore';
import type { NewMessage } from '@first-show/domain/contact/contact.schema';
import type { MessageDoc } from '@first-show/domain/contact/message';
import { collections } from '@first-show/domain/core/collections';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import { isTicketSpent, spendTicket, TICKET_SPENT, type FormTicket } from '../../../platform/limits/form-ticket.ts';
import { findRepeat, KEY_REUSED, rememberFirst, repeatRef } from '../../../platform/firestore/submissions.ts';

const refOf = (db: Firestore, id: string) => db.collection(collections.messages).doc(id);

/** The message with this id; `null` if there is none. */
export async function findMessage(db: Firestore, id: string): Promise<MessageDoc | null> {
  return ((await refOf(db, id).get()).data() as MessageDoc | undefined) ?? null;
}

const FIELDS = ['name', 'email', 'category', 'subject', 'message'] as const;

/** Whether the reader sent exactly this message. */
export const isSameMessage = (stored: MessageDoc, sent: NewMessage): boolean =>
  FIELDS.every((field) => stored[field] === sent[field]);

/**
 * Adds a message to the inbox. The same message by the same reader within a minute counts as one,
 * and so does a retry with the same id; `isNew` is then false. Fails if another submission has used
 * the form's ticket in the meantime, or if the id belongs to another message.
 */
export async function addMessage(
  db: Firestore,
  input: { id: string; message: NewMessage; readerId: string; ticket?: FormTicket | null; now: Date },
): Promise<Result<{ isNew: boolean }>> {
  const { id, message, readerId, ticket = null, now } = input;
  // A corrected name, address or category makes another message: the first keeps the old ones.
  const repeat = repeatRef(db, ['contact', readerId, ...FIELDS.map((field) => message[field])]);
  return db.runTransaction(async (transaction) => {
    const [first, own, isSpent] = await Promise.all([
      findRepeat(transaction, repeat, now),
      transaction.get(refOf(db, id)),
      isTicketSpent(transaction, db, ticket),
    ]);
    if (own.exists && !isSameMessage(own.data() as MessageDoc, message)) return fail(KEY_REUSED);
    if (own.exists || first !== null) return ok({ isNew: false });
    if (isSpent) return fail(TICKET_SPENT);
    const doc: MessageDoc = {
      id,
      name: message.name,
      email: message.email,
      category: message.category,
      subject: message.subject,
      message: message.message,
      createdAt: now.toISOString(),
      status: 'new',
      readerId,
    };
    transaction.set(refOf(db, id), doc);
    rememberFirst(transaction, repeat, { id, now });
    spendTicket(transaction, db, ticket);
    return ok({ isNew: true });
  });
}
