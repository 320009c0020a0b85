import { z } from 'zod';
import { emailField, lineField, wholeNumberParam } from '../core/fields.ts';
import { DESK_SEARCH_MAX, LIST_MAX } from '../core/limits.ts';
import { subscriberState, type SubscriberDoc } from './subscriber.ts';

export const subscriberStatus = z.enum(['active', 'all']);
export type SubscriberStatus = z.infer<typeof subscriberStatus>;

/** A subscriber as the desk sees it. */
export const adminSubscriber = z.object({
  id: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  state: z.enum(['unconfirmed', 'active', 'ended']),
  /** ISO time of the confirmation; `null` if the address has not confirmed. */
  subscribedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
});
export type AdminSubscriber = z.infer<typeof adminSubscriber>;

export const subscriberCounts = z.object({ active: z.number().int(), unsubscribed: z.number().int() });
export type SubscriberCounts = z.infer<typeof subscriberCounts>;

/** `GET /api/admin/subscribers`: newest first, unconfirmed addresses last. */
export const subscriberQuery = z.object({
  status: subscriberStatus.default('active'),
  limit: wholeNumberParam('limit', { max: LIST_MAX }).default(LIST_MAX),
  after: z.string().min(1).max(200).optional(),
});

/**
 * `POST /api/admin/subscribers/search`: addresses that begin with `q`, in alphabetical order. It is
 * a POST, because an address in a query string would get into logs.
 */
export const subscriberSearch = z.object({
  q: lineField([1, 'Please type the beginning of an address'], [DESK_SEARCH_MAX, 'That is too long']).transform(
    (text) => text.toLowerCase(),
  ),
  status: subscriberStatus.default('active'),
  limit: z.number().int().min(1).max(LIST_MAX).default(LIST_MAX),
  after: z.string().min(1).max(200).optional(),
});

/**
 * `POST /api/admin/subscribers/{id}/erase`. The editor types the address as a confirmation. Because
 * the request contains the address, an interrupted erasure can be repeated even after the
 * subscription was removed.
 */
export const erasure = z.object({
  email: emailField('Please type the whole address'),
  isDryRun: z.boolean().default(false),
});

/**
 * The numbers of documents that an erasure removed or changed, or with `isDryRun` would remove or
 * change. An erasure finds only data that contains exactly the given address.
 */
export const erasureReport = z.object({
  comments: z.number().int(),
  messages: z.number().int(),
  subscriptions: z.number().int(),
  mails: z.number().int(),
  /**
   * Number of other documents: ids of recent submissions, rate limits, and documents about
   * something else that mention the address, from which only the mention is removed.
   */
  others: z.number().int(),
  /** Whether the address belongs to a staff account, which is kept. */
  isStaff: z.boolean(),
});
export type ErasureCounts = z.infer<typeof erasureReport>;

export const presentSubscriber = (doc: SubscriberDoc): AdminSubscriber => ({
  id: doc.id,
  email: doc.email,
  isActive: doc.isActive,
  state: subscriberState(doc),
  subscribedAt: doc.subscribedAt,
  unsubscribedAt: doc.unsubscribedAt ?? null,
});
