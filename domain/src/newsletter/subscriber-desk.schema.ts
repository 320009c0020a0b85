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
  /** `null` while the address has not confirmed. */
  subscribedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
});
export type AdminSubscriber = z.infer<typeof adminSubscriber>;

export const subscriberCounts = z.object({ active: z.number().int(), unsubscribed: z.number().int() });
export type SubscriberCounts = z.infer<typeof subscriberCounts>;

/** `GET /api/admin/subscribers`, newest first, those that did not confirm last. */
export const subscriberQuery = z.object({
  status: subscriberStatus.default('active'),
  limit: wholeNumberParam('limit', { max: LIST_MAX }).default(LIST_MAX),
  after: z.string().min(1).max(200).optional(),
});

/**
 * `POST /api/admin/subscribers/search`: addresses that begin with `q`, by the alphabet. A body and
 * not a query, because addresses stand in no log.
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
 * `POST /api/admin/subscribers/{id}/erase`. The address itself confirms it, and makes a second try
 * possible after one that was broken off: the subscription may be gone by then.
 */
export const erasure = z.object({
  email: emailField('Please type the whole address'),
  isDryRun: z.boolean().default(false),
});

/**
 * What an erasure removed (or would), in numbers. 'too-wide' does not happen: only what bears the
 * address itself goes.
 */
export const erasureReport = z.object({
  comments: z.number().int(),
  messages: z.number().int(),
  subscriptions: z.number().int(),
  mails: z.number().int(),
  /** Stored answers, limits, places in documents about something else. */
  others: z.number().int(),
  /** The address is one of a staff account, which stays. */
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
