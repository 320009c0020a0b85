import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { refreshArticle, refreshBoxOffice, refreshCategories, refreshComments, repairComments } from './rebuild.ts';
import { indexArticle, unindexArticle } from './search-index.ts';
import type { Deps } from '../platform/deps.ts';
import { db as productionDb } from '../platform/firestore/firestore.ts';

/**
 * The API calls these functions after its own writes, so that changes are visible at once. For all
 * other writes, triggers do the same a little later. The functions are idempotent. Await them
 * before answering, because Cloud Run may freeze an instance after the answer.
 */

/**
 * Refreshes the roll-ups and the search index after articles were written. The answer waits at most
 * `deps.listsWaitMs` for the lists, because on a busy machine they take seconds, and the triggers
 * of the same writes build them anyway.
 */
export async function refreshBeforeAnswer(deps: Deps, articleIds: readonly string[]): Promise<void> {
  if (articleIds.length === 0) return;
  const db = deps.db();
  const refreshed = Promise.all(articleIds.map((id) => refreshAfterArticleChange(id, db)));
  if (deps.listsWaitMs === undefined) return void (await refreshed);
  const noted = refreshed.catch((error: unknown) =>
    deps.log.warn('list refresh failed, left to the triggers', { articleIds: articleIds.join(), error: String(error) }),
  );
  const patience = new AbortController();
  await Promise.race([
    noted,
    sleep(deps.listsWaitMs, undefined, { signal: patience.signal, ref: false }).catch(() => undefined),
  ]);
  patience.abort();
}

/** Call it after an article was created, edited, moved, published, unpublished or deleted. */
export async function refreshAfterArticleChange(articleId: string, db: Firestore = productionDb()): Promise<void> {
  const snapshot = await db.collection(collections.articles).doc(articleId).get();
  const article = snapshot.data() as ArticleDoc | undefined;
  await Promise.all([
    refreshArticle(db, articleId),
    article === undefined ? unindexArticle(articleId, db) : indexArticle({ ...article, id: articleId }, db),
  ]);
}

/** Call it after a category was written, moved or deleted. */
export const refreshAfterCategoryChange = (db: Firestore = productionDb()): Promise<void> => refreshCategories(db);

/** Call it after the follower counts were saved. They are in the same roll-up as the categories. */
export const refreshAfterFollowersChange = (db: Firestore): Promise<void> => refreshCategories(db);

/** Call it after a film was written. */
export const refreshAfterBoxOfficeChange = (db: Firestore = productionDb()): Promise<void> => refreshBoxOffice(db);

/**
 * Call it after a comment of the article was approved, rejected, deleted or restored. The commit of
 * that change has already written the article's public comments, so usually this function only
 * copies the number of comments into the article.
 */
export const refreshAfterCommentChange = (articleId: string, db: Firestore = productionDb()): Promise<void> =>
  repairComments(db, articleId);

/**
 * Call it after comments of the article were changed in any other way. It reads all comments of the
 * article again.
 */
export const rebuildComments = (articleId: string, db: Firestore): Promise<void> => refreshComments(db, articleId);
