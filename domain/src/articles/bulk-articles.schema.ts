import { z } from 'zod';
import { BULK_ARTICLES_MAX } from '../core/limits.ts';
import { deskCard } from './article-desk.schema.ts';

/**
 * Schemas for changing several articles at once from the desk's table: `POST
 * /api/admin/articles/bulk` and its undo.
 */

const bulkArticleAction = z.enum(['publish', 'unpublish', 'feature', 'unfeature', 'move', 'enhance', 'delete']);
export type BulkArticleAction = z.infer<typeof bulkArticleAction>;

const SENTENCE = `At most ${BULK_ARTICLES_MAX} articles at once`;
const id = z.string().min(1).max(200);
const revision = z.number().int().min(1);

/**
 * A list of 1 to `BULK_ARTICLES_MAX` items. If several items have the same id, only the last one
 * counts.
 */
const itemsOf = <Item extends z.ZodObject<{ id: z.ZodString }>>(item: Item) =>
  z
    .array(item)
    .min(1, 'Name at least one article')
    .max(BULK_ARTICLES_MAX, SENTENCE)
    .transform((items) => [...new Map(items.map((one) => [(one as { id: string }).id, one])).values()]);

/**
 * `POST /api/admin/articles/bulk`. `revision` is the revision that the row showed; without it, the
 * article is changed whatever its revision is. ('enhance' ignores `revision`.) `categoryId` (id or
 * slug) is required for 'move'. A change is idempotent: an article that already has the requested
 * state is 'unchanged'. (A repeated 'delete' is 'missing', and 'enhance' always enhances again.)
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

/**
 * One article of an undo. `revision` is the revision that the bulk call wrote; `null` for a
 * deletion.
 */
const undoItem = z.object({ id, revision: revision.nullable() });
export type BulkUndoItem = z.infer<typeof undoItem>;
/**
 * `POST /api/admin/articles/bulk/undo`. Deletions can be undone while the article is in the trash,
 * other changes until the article is changed again. `action` is the undone action, for the activity
 * log.
 */
export const bulkArticlesUndo = z.object({ items: itemsOf(undoItem), action: bulkArticleAction.optional() });

/**
 * The fields of the article's row in the desk's table that the answer of a bulk change contains.
 */
const bulkArticle = deskCard.omit({
  commentCount: true,
  sourceName: true,
  lastEditedBy: true,
  lastEditedAt: true,
});
export type BulkArticle = z.infer<typeof bulkArticle>;

/**
 * The outcome for one article. The outcomes are in the order of the request. 'unchanged': the
 * article already had the requested state. Failures have a reason in `message`: 'missing' (the
 * article was deleted), 'stale' (somebody else has changed the article), 'refused' (the change is
 * not allowed or not possible).
 */
const bulkArticleOutcome = z.object({
  id: z.string(),
  /** The article's title, for messages; `null` if the article is unknown. */
  title: z.string().nullable(),
  outcome: z.enum(['done', 'unchanged', 'missing', 'stale', 'refused']),
  message: z.string().optional(),
  /**
   * The article after the call. Always present for 'unchanged', and for 'done' unless the article
   * was deleted.
   */
  article: bulkArticle.optional(),
});
export type BulkArticleOutcome = z.infer<typeof bulkArticleOutcome>;

/**
 * `undo`: the `items` of the undo call; empty if nothing changed, and always empty in the result of
 * an undo.
 */
export const bulkArticlesResult = z.object({ results: z.array(bulkArticleOutcome), undo: z.array(undoItem) });
export type BulkArticlesResult = z.infer<typeof bulkArticlesResult>;
