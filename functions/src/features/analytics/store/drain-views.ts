import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { trendingScore } from '@first-show/domain/articles/trending';
import { collections } from '@first-show/domain/core/collections';
import { indianDay } from '@first-show/domain/core/dates';
import { noReactions, reactionTotal, type ReactionCounts } from '@first-show/domain/reactions/reaction-types';
import { siteTotalsRef } from './site-totals.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { ViewShardDoc } from './record-view.ts';

/**
 * Maximum number of articles per transaction, which reads two documents and writes one for each of
 * them. A transaction writes at most 500 documents.
 */
const ARTICLES_MAX = 200;
const ATTEMPTS = 15;

/**
 * Adds the views of all shards to the site's totals, to the day and to the articles, and empties
 * the shards. Each shard has transactions of its own, so a crash or a concurrent run counts no view
 * twice, and a shard that fails does not stop the others.
 */
export async function drainViews({ db: open, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const db = open();
  const day = indianDay(clock.now().toISOString());
  const shards = await db.collection(collections.viewShards).select().get();
  for (const { ref } of shards.docs) {
    try {
      while (!(await drainShard(db, ref, day)).isEmpty);
    } catch (error) {
      log.error('the page views of a shard could not be counted', error, { shard: ref.id });
    }
  }
}

/**
 * Calls `rebuild` with the categories whose articles got views since the last call. They are noted
 * in the transaction that counts the views, so a crash before `rebuild` is complete loses none.
 */
export async function withViewedCategories(
  db: Firestore,
  rebuild: (categoryIds: readonly string[]) => Promise<void>,
): Promise<void> {
  const totals = await siteTotalsRef(db).get();
  const categoryIds = (totals.get('viewedCategories') as string[] | undefined) ?? [];
  if (categoryIds.length === 0) return;
  await rebuild(categoryIds);
  await totals.ref.update({ viewedCategories: FieldValue.arrayRemove(...categoryIds) });
}

/** Drains a shard. `isEmpty: false`: it had too many articles for one transaction. */
async function drainShard(db: Firestore, ref: DocumentReference, day: string): Promise<{ isEmpty: boolean }> {
  return db.runTransaction(
    async (transaction) => {
      const shard = (await transaction.get(ref)).data() as ViewShardDoc | undefined;
      if (shard === undefined) return { isEmpty: true };
      const { views = 0, visits = 0, readers = 0, articles = {} } = shard;
      const some = Object.entries(articles).slice(0, ARTICLES_MAX);
      const categoryIds = await addArticleViews(db, transaction, some);
      transaction.set(
        siteTotalsRef(db),
        {
          totalPageViews: FieldValue.increment(views),
          totalVisits: FieldValue.increment(visits),
          totalUniqueVisitors: FieldValue.increment(readers),
          ...(categoryIds.length > 0 && { viewedCategories: FieldValue.arrayUnion(...categoryIds) }),
        },
        { merge: true },
      );
      transaction.set(
        db.collection(collections.dailyStats).doc(day),
        { day, views: FieldValue.increment(views) },
        { merge: true },
      );
      const isEmpty = some.length === Object.keys(articles).length;
      if (isEmpty) transaction.delete(ref);
      else
        removeCounted(
          transaction,
          ref,
          some.map(([articleId]) => articleId),
        );
      return { isEmpty };
    },
    { maxAttempts: ATTEMPTS },
  );
}

/**
 * Adds views to their articles, within the transaction, and returns the categories of these
 * articles. A view of an article that was deleted or unpublished counts for the site only.
 */
async function addArticleViews(
  db: Firestore,
  transaction: Transaction,
  viewsById: readonly [articleId: string, views: number][],
): Promise<string[]> {
  if (viewsById.length === 0) return [];
  const categoryIds: string[] = [];
  const refsIn = (collection: string) => viewsById.map(([id]) => db.collection(collection).doc(id));
  const articles = await transaction.getAll(...refsIn(collections.articles), {
    fieldMask: ['categoryId', 'publishedAt', 'viewCount', 'commentTotal', 'isPublished'],
  });
  const reactions = await transaction.getAll(...refsIn(collections.reactionCounts));
  for (const [index, [, views]] of viewsById.entries()) {
    const snapshot = articles[index];
    const article = snapshot?.data() as
      Pick<ArticleDoc, 'categoryId' | 'publishedAt' | 'viewCount' | 'commentTotal' | 'isPublished'> | undefined;
    if (snapshot === undefined || article?.isPublished !== true) continue;
    const viewCount = (article.viewCount ?? 0) + views;
    const reacted = reactionTotal({ ...noReactions, ...(reactions[index]?.data() as ReactionCounts | undefined) });
    const score = trendingScore({
      publishedAt: article.publishedAt,
      viewCount,
      reactionTotal: reacted,
      commentTotal: article.commentTotal ?? 0,
    });
    transaction.update(snapshot.ref, { viewCount, reactionTotal: reacted, trendingScore: score });
    categoryIds.push(article.categoryId);
  }
  return categoryIds;
}

/** Removes the site's numbers and the given articles from a shard, because they are counted. */
function removeCounted(transaction: Transaction, ref: DocumentReference, articleIds: readonly string[]): void {
  const counted = ['visits', 'readers', ...articleIds.map((id) => new FieldPath('articles', id))];
  transaction.update(
    ref,
    'views',
    FieldValue.delete(),
    ...counted.flatMap((field): unknown[] => [field, FieldValue.delete()]),
  );
}
