import type { Firestore } from 'firebase-admin/firestore';
import type { AdminStats } from '@first-show/domain/analytics/analytics.schema';
import { COMMENT_DESK_STATS_ID, type CommentDeskStats } from '@first-show/domain/comments/moderation-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import { readCommentNumbers } from '../../lib/comments/comment-totals.ts';
import { readDeskCounts } from '../../lib/desk/desk-counts.ts';

export async function readAdminStats(db: Firestore, now: Date): Promise<AdminStats> {
  const [{ totalArticles, publishedArticles, totalViews, totalSubscribers }, comments] = await Promise.all([
    readDeskCounts(db, now),
    countComments(db),
  ]);
  return { totalArticles, publishedArticles, totalViews, totalSubscribers, comments };
}

/**
 * The comment counts from `deskStats/comments`, which is updated after every change of a comment:
 * one read. If this document does not exist yet, reads the totals behind it (`readCommentNumbers`).
 */
export async function countComments(db: Firestore): Promise<AdminStats['comments']> {
  const kept = (await db.collection(collections.deskStats).doc(COMMENT_DESK_STATS_ID).get()).data() as
    CommentDeskStats | undefined;
  const { pending, approved, rejected } = kept ?? (await readCommentNumbers(db));
  return { total: pending + approved + rejected, pending, approved };
}
