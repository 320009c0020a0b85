import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { refreshArticle, refreshBoxOffice, refreshCategories, refreshComments, settleComments } from '../features/rollups/rebuild.ts';
import { indexArticle, unindexArticle } from '../features/search/search-index.ts';
import { noteDeskChange } from '../lib/desk-changes.ts';
import { db as productionDb } from '../lib/firestore.ts';

/**
 * What the API calls right after a write of its own, so that the change is seen at once; the triggers do the same a little later for
 * every other way of writing. Safe to repeat. Await them before answering: a function may be frozen once it has answered.
 */

/** After an article was created, edited, moved, published, unpublished or deleted. */
export async function refreshAfterArticleChange(articleId: string, db: Firestore = productionDb()): Promise<void> {
  const snapshot = await db.collection(collections.articles).doc(articleId).get();
  const article = snapshot.data() as ArticleDoc | undefined;
  await Promise.all([
    noteDeskChange(db, 'articles'),
    refreshArticle(db, articleId),
    article === undefined ? unindexArticle(articleId, db) : indexArticle({ ...article, id: articleId }, db),
  ]);
}

/** After any category was written, moved or deleted. */
export async function refreshAfterCategoryChange(db: Firestore = productionDb()): Promise<void> {
  await Promise.all([noteDeskChange(db, 'articles'), refreshCategories(db)]);
}

/** After any film was written. */
export const refreshAfterBoxOfficeChange = (db: Firestore = productionDb()): Promise<void> => refreshBoxOffice(db);

/** After a comment of the article was approved, rejected, deleted or restored, which wrote what the article shows in the same commit. */
export const refreshAfterCommentChange = (articleId: string, db: Firestore = productionDb()): Promise<void> => settleComments(db, articleId);

/** After comments of the article were changed in any other way: reads them anew. */
export const rebuildComments = (articleId: string, db: Firestore): Promise<void> => refreshComments(db, articleId);
