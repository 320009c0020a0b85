import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import {
  refreshArticle,
  refreshBoxOffice,
  refreshCategories,
  refreshComments,
  repairComments,
} from '../features/rollups/rebuild.ts';
import { indexArticle, unindexArticle } from '../features/search/search-index.ts';
import type { Deps } from '../lib/deps.ts';
import { noteDeskChange } from '../lib/desk/desk-changes.ts';
import { db as productionDb } from '../lib/firestore/firestore.ts';

/**
 * The API calls these functions right after its own writes, so that the change is visible at once.
 * For all other writes triggers do the same a little later. They are idempotent. Await them before
 * answering: a function may be frozen after its answer.
 */

/**
 * For handlers, after articles were written. The answer waits for the lists at most
 * `deps.listsWaitMs`. On a busy machine they take seconds, and the triggers of the same writes
 * build them in any case.
 */
export async function refreshBeforeAnswer(deps: Deps, articleIds: readonly string[]): Promise<void> {
  if (articleIds.length === 0) return;
  const db = deps.db();
  // Await this: it marks the desk's numbers as stale and must not be lost.
  await noteDeskChange(db, 'articles');
  const refreshed = Promise.all(articleIds.map((id) => refreshLists(id, db)));
  if (deps.listsWaitMs === undefined) return void (await refreshed);
  const noted = refreshed.catch((error: unknown) =>
    deps.log.warn('lists were left to the triggers', { articleIds: articleIds.join(), error: String(error) }),
  );
  const patience = new AbortController();
  await Promise.race([
    noted,
    sleep(deps.listsWaitMs, undefined, { signal: patience.signal, ref: false }).catch(() => undefined),
  ]);
  patience.abort();
}

/** After an article was created, edited, moved, published, unpublished or deleted. */
export async function refreshAfterArticleChange(articleId: string, db: Firestore = productionDb()): Promise<void> {
  await Promise.all([noteDeskChange(db, 'articles'), refreshLists(articleId, db)]);
}

async function refreshLists(articleId: string, db: Firestore): Promise<void> {
  const snapshot = await db.collection(collections.articles).doc(articleId).get();
  const article = snapshot.data() as ArticleDoc | undefined;
  await Promise.all([
    refreshArticle(db, articleId),
    article === undefined ? unindexArticle(articleId, db) : indexArticle({ ...article, id: articleId }, db),
  ]);
}

/** After any category was written, moved or deleted. */
export async function refreshAfterCategoryChange(db: Firestore = productionDb()): Promise<void> {
  await Promise.all([noteDeskChange(db, 'articles'), refreshCategories(db)]);
}

/** After the follower counts were set, which are part of the categories' roll-up. */
export const refreshAfterFollowersChange = (db: Firestore): Promise<void> => refreshCategories(db);

/** After any film was written. */
export const refreshAfterBoxOfficeChange = (db: Firestore = productionDb()): Promise<void> => refreshBoxOffice(db);

/**
 * After a comment of the article was approved, rejected, deleted or restored. The same commit
 * already wrote the article's visible comments.
 */
export const refreshAfterCommentChange = (articleId: string, db: Firestore = productionDb()): Promise<void> =>
  repairComments(db, articleId);

/** After comments of the article were changed in any other way: reads them again. */
export const rebuildComments = (articleId: string, db: Firestore): Promise<void> => refreshComments(db, articleId);
