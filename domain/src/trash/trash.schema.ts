import { z } from 'zod';
import { wholeNumberParam } from '../core/fields.ts';
import { LIST_MAX } from '../core/limits.ts';

/**
 * The days that a deleted item can be restored. Then the nightly job removes it for good. With 0
 * days it is removed in the next night, so that a mistake can be undone for a few hours.
 */
export const TRASH_DAYS = {
  article: 30,
  film: 30,
  person: 30,
  poll: 30,
  prediction: 30,
  picture: 30,
  category: 0,
  source: 0,
} as const;

export const trashKind = z.enum(['article', 'film', 'person', 'poll', 'prediction', 'picture', 'category', 'source']);
export type TrashKind = z.infer<typeof trashKind>;

/** A deleted item, as the desk's page 'Trash' lists it. */
export const trashItem = z.object({
  kind: trashKind,
  id: z.string(),
  /** The title or name; for a picture the alt text. It may be empty. */
  title: z.string(),
  /** ISO time of the deletion, and the name of the person who deleted the item. */
  deletedAt: z.string(),
  deletedBy: z.string(),
  /** ISO time from which on the nightly job removes the item. */
  removeAt: z.string(),
});
export type TrashItem = z.infer<typeof trashItem>;

export const trashQuery = z.object({
  kind: trashKind.optional(),
  limit: wholeNumberParam('limit', { max: LIST_MAX }).default(LIST_MAX),
  /** `nextAfter` of the previous page. */
  after: z.string().min(1).max(300).optional(),
});

/** Deleted items, the latest deletion first. `nextAfter` is `null` on the last page. */
export const trashPage = z.object({ items: z.array(trashItem), nextAfter: z.string().nullable() });
export type TrashPage = z.infer<typeof trashPage>;
