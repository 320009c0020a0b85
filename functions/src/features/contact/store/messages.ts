import type { Firestore } from 'firebase-admin/firestore';
import type { NewMessage } from '@first-show/domain/contact/contact.schema';
import type { MessageDoc } from '@first-show/domain/contact/message';
import { collections } from '@first-show/domain/core/collections';
import { isTicketSpent, spendTicket, type FormTicket } from '../../../platform/limits/form-ticket.ts';
import { findRepeat, rememberFirst, repeatRef } from '../../../platform/firestore/repeat.ts';

/**
 * Adds a message to the inbox. The same message by the same reader within a minute counts as one.
 * False if another submission has used the form's ticket in the meantime.
 */
export async function addMessage(
  db: Firestore,
  input: { id: string; message: NewMessage; readerId: string; ticket?: FormTicket | null; now: Date },
): Promise<boolean> {
  const { id, message, readerId, now } = input;
  const repeat = repeatRef(db, ['contact', readerId, message.email, message.subject, message.message]);
  const use = { ticket: input.ticket ?? null, submissionId: id };
  return db.runTransaction(async (transaction) => {
    if ((await findRepeat(transaction, repeat, now)) !== null) return true;
    if (await isTicketSpent(transaction, db, use)) return false;
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
    transaction.set(db.collection(collections.messages).doc(id), doc);
    rememberFirst(transaction, repeat, { id, now });
    spendTicket(transaction, db, use);
    return true;
  });
}
