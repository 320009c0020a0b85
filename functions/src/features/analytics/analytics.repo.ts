import {
  FieldPath,
  FieldValue,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type SetOptions,
} from 'firebase-admin/firestore';
import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { trendingScore } from '@first-show/domain/articles/trending';
import { collections, SITE_STATS_ID } from '@first-show/domain/core/collections';
import { ACTIVE_READER_MS, VISIT_IDLE_MS } from '@first-show/domain/core/limits';
import { noReactions, reactionTotal, type ReactionCounts } from '@first-show/domain/reactions/reaction-types';
import { bucketId, planPublish, planViewFold, slotEndMs, type ViewBucket } from './view-plan.ts';

/** `viewBuckets`, `presence`, `stats/site` and `system/siteTotals`; of articles only the counts, of `dailyStats` only the views. */

/** Presence tells visits apart and who is here: after two days it tells nothing that the cookie does not. */
const PRESENCE_MS = 2 * 86_400_000;
const BUCKETS_AT_ONCE = 20;
const ATTEMPTS = 15;

const statsRef = (db: Firestore) => db.collection(collections.stats).doc(SITE_STATS_ID);
/** Exact totals, ahead of the published ones by at most the publishing gap. */
const totalsRef = (db: Firestore) => db.collection(collections.system).doc('siteTotals');

type Presence = { lastSeenAt: string; expireAt: Timestamp };

/**
 * Counts one page view. `lastViewAtMs` is what the reader's signed cookie says (0: no view yet). Within a visit that is two writes
 * and no read; only where a visit may begin, presence decides, in a transaction, so that parallel first views and a cookie that
 * was sent again begin one visit.
 */
export async function recordView(
  db: Firestore,
  view: { readerId: string; articleId: string | null; lastViewAtMs: number; nowMs: number; shard: number },
): Promise<void> {
  const presenceRef = db.collection(collections.presence).doc(view.readerId);
  const presence: Presence = {
    lastSeenAt: new Date(view.nowMs).toISOString(),
    expireAt: Timestamp.fromMillis(view.nowMs + PRESENCE_MS),
  };

  if (view.lastViewAtMs > 0 && view.nowMs - view.lastViewAtMs < VISIT_IDLE_MS) {
    const batch = db.batch();
    batch.set(presenceRef, presence);
    addToBucket(db, batch, view, { isVisit: false, isUnique: false });
    await batch.commit();
    return;
  }
  await db.runTransaction(
    async (transaction) => {
      const before = (await transaction.get(presenceRef)).data() as Presence | undefined;
      const isVisit = before === undefined || view.nowMs - Date.parse(before.lastSeenAt) >= VISIT_IDLE_MS;
      transaction.set(presenceRef, presence);
      addToBucket(db, transaction, view, { isVisit, isUnique: before === undefined && view.lastViewAtMs === 0 });
    },
    { maxAttempts: ATTEMPTS },
  );
}

/** A batch or a transaction. */
type Writer = { set: (ref: DocumentReference, data: DocumentData, options: SetOptions) => unknown };

function addToBucket(
  db: Firestore,
  writer: Writer,
  view: { articleId: string | null; nowMs: number; shard: number },
  what: { isVisit: boolean; isUnique: boolean },
): void {
  writer.set(
    db.collection(collections.viewBuckets).doc(bucketId(view.nowMs, view.shard)),
    {
      slotEndsAt: new Date(slotEndMs(view.nowMs)).toISOString(),
      views: FieldValue.increment(1),
      ...(what.isVisit ? { visits: FieldValue.increment(1) } : {}),
      ...(what.isUnique ? { uniques: FieldValue.increment(1) } : {}),
      ...(view.articleId === null ? {} : { articles: { [view.articleId]: FieldValue.increment(1) } }),
    },
    { merge: true },
  );
}

/** Folds buckets whose slot has ended: once, as many as one transaction takes. Shape: ids of articles whose counts moved; `isDone` when none is left. */
export async function foldViews(db: Firestore, nowMs: number): Promise<{ articleIds: string[]; isDone: boolean }> {
  const closed = db
    .collection(collections.viewBuckets)
    .where('slotEndsAt', '<=', new Date(nowMs).toISOString())
    .orderBy('slotEndsAt')
    .limit(BUCKETS_AT_ONCE);
  return db.runTransaction(
    async (transaction) => {
      const buckets = (await transaction.get(closed)).docs;
      if (buckets.length === 0) return { articleIds: [], isDone: true };
      const plan = planViewFold(buckets.map((bucket) => ({ id: bucket.id, bucket: bucket.data() as ViewBucket })));
      const ids = [...plan.articles.keys()];

      const [totals, stats] = await Promise.all([transaction.get(totalsRef(db)), transaction.get(statsRef(db))]);
      const articles =
        ids.length === 0
          ? []
          : await transaction.getAll(...ids.map((id) => db.collection(collections.articles).doc(id)), {
              fieldMask: ['publishedAt', 'viewCount', 'commentTotal', 'isPublished'],
            });
      const reactions =
        ids.length === 0
          ? []
          : await transaction.getAll(...ids.map((id) => db.collection(collections.reactionCounts).doc(id)));

      const moved: string[] = [];
      articles.forEach((snapshot, index) => {
        const article = snapshot.data() as
          Pick<ArticleDoc, 'publishedAt' | 'viewCount' | 'commentTotal' | 'isPublished'> | undefined;
        // Deleted or taken back meanwhile: the site was viewed, the article is not there to say so.
        if (article?.isPublished !== true) return;
        const viewCount = (article.viewCount ?? 0) + (plan.articles.get(snapshot.id) ?? 0);
        const reacted = reactionTotal({ ...noReactions, ...(reactions[index]?.data() as ReactionCounts | undefined) });
        const score = trendingScore({
          publishedAt: article.publishedAt,
          viewCount,
          reactionTotal: reacted,
          commentTotal: article.commentTotal ?? 0,
        });
        transaction.update(snapshot.ref, { viewCount, reactionTotal: reacted, trendingScore: score });
        moved.push(snapshot.id);
      });

      // A site that was seeded has published totals and none of these yet: they are where counting starts.
      const base = (totals.data() ?? stats.data()) as Partial<SiteStats> | undefined;
      transaction.set(totalsRef(db), {
        totalPageViews: (base?.totalPageViews ?? 0) + plan.totals.views,
        totalVisits: (base?.totalVisits ?? 0) + plan.totals.visits,
        totalUniqueVisitors: (base?.totalUniqueVisitors ?? 0) + plan.totals.uniques,
      });

      for (const [day, views] of plan.days) {
        const ref = db.collection(collections.dailyStats).doc(day);
        transaction.set(ref, { day, views: FieldValue.increment(views) }, { merge: true });
      }

      for (const id of plan.finished) transaction.delete(db.collection(collections.viewBuckets).doc(id));
      if (plan.partial !== null) {
        const [first = 'views', ...rest] = [
          'views',
          'visits',
          'uniques',
          ...plan.partial.articleIds.map((id) => new FieldPath('articles', id)),
        ].flatMap((field) => [field, FieldValue.delete()]);
        transaction.update(
          db.collection(collections.viewBuckets).doc(plan.partial.id),
          first as string,
          ...(rest as [unknown, ...unknown[]]),
        );
      }
      return {
        articleIds: moved,
        isDone: plan.partial === null && plan.finished.length === buckets.length && buckets.length < BUCKETS_AT_ONCE,
      };
    },
    { maxAttempts: ATTEMPTS },
  );
}

/**
 * Writes `stats/site` if it changed and its rhythm allows; else `waitMs` says when it will. `nextDecayMs` is when the reader seen
 * longest ago stops being active, `null` with nobody here. Costs a count (a read per thousand readers), two reads and that one.
 */
export async function publishStats(
  db: Firestore,
  nowMs: number,
): Promise<{ waitMs: number | null; nextDecayMs: number | null }> {
  const here = db
    .collection(collections.presence)
    .where('lastSeenAt', '>', new Date(nowMs - ACTIVE_READER_MS).toISOString());
  const [count, oldest] = await Promise.all([here.count().get(), here.orderBy('lastSeenAt').limit(1).get()]);
  const activeUsers = count.data().count;
  const [longestAgo] = oldest.docs;
  const nextDecayMs =
    longestAgo === undefined ? null : Date.parse((longestAgo.data() as Presence).lastSeenAt) + ACTIVE_READER_MS;

  const waitMs = await db.runTransaction(
    async (transaction) => {
      const [totals, stats] = await Promise.all([transaction.get(totalsRef(db)), transaction.get(statsRef(db))]);
      const published = stats.data() as Partial<SiteStats> | undefined;
      const exact = (totals.data() ?? published ?? {}) as Partial<SiteStats>;
      const current = siteStatsOf({ ...exact, activeUsers });
      const plan = planPublish({ published, publishedMs: stats.updateTime?.toMillis() ?? null, current, nowMs });
      if (plan.action === 'publish') transaction.set(statsRef(db), current, { merge: true });
      return plan.action === 'wait' ? plan.waitMs : null;
    },
    { maxAttempts: ATTEMPTS },
  );
  return { waitMs, nextDecayMs };
}

export async function readStats(db: Firestore): Promise<SiteStats> {
  return siteStatsOf((await statsRef(db).get()).data() as Partial<SiteStats> | undefined);
}

const siteStatsOf = (stats: Partial<SiteStats> | undefined): SiteStats => ({
  activeUsers: stats?.activeUsers ?? 0,
  totalVisits: stats?.totalVisits ?? 0,
  totalPageViews: stats?.totalPageViews ?? 0,
  totalUniqueVisitors: stats?.totalUniqueVisitors ?? 0,
});
