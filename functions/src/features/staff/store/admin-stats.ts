import { AggregateField, type Firestore, type Query } from 'firebase-admin/firestore';
import type { AdminStats } from '@first-show/domain/analytics/analytics.schema';
import { collections } from '@first-show/domain/core/collections';

/**
 * Counts the totals of the desks, about one read per thousand documents. All counts are of the same
 * moment, so a comment that is being decided is in exactly one of them.
 */
export const countAdminStats = (db: Firestore): Promise<AdminStats> =>
  db.runTransaction(
    async (transaction) => {
      const count = async (query: Query) => (await transaction.get(query.count())).data().count;
      const articles = db.collection(collections.articles);
      const comments = db.collection(collections.commentQueue);
      const [
        views,
        totalArticles,
        publishedArticles,
        totalSubscribers,
        newMessages,
        pending,
        approved,
        rejected,
        reported,
      ] = await Promise.all([
        transaction.get(articles.aggregate({ total: AggregateField.sum('viewCount') })),
        count(articles),
        count(articles.where('isPublished', '==', true)),
        count(db.collection(collections.subscribers).where('isActive', '==', true)),
        count(db.collection(collections.messages).where('status', '==', 'new')),
        count(comments.where('status', '==', 'pending')),
        count(comments.where('status', '==', 'approved')),
        count(comments.where('status', '==', 'rejected')),
        count(comments.where('isReported', '==', true)),
      ]);
      return {
        totalArticles,
        publishedArticles,
        totalViews: views.data().total,
        totalSubscribers,
        comments: { total: pending + approved + rejected, pending, approved, rejected, reported },
        newMessages,
      };
    },
    { readOnly: true },
  );
