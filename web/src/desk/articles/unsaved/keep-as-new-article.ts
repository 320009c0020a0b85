import { deskPaths } from '@first-show/domain/core/desk-paths';
import { COPY_TIMEOUT_MS, sendCopy } from '../../lib/unsent-work.ts';
import type { ArticleForm } from '../article-form.ts';

/** Title of the toast after a failure of `keepAsNewArticle`. */
export const KEEP_FAILED = 'The new article was not created';

/**
 * Stores the text of a deleted article as the unsaved form of a new one. Resolves with the path of
 * its editor. The slug is left out, because the deleted article may be restored.
 */
export async function keepAsNewArticle(form: ArticleForm): Promise<string> {
  const articleId = crypto.randomUUID();
  const values = { ...form, slug: '' };
  await sendCopy({ articleId, basedOnRevision: null, replaces: null, values }, COPY_TIMEOUT_MS);
  return deskPaths.unsavedArticle(articleId);
}
