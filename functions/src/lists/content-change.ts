import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { rebuildListsOfArticle } from './rebuild.ts';
import { indexArticle } from './search-index.ts';
import { updateSitemap } from './sitemap-rollup.ts';

/**
 * Fields of an article that change with the actions of readers. Lists that show these fields, or
 * are sorted by them, are not rebuilt after every change: the job `everyMinute` rebuilds them.
 */
const VOLATILE_FIELDS = new Set(['viewCount', 'reactionTotal', 'commentTotal', 'trendingScore']);

const withoutVolatileFields = (data: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !VOLATILE_FIELDS.has(field)));

/** True if a write of an article changed only fields in `VOLATILE_FIELDS`, or nothing. */
export function onlyVolatileFieldsChanged(before: DocumentData | undefined, after: DocumentData | undefined): boolean {
  if (before === undefined || after === undefined) return before === after;
  return isDeepStrictEqual(withoutVolatileFields(before), withoutVolatileFields(after));
}

/**
 * Updates the search index and the lists after an article was written or deleted; `before` and
 * `after` are its documents.
 */
export async function updateListsAfterArticle(
  db: Firestore,
  articleId: string,
  { before, after }: { before: DocumentData | undefined; after: DocumentData | undefined },
): Promise<void> {
  if (onlyVolatileFieldsChanged(before, after)) return;
  const change = { before: before as ArticleDoc | undefined, after: after as ArticleDoc | undefined };
  const former = [change.before?.publishedAt ?? null, change.after?.publishedAt ?? null];
  await Promise.all([
    rebuildListsOfArticle(db, articleId, change),
    withCurrentArticle(db, articleId, (article) =>
      Promise.all([indexArticle(db, articleId, article), updateSitemap(db, articleId, { article, former })]),
    ),
  ]);
}

/**
 * Calls `work` with the article, and again if the article has changed in the meantime: a concurrent
 * event of the newer change may already have done its work.
 */
async function withCurrentArticle(
  db: Firestore,
  articleId: string,
  work: (article: ArticleDoc | undefined) => Promise<unknown>,
): Promise<void> {
  const ref = db.collection(collections.articles).doc(articleId);
  let seen = await ref.get();
  for (;;) {
    await work(seen.data() as ArticleDoc | undefined);
    const current = await ref.get();
    if (isDeepStrictEqual(current.updateTime, seen.updateTime)) return;
    seen = current;
  }
}
