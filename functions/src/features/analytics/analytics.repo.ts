import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { trendingScore } from '@first-show/domain/articles/trending';
import { collections, SITE_STATS_ID } from '@first-show/domain/core/collections';
import { ACTIVE_READER_MS } from '@first-show/domain/core/limits';
import { noReactions, reactionTotal, type ReactionCounts } from '@first-show/domain/reactions/reaction-types';
import { siteTotalsRef, type SiteTotals } from '../../lib/site-totals.ts';
import {
  activeReaders,
  bucketId,
  gatherViews,
  planPresence,
  planPublish,
  planViewFold,
  PRESENCE_SHARDS,
  presenceShard,
  slotEndMs,
  type Marks,
  type View,
  type ViewBucket,
} from './view-plan.ts';

/**
 * `viewBuckets`, `presence`, `stats/site` and `system/siteTotals`; of articles only the counts, of
 * `dailyStats` only the views.
 */

/** Those of one fold, so that it is one transaction: three a slot and instance. */
const BUCKETS_AT_ONCE = 50;
const ATTEMPTS = 15;

const statsRef = (db: Firestore) => db.collection(collections.stats).doc(SITE_STATS_ID);

const presenceRefs = (db: Firestore, shards: Iterable<number>) =>
  [...shards].map((number) => db.collection(collections.presence).doc(String(number)));
const marksOf = (data: FirebaseFirestore.DocumentData | undefined): Marks => (data?.readers as Marks | undefined) ?? {};

/**
 * Counts page views of one slot with one write and no read: what began with them is decided when
 * they are folded. `writer` and `turn` choose the bucket, see `bucketId`.
 */
export async function recordViews(
  db: Firestore,
  views: readonly View[],
  { writer, turn }: { writer: string; turn: number },
): Promise<void> {
  const [first] = views;
  if (first === undefined) return;
  const { seen, begins, articles, views: count } = gatherViews(views);
  const byArticle = Object.entries(articles).map(([id, number]) => [id, FieldValue.increment(number)]);
  const bucket: Record<string, unknown> = {
    slotEndsAt: new Date(slotEndMs(first.nowMs)).toISOString(),
    views: FieldValue.increment(count),
    seen,
    // Merged with an empty map, what stands there would be gone.
    ...(byArticle.length === 0 ? {} : { articles: Object.fromEntries(byArticle) }),
    ...(Object.keys(begins).length === 0 ? {} : { begins }),
  };
  await db
    .collection(collections.viewBuckets)
    .doc(bucketId(first.nowMs, writer, turn))
    .set(bucket, { merge: true });
}

/**
 * Folds buckets whose slot has ended: once, as many as one transaction takes. Shape: ids of
 * articles whose counts moved; `isDone` when none is left.
 */
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

      const shards = [...new Set(plan.readers.flatMap(({ seen }) => Object.keys(seen)).map(presenceShard))];
      const [totals, stats, ...marks] = await transaction.getAll(
        siteTotalsRef(db),
        statsRef(db),
        ...presenceRefs(db, shards),
      );
      const presence = planPresence(
        new Map(shards.map((number, index) => [number, marksOf(marks[index]?.data())])),
        plan.readers,
      );
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
      let articleViews = 0;
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
        articleViews += plan.articles.get(snapshot.id) ?? 0;
      });

      // A site that was seeded has published totals and none of these yet: they are where counting
      // starts.
      const base = (totals?.data() ?? stats?.data()) as Partial<SiteTotals> | undefined;
      transaction.set(siteTotalsRef(db), {
        totalPageViews: (base?.totalPageViews ?? 0) + plan.views,
        totalVisits: (base?.totalVisits ?? 0) + presence.visits,
        totalUniqueVisitors: (base?.totalUniqueVisitors ?? 0) + presence.uniques,
        articleViews: (base?.articleViews ?? 0) + articleViews,
      } satisfies SiteTotals);
      // Whole, not merged: who left is not in it any more.
      for (const [number, readers] of presence.shards)
        for (const ref of presenceRefs(db, [number])) transaction.set(ref, { readers });

      for (const [day, views] of plan.days) {
        const ref = db.collection(collections.dailyStats).doc(day);
        transaction.set(ref, { day, views: FieldValue.increment(views) }, { merge: true });
      }

      for (const id of plan.finished) transaction.delete(db.collection(collections.viewBuckets).doc(id));
      if (plan.partial !== null) {
        const [first = 'views', ...rest] = [
          'views',
          'seen',
          'begins',
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
 * Writes `stats/site` if it changed and its rhythm allows; else `waitMs` says when it will.
 * `nextDecayMs` is when the reader seen longest ago stops being active, `null` with nobody here;
 * `activeUsers` are those that are. Costs the shards of presence and two reads.
 */
export async function publishStats(
  db: Firestore,
  nowMs: number,
): Promise<{ waitMs: number | null; nextDecayMs: number | null; activeUsers: number }> {
  const shards = await db.getAll(
    ...presenceRefs(
      db,
      Array.from({ length: PRESENCE_SHARDS }, (_, index) => index),
    ),
  );
  const { count: activeUsers, nextDecayMs } = activeReaders(
    shards.map((shard) => marksOf(shard.data())),
    nowMs,
    ACTIVE_READER_MS,
  );

  const waitMs = await db.runTransaction(
    async (transaction) => {
      const [totals, stats] = await Promise.all([transaction.get(siteTotalsRef(db)), transaction.get(statsRef(db))]);
      const published = stats.data() as Partial<SiteStats> | undefined;
      const exact = (totals.data() ?? published ?? {}) as Partial<SiteStats>;
      const current = siteStatsOf({ ...exact, activeUsers });
      const plan = planPublish({ published, publishedMs: stats.updateTime?.toMillis() ?? null, current, nowMs });
      if (plan.action === 'publish') transaction.set(statsRef(db), current, { merge: true });
      return plan.action === 'wait' ? plan.waitMs : null;
    },
    { maxAttempts: ATTEMPTS },
  );
  return { waitMs, nextDecayMs, activeUsers };
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
