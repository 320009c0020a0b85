import { FieldPath, FieldValue, type Firestore, type Query, type Transaction } from 'firebase-admin/firestore';
import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { trendingScore } from '@first-show/domain/articles/trending';
import { collections, SITE_STATS_ID } from '@first-show/domain/core/collections';
import { ACTIVE_READER_MS } from '@first-show/domain/core/limits';
import { noReactions, reactionTotal, type ReactionCounts } from '@first-show/domain/reactions/reaction-types';
import type { Deps } from '../../lib/deps.ts';
import { siteTotalsRef, type SiteTotals } from '../../lib/counters/site-totals.ts';
import type { Crowd } from './crowd-sketch.ts';
import {
  activeReaders,
  bucketId,
  CROWD_LEFT_ACTIVE,
  gatherViews,
  planPresence,
  planPublish,
  planViewAggregation,
  type ViewAggregation,
  MARKS_PER_SHARD,
  PRESENCE_SHARDS,
  presenceShard,
  reshard,
  shardsFor,
  slotEndMs,
  type Marks,
  type Readers,
  type View,
  type ViewBucket,
} from './view-plan.ts';

/**
 * Reads and writes `viewBuckets`, `presence`, `stats/site`, `system/siteTotals`, `system/crowd`,
 * the view and reaction counts and trending scores of articles, and the views in `dailyStats`.
 */

/** Maximum number of buckets per transaction. Each instance writes up to three buckets per slot. */
const BUCKETS_AT_ONCE = 50;
const ATTEMPTS = 15;

const statsRef = (db: Firestore) => db.collection(collections.stats).doc(SITE_STATS_ID);

const presenceRefs = (db: Firestore, shards: Iterable<number>) =>
  [...shards].map((number) => db.collection(collections.presence).doc(String(number)));
const crowdRef = (db: Firestore) => db.collection(collections.system).doc('crowd');

/**
 * `system/crowd` says how presence is stored. If `isSketched`, this document holds estimates
 * (`crowd-sketch.ts`). Otherwise documents of `presence` hold a mark for each reader, and `shards`
 * is the number of these documents. `system/crowd` is missing until the marks first outgrow the
 * smallest number of shards.
 */
type CrowdDoc = Partial<Crowd> & { shards: number; isSketched: boolean };
const QUIET: CrowdDoc = { shards: PRESENCE_SHARDS.least, isSketched: false };
const crowdDocOf = (snapshot: FirebaseFirestore.DocumentSnapshot | undefined): CrowdDoc => ({
  ...QUIET,
  ...(snapshot?.data() as Partial<CrowdDoc> | undefined),
});
/** Loads the HyperLogLog library only for a crowd, because a quiet site does not need it. */
const sketches = () => import('./crowd-sketch.ts');

const marksOf = (data: FirebaseFirestore.DocumentData | undefined): Marks => (data?.readers as Marks | undefined) ?? {};

/**
 * Counts page views of one slot with one write and no read. The aggregation decides which of them
 * began a visit. `writer` and `turn` choose the bucket (`bucketId`).
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
    // Leave out an empty map, because merging an empty map would delete the stored map.
    ...(byArticle.length === 0 ? {} : { articles: Object.fromEntries(byArticle) }),
    ...(Object.keys(begins).length === 0 ? {} : { begins }),
  };
  await db
    .collection(collections.viewBuckets)
    .doc(bucketId(first.nowMs, writer, turn))
    .set(bucket, { merge: true });
}

type PresencePlan = { visits: number; uniques: number; write: (transaction: Transaction) => void };

/**
 * Reads presence and plans its changes. The caller calls `write` after the transaction's last read.
 */
async function readAndPlanPresence(
  db: Firestore,
  { transaction, readers, nowMs }: { transaction: Transaction; readers: readonly Readers[]; nowMs: number },
): Promise<PresencePlan> {
  const doc = crowdDocOf(await transaction.get(crowdRef(db)));
  if (doc.isSketched) return planSketched(db, { doc, readers, nowMs });
  const { shards } = doc;
  const read = async (numbers: readonly number[]): Promise<Map<number, Marks>> => {
    const found = numbers.length === 0 ? [] : await transaction.getAll(...presenceRefs(db, numbers));
    return new Map(numbers.map((number, index) => [number, marksOf(found[index]?.data())]));
  };
  const touched = [
    ...new Set(readers.flatMap(({ seen }) => Object.keys(seen)).map((readerId) => presenceShard(readerId, shards))),
  ];
  const plan = planPresence(await read(touched), readers, { nowMs, shards });
  const average = [...plan.shards.values()].reduce((sum, marks) => sum + Object.keys(marks).length, 0) / touched.length;
  const isMisfit =
    average > MARKS_PER_SHARD.most || (shards > PRESENCE_SHARDS.least && average < MARKS_PER_SHARD.least);
  const writeShards = (transaction: Transaction, written: Map<number, Marks>) => {
    // Overwrite instead of merging, so that readers who left are removed.
    for (const [number, marks] of written)
      for (const ref of presenceRefs(db, [number])) transaction.set(ref, { readers: marks });
  };
  if (!isMisfit) return { ...plan, write: (transaction) => writeShards(transaction, plan.shards) };

  const numbers = Array.from({ length: shards }, (_, number) => number);
  const all = new Map([...(await read(numbers.filter((number) => !plan.shards.has(number)))), ...plan.shards]);
  const count = [...all.values()].reduce((sum, marks) => sum + Object.keys(marks).length, 0);
  const wanted = shardsFor(count);
  if (wanted === null) {
    const crowd = (await sketches()).crowdOf(all.values(), nowMs);
    return {
      ...plan,
      write: (transaction) => {
        transaction.set(crowdRef(db), { shards: PRESENCE_SHARDS.least, isSketched: true, ...crowd } satisfies CrowdDoc);
        for (const ref of presenceRefs(db, numbers)) transaction.delete(ref);
      },
    };
  }
  return {
    ...plan,
    write: (transaction) => {
      transaction.set(crowdRef(db), { ...doc, shards: wanted });
      writeShards(transaction, reshard(all.values(), wanted));
      for (const ref of presenceRefs(db, numbers.slice(wanted))) transaction.delete(ref);
    },
  };
}

async function planSketched(
  db: Firestore,
  { doc, readers, nowMs }: { doc: CrowdDoc; readers: readonly Readers[]; nowMs: number },
): Promise<PresencePlan> {
  const { activeInCrowd, emptyCrowd, planCrowd } = await sketches();
  const { crowd, ...counted } = planCrowd({ ...emptyCrowd, ...doc }, { buckets: readers, nowMs });
  // Marks take over when the crowd has left. Keep the sketches: for the next five minutes, marks do
  // not cover all active readers.
  const isOver = activeInCrowd(crowd, nowMs).count < CROWD_LEFT_ACTIVE;
  const next: CrowdDoc = { ...QUIET, isSketched: !isOver, ...crowd };
  return { ...counted, write: (transaction) => void transaction.set(crowdRef(db), next) };
}

/**
 * Adds views to their articles, within the transaction. Returns the ids of the changed articles,
 * and the number of added views.
 */
async function addArticleViews(
  db: Firestore,
  transaction: Transaction,
  viewsById: ViewAggregation['articles'],
): Promise<{ moved: string[]; articleViews: number }> {
  const ids = [...viewsById.keys()];
  if (ids.length === 0) return { moved: [], articleViews: 0 };
  const articles = await transaction.getAll(...ids.map((id) => db.collection(collections.articles).doc(id)), {
    fieldMask: ['publishedAt', 'viewCount', 'commentTotal', 'isPublished'],
  });
  const reactions = await transaction.getAll(...ids.map((id) => db.collection(collections.reactionCounts).doc(id)));
  const moved: string[] = [];
  let articleViews = 0;
  articles.forEach((snapshot, index) => {
    const article = snapshot.data() as
      Pick<ArticleDoc, 'publishedAt' | 'viewCount' | 'commentTotal' | 'isPublished'> | undefined;
    // The article does not exist or is not published: count the view for the site only.
    if (article?.isPublished !== true) return;
    const views = viewsById.get(snapshot.id) ?? 0;
    const viewCount = (article.viewCount ?? 0) + views;
    const reacted = reactionTotal({ ...noReactions, ...(reactions[index]?.data() as ReactionCounts | undefined) });
    const score = trendingScore({
      publishedAt: article.publishedAt,
      viewCount,
      reactionTotal: reacted,
      commentTotal: article.commentTotal ?? 0,
    });
    transaction.update(snapshot.ref, { viewCount, reactionTotal: reacted, trendingScore: score });
    moved.push(snapshot.id);
    articleViews += views;
  });
  return { moved, articleViews };
}

/**
 * Removes the totals, the readers and the given articles from a bucket with too many articles for
 * one transaction.
 */
function emptyPart(
  db: Firestore,
  transaction: Transaction,
  { id, articleIds }: NonNullable<ViewAggregation['partial']>,
): void {
  const [first = 'views', ...rest] = [
    'views',
    'seen',
    'begins',
    ...articleIds.map((articleId) => new FieldPath('articles', articleId)),
  ].flatMap((field) => [field, FieldValue.delete()]);
  transaction.update(
    db.collection(collections.viewBuckets).doc(id),
    first as string,
    ...(rest as [unknown, ...unknown[]]),
  );
}

/**
 * Aggregates buckets whose slot has ended, in one transaction of at most `most` buckets. Returns
 * the ids of articles whose counts changed, and `isDone: false` if more closed buckets may be left.
 */
export async function aggregateViews(
  db: Firestore,
  nowMs: number,
  most: number = BUCKETS_AT_ONCE,
): Promise<{ articleIds: string[]; isDone: boolean }> {
  const closed = closedBuckets(db, nowMs).limit(most);
  return db.runTransaction(
    async (transaction) => {
      const buckets = (await transaction.get(closed)).docs;
      if (buckets.length === 0) return { articleIds: [], isDone: true };
      const plan = planViewAggregation(
        buckets.map((bucket) => ({ id: bucket.id, bucket: bucket.data() as ViewBucket })),
      );
      const [totals, stats] = await transaction.getAll(siteTotalsRef(db), statsRef(db));
      const presence = await readAndPlanPresence(db, { transaction, readers: plan.readers, nowMs });
      const { moved, articleViews } = await addArticleViews(db, transaction, plan.articles);

      // A newly seeded site has published totals but no exact totals yet, so start from the
      // published totals.
      const base = (totals?.data() ?? stats?.data()) as Partial<SiteTotals> | undefined;
      transaction.set(siteTotalsRef(db), {
        totalPageViews: (base?.totalPageViews ?? 0) + plan.views,
        totalVisits: (base?.totalVisits ?? 0) + presence.visits,
        totalUniqueVisitors: (base?.totalUniqueVisitors ?? 0) + presence.uniques,
        articleViews: (base?.articleViews ?? 0) + articleViews,
      } satisfies SiteTotals);
      presence.write(transaction);

      for (const [day, views] of plan.days) {
        const ref = db.collection(collections.dailyStats).doc(day);
        transaction.set(ref, { day, views: FieldValue.increment(views) }, { merge: true });
      }

      for (const id of plan.finished) transaction.delete(db.collection(collections.viewBuckets).doc(id));
      if (plan.partial !== null) emptyPart(db, transaction, plan.partial);
      return {
        articleIds: moved,
        isDone: plan.partial === null && plan.finished.length === buckets.length && buckets.length < most,
      };
    },
    { maxAttempts: ATTEMPTS },
  );
}

/**
 * gRPC codes after which a retry may succeed: cancelled, deadline exceeded, resource exhausted,
 * aborted, internal, unavailable.
 */
const TRANSIENT_CODES: ReadonlySet<unknown> = new Set([1, 4, 8, 10, 13, 14]);

/**
 * Like `aggregateViews`, but if an aggregation fails for good, this function tries fewer buckets,
 * down to one. A bucket that fails alone is logged and marked `setAside`, so that later
 * aggregations skip it. Otherwise one bad bucket would stop all counting. Throws if a retry may
 * succeed.
 */
export async function aggregateOrSetAside(
  { db: open, log }: Pick<Deps, 'db' | 'log'>,
  nowMs: number,
): Promise<{ articleIds: string[]; isDone: boolean }> {
  const db = open();
  for (let most = BUCKETS_AT_ONCE; ; most = Math.floor(most / 2)) {
    try {
      return await aggregateViews(db, nowMs, most);
    } catch (error) {
      if (TRANSIENT_CODES.has((error as { code?: unknown }).code)) throw error;
      if (most > 1) continue;
      const bucketId = await setOldestAside(db, { nowMs, error });
      log.error('a bucket of page views was set aside', error, { bucketId });
      return { articleIds: [], isDone: false };
    }
  }
}

async function setOldestAside(
  db: Firestore,
  { nowMs, error }: { nowMs: number; error: unknown },
): Promise<string | null> {
  const [oldest] = (await closedBuckets(db, nowMs).limit(1).get()).docs;
  if (oldest === undefined) return null;
  await oldest.ref.update({
    slotEndsAt: FieldValue.delete(),
    // Buckets normally keep reader ids for seconds, but this document may stay for weeks.
    seen: FieldValue.delete(),
    begins: FieldValue.delete(),
    setAside: {
      at: new Date(nowMs).toISOString(),
      slotEndsAt: oldest.get('slotEndsAt') as unknown,
      reason: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
    },
  });
  return oldest.id;
}

const closedBuckets = (db: Firestore, nowMs: number): Query =>
  db.collection(collections.viewBuckets).where('slotEndsAt', '<=', new Date(nowMs).toISOString()).orderBy('slotEndsAt');

/**
 * Writes the statistics to `stats/site` if they changed and the publishing interval has passed. If
 * they changed before the interval has passed, `waitMs` is the rest of the interval. `activeUsers`
 * is the number of active readers; `nextDecayMs` is when the first of them stops being active
 * (`null` without readers). Reads three documents, and also the presence shards unless presence is
 * stored as sketches.
 */
export async function publishStats(
  db: Firestore,
  nowMs: number,
): Promise<{ waitMs: number | null; nextDecayMs: number | null; activeUsers: number }> {
  const { count: activeUsers, nextDecayMs } = await activeNow(db, nowMs);

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

async function activeNow(db: Firestore, nowMs: number): Promise<{ count: number; nextDecayMs: number | null }> {
  const doc = crowdDocOf(await crowdRef(db).get());
  const crowd = doc.minutes === undefined ? null : (await sketches()).activeInCrowd({ minutes: doc.minutes }, nowMs);
  if (doc.isSketched && crowd !== null) return crowd;
  const shards = await db.getAll(
    ...presenceRefs(
      db,
      Array.from({ length: doc.shards }, (_, index) => index),
    ),
  );
  const marked = activeReaders(
    shards.map((shard) => marksOf(shard.data())),
    nowMs,
    ACTIVE_READER_MS,
  );
  // When a crowd has just left, a reader gets a mark only with the next page view. So the number of
  // marks is too low at first: use the higher of the two numbers.
  return crowd !== null && crowd.count > marked.count ? crowd : marked;
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
