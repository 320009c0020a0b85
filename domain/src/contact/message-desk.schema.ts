import { z } from 'zod';
import { lineField, wholeNumberParam } from '../core/fields.ts';
import { DESK_SEARCH_MAX, LIST_MAX } from '../core/limits.ts';
import { contactCategories } from './contact.schema.ts';
import type { MessageDoc } from './message.ts';

const messageStatus = z.enum(['new', 'read', 'done']);
export type MessageStatus = z.infer<typeof messageStatus>;

/** A message as the desk sees it. */
export const adminMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  category: z.enum(contactCategories),
  subject: z.string(),
  message: z.string(),
  createdAt: z.string(),
  status: messageStatus,
  /** Changes of the status, oldest first. */
  history: z.array(z.object({ status: messageStatus, at: z.string(), by: z.string() })),
});
export type AdminMessage = z.infer<typeof adminMessage>;

export const messageCounts = z.object({ new: z.number().int(), read: z.number().int(), done: z.number().int() });
export type MessageCounts = z.infer<typeof messageCounts>;

/** `GET /api/admin/messages`. */
export const messageQuery = z.object({
  status: messageStatus.optional(),
  category: z.enum(contactCategories).optional(),
  limit: wholeNumberParam('limit', { max: LIST_MAX }).default(LIST_MAX),
  after: z.string().min(1).max(200).optional(),
});

/**
 * `POST /api/admin/messages/search`. It is a POST with a body, because queries are often email
 * addresses, and addresses must not get into logs.
 */
export const messageSearch = z.object({
  q: lineField([1, 'Please type what to look for'], [DESK_SEARCH_MAX, 'That is too long']),
  status: messageStatus.optional(),
  category: z.enum(contactCategories).optional(),
});

/**
 * `PATCH /api/admin/messages/{id}`. With `from`, the status only changes if it still is `from`:
 * opening a message must not change 'done' to 'read'.
 */
export const messageChange = z.object({ status: messageStatus, from: messageStatus.optional() });

/** `POST /api/admin/messages/status`. */
export const messagesChange = z.object({
  ids: z.array(z.string().min(1).max(200)).min(1, 'Please select a message').max(LIST_MAX),
  status: messageStatus,
});

/** A message for the desk; `null` if it was deleted. */
export function presentAdminMessage(doc: MessageDoc): AdminMessage | null {
  if (doc.status === 'deleted') return null;
  return {
    id: doc.id,
    name: doc.name,
    email: doc.email,
    category: doc.category,
    subject: doc.subject,
    message: doc.message,
    createdAt: doc.createdAt,
    status: doc.status,
    history: (doc.history ?? []).flatMap(({ status, at, by }) => (status === 'deleted' ? [] : [{ status, at, by }])),
  };
}
