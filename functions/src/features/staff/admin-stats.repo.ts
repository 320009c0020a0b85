import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import type { AdminStats } from '@first-show/domain/analytics/analytics.schema';
import { collections } from '@first-show/domain/core/collections';

/** Counted by the index, not by reading: a read per thousand documents. */
export async function readAdminStats(db: Firestore): Promise<AdminStats> {
  const articles = db.collection(collections.articles);
  const queue = db.collection(collections.commentQueue);
  const [all, published, subscribers, pending, approved, rejected] = await Promise.all([
    articles.aggregate({ count: AggregateField.count(), views: AggregateField.sum('viewCount') }).get(),
    articles.where('isPublished', '==', true).count().get(),
    db.collection(collections.subscribers).where('isActive', '==', true).count().get(),
    queue.where('status', '==', 'pending').count().get(),
    queue.where('status', '==', 'approved').count().get(),
    queue.where('status', '==', 'rejected').count().get(),
  ]);
  const comments = { pending: pending.data().count, approved: approved.data().count };
  return {
    totalArticles: all.data().count,
    publishedArticles: published.data().count,
    totalViews: all.data().views,
    totalSubscribers: subscribers.data().count,
    comments: { total: comments.pending + comments.approved + rejected.data().count, ...comments },
  };
}
