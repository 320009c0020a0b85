import { z } from 'zod';
import { BULK_ARTICLES_MAX } from '../core/limits.ts';
import { deskCard } from './article-desk.schema.ts';

/** Several articles at once at the desk: `POST /api/admin/articles/bulk`, and its one undo. */

export const bulkArticleAction = z.enum(['publish', 'unpublish', 'feature', 'unfeature', 'move', 'enhance', 'delete']);
export type BulkArticleAction = z.infer<typeof bulkArticleAction>;

const SENTENCE = `At most ${BULK_ARTICLES_MAX} articles at once`;
const id = z.string().min(1).max(200);
const revision = z.number().int().min(1);

/** An id that is named twice counts once. */
const itemsOf = <Item extends z.ZodObject<{ id: z.ZodString }>>(item: Item) =>
  z
    .array(item)
    .min(1, 'Name at least one article')
    .max(BULK_ARTICLES_MAX, SENTENCE)
    .transform((items) => [...new Map(items.map((one) => [(one as { id: string }).id, one])).values()]);

/**
 * `revision`: the one that the row showed. Left out: whatever stands there is changed. `categoryId`
 * (id or slug) goes with 'move'. Repeating a call is safe: an article that is as asked already is
 * 'unchanged'.
 */
export const bulkArticles = z
  .object({
    action: bulkArticleAction,
    items: itemsOf(z.object({ id, revision: revision.optional() })),
    categoryId: z.string().max(200).optional(),
  })
  .refine(({ action, categoryId }) => action !== 'move' || categoryId !== undefined, {
    path: ['categoryId'],
    message: 'Please select a category',
  });
export type BulkArticles = z.output<typeof bulkArticles>;

/**
 * What one undo of a bulk call is made of. `revision`: the one that the call wrote; `null` for a
 * delete.
 */
const undoItem = z.object({ id, revision: revision.nullable() });
export type BulkUndoItem = z.infer<typeof undoItem>;
/**
 * `POST /api/admin/articles/bulk/undo`. Deletes can be undone for ten seconds, everything else
 * while nobody changed the article since.
 */
export const bulkArticlesUndo = z.object({ items: itemsOf(undoItem) });

/** A row of the table as it is now, without what only the table reads. */
export const bulkArticle = deskCard.omit({
  commentCount: true,
  sourceName: true,
  lastEditedBy: true,
  lastEditedAt: true,
});
export type BulkArticle = z.infer<typeof bulkArticle>;

/**
 * One article's part, in the order asked. 'unchanged': it was so already. What failed says why in
 * `message`: 'missing' is gone, 'stale' was changed by somebody else meanwhile, 'refused' may not
 * or could not be done.
 */
export const bulkArticleOutcome = z.object({
  id: z.string(),
  /** As it was before the call, to name a failure with; `null` where the article is unknown. */
  title: z.string().nullable(),
  outcome: z.enum(['done', 'unchanged', 'missing', 'stale', 'refused']),
  message: z.string().optional(),
  /** Left out of deleted and unknown ones. */
  article: bulkArticle.optional(),
});
export type BulkArticleOutcome = z.infer<typeof bulkArticleOutcome>;

/**
 * `undo`: the `items` of the undo call; empty where nothing was changed. An undo cannot be undone:
 * there it is always empty.
 */
export const bulkArticlesResult = z.object({ results: z.array(bulkArticleOutcome), undo: z.array(undoItem) });
export type BulkArticlesResult = z.infer<typeof bulkArticlesResult>;
