import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import type { AdminStats } from '@first-show/domain/analytics/analytics.schema';
import { collections } from '@first-show/domain/core/collections';
import { readCommentNumbers } from '../../lib/comment-totals.ts';

/** Counted by the index, not by reading: a read per thousand documents. Comments, of which there are most, are added up as they change. */

export async function readAdminStats(db: Firestore): Promise<AdminStats> {
  const [articles, totalSubscribers, comments] = await Promise.all([countArticles(db), countSubscribers(db), countComments(db)]);
  return { ...articles, totalSubscribers, comments };
}

export async function countArticles(db: Firestore): Promise<Pick<AdminStats, 'totalArticles' | 'publishedArticles' | 'totalViews'>> {
  const articles = db.collection(collections.articles);
  const [all, published] = await Promise.all([
    articles.aggregate({ count: AggregateField.count(), views: AggregateField.sum('viewCount') }).get(),
    articles.where('isPublished', '==', true).count().get(),
  ]);
  return { totalArticles: all.data().count, publishedArticles: published.data().count, totalViews: all.data().views };
}

export async function countSubscribers(db: Firestore): Promise<number> {
  return (await db.collection(collections.subscribers).where('isActive', '==', true).count().get()).data().count;
}

export async function countNewMessages(db: Firestore): Promise<number> {
  return (await db.collection(collections.messages).where('status', '==', 'new').count().get()).data().count;
}

export async function countComments(db: Firestore): Promise<AdminStats['comments']> {
  const { pending, approved, rejected } = await readCommentNumbers(db);
  return { total: pending + approved + rejected, pending, approved };
}
