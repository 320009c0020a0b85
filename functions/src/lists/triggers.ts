import { isDeepStrictEqual } from 'node:util';
import type { DocumentData } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { followComment, refreshArticle, refreshBoxOffice, refreshCategories } from './rebuild.ts';
import { indexArticle, unindexArticle } from './search-index.ts';
import { db } from '../platform/firestore/firestore.ts';
import { backgroundFunction } from '../platform/config/function-options.ts';
import { onlyVolatileFieldsChanged } from './content-change.ts';

/**
 * Triggers that update roll-ups and the search index after writes of the documents behind them.
 * Each run derives its work from the current state, so a repeated, late or out-of-order event does
 * no harm. Concurrent runs on one instance share their work (`coalesce`).
 */
const options = { ...backgroundFunction, retry: true, timeoutSeconds: 120, concurrency: 40, maxInstances: 5 } as const;

export const rollUpArticles = onDocumentWritten(
  { ...options, document: `${collections.articles}/{articleId}`, memory: '512MiB' },
  async (event) => {
    const { articleId } = event.params;
    const [before, after] = [event.data?.before.data(), event.data?.after.data()];
    if (onlyVolatileFieldsChanged(before, after)) return;
    const article = (await db().collection(collections.articles).doc(articleId).get()).data() as ArticleDoc | undefined;
    await Promise.all([
      refreshArticle(db(), articleId),
      article === undefined ? unindexArticle(articleId) : indexArticle({ ...article, id: articleId }),
    ]);
  },
);

export const rollUpCategories = onDocumentWritten(
  { ...options, document: `${collections.categories}/{categoryId}` },
  async (event) => {
    // Ignore a write that changed only the article count, because rebuilding the roll-up writes
    // that count.
    if (isDeepStrictEqual(withoutCount(event.data?.before.data()), withoutCount(event.data?.after.data()))) return;
    await refreshCategories(db());
  },
);

export const rollUpBoxOffice = onDocumentWritten(
  { ...options, document: `${collections.boxOffice}/{entryId}` },
  async () => {
    await refreshBoxOffice(db());
  },
);

export const rollUpComments = onDocumentWritten(
  { ...options, document: `${collections.comments}/{commentId}` },
  async (event) => {
    const [before, after] = [event.data?.before.data(), event.data?.after.data()];
    // Ignore a comment that is not public now and was not public before.
    if (before?.isApproved !== true && after?.isApproved !== true) return;
    // Decisions of moderators update the roll-up themselves. This call handles all other writes,
    // and repairs errors.
    const { commentId: id } = event.params;
    const places = new Map(
      [before, after].flatMap((data) =>
        data === undefined ? [] : [[data.articleId as string, data.createdAt as string] as const],
      ),
    );
    await Promise.all(
      Array.from(places, ([articleId, createdAt]) => followComment(db(), { id, articleId, createdAt })),
    );
  },
);

function withoutCount(data: DocumentData | undefined): DocumentData | undefined {
  if (data === undefined) return undefined;
  const { articleCount: _count, articleCountReadAt: _readAt, ...rest } = data;
  return rest;
}
