import { AggregateField, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import type { AdminStats } from '@first-show/domain/analytics/analytics.schema';
import type { DeskOverview } from '@first-show/domain/analytics/desk-stats';
import { COMMENT_DESK_STATS_ID, type CommentDeskStats } from '@first-show/domain/comments/moderation-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import { readCommentNumbers } from '../../lib/comment-totals.ts';
import { deskChangesRef } from '../../lib/desk-changes.ts';
import { siteTotalsRef, type SiteTotals } from '../../lib/site-totals.ts';

/**
 * Articles, subscribers and messages are counted by the index, a read per thousand documents, when they changed (`lib/desk-changes.ts`),
 * and kept in `system/deskCounts`. Views and comments, which move all the time, are added up as they come (`lib/comment-totals.ts`).
 */

const countsRef = (db: Firestore) => db.collection(collections.system).doc('deskCounts');

/** A change that nothing told of is found after this. */
const KEPT_MAX_MS = 10 * 60_000;

type Counts = Pick<AdminStats, 'totalArticles' | 'publishedArticles' | 'totalSubscribers'> & { newMessages: number };
/** `viewsBefore`: the sum of all articles' views without those that `SiteTotals.articleViews` counts. */
type Kept = Counts & { viewsBefore: number; countedAt: string };
export type DeskNumbers = Omit<DeskOverview, 'comments' | 'updatedAt'>;

export async function readAdminStats(db: Firestore, now: Date): Promise<AdminStats> {
  const [{ newMessages: _messages, ...numbers }, comments] = await Promise.all([readDeskNumbers(db, now), countComments(db)]);
  return { ...numbers, comments };
}

/** Three reads, however many articles there are, while nothing of them changed. */
export async function readDeskNumbers(db: Firestore, now: Date): Promise<DeskNumbers> {
  const [kept, changes, totals] = await db.getAll(countsRef(db), deskChangesRef(db), siteTotalsRef(db));
  const counts = kept?.data() as (Kept & { readAt: Timestamp }) | undefined;
  const isCurrent =
    counts !== undefined &&
    now.getTime() - Date.parse(counts.countedAt) < KEPT_MAX_MS &&
    (changes?.updateTime === undefined || changes.updateTime.valueOf() < counts.readAt.valueOf());
  return isCurrent ? numbersOf(counts, totals?.data() as SiteTotals | undefined) : count(db, now);
}

/** All of one moment: what changes behind it is told of behind it. */
async function count(db: Firestore, now: Date): Promise<DeskNumbers> {
  const articles = db.collection(collections.articles);
  const where = (collection: string, field: string, value: unknown) => db.collection(collection).where(field, '==', value).count();
  const { kept, totals, readAt } = await db.runTransaction(
    async (transaction) => {
      const [all, published, subscribers, messages, site] = await Promise.all([
        transaction.get(articles.aggregate({ count: AggregateField.count(), views: AggregateField.sum('viewCount') })),
        transaction.get(where(collections.articles, 'isPublished', true)),
        transaction.get(where(collections.subscribers, 'isActive', true)),
        transaction.get(where(collections.messages, 'status', 'new')),
        transaction.get(siteTotalsRef(db)),
      ]);
      const totals = site.data() as SiteTotals | undefined;
      const kept: Kept = {
        totalArticles: all.data().count,
        publishedArticles: published.data().count,
        viewsBefore: all.data().views - (totals?.articleViews ?? 0),
        totalSubscribers: subscribers.data().count,
        newMessages: messages.data().count,
        countedAt: now.toISOString(),
      };
      return { kept, totals, readAt: all.readTime };
    },
    { readOnly: true },
  );
  // Of two that count side by side the one that read last is kept.
  await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(countsRef(db))).get('readAt') as Timestamp | undefined;
    if (before === undefined || before.valueOf() < readAt.valueOf()) transaction.set(countsRef(db), { ...kept, readAt });
  });
  return numbersOf(kept, totals);
}

function numbersOf({ totalArticles, publishedArticles, viewsBefore, totalSubscribers, newMessages }: Kept, totals: SiteTotals | undefined): DeskNumbers {
  return { totalArticles, publishedArticles, totalViews: viewsBefore + (totals?.articleViews ?? 0), totalSubscribers, newMessages };
}

/** The moderators' own numbers, which follow every comment: one read. They are counted where nobody has kept them yet. */
export async function countComments(db: Firestore): Promise<AdminStats['comments']> {
  const kept = (await db.collection(collections.deskStats).doc(COMMENT_DESK_STATS_ID).get()).data() as CommentDeskStats | undefined;
  const { pending, approved, rejected } = kept ?? (await readCommentNumbers(db));
  return { total: pending + approved + rejected, pending, approved };
}
