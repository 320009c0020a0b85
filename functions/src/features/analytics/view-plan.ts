import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import { indianDay } from '@first-show/domain/core/dates';
import { VISIT_IDLE_MS } from '@first-show/domain/core/limits';

/**
 * Plans the counting of page views, without I/O. Views are collected in small documents (buckets)
 * per time slot. One transaction adds the closed buckets to the articles, the site's totals, the
 * days and the presence marks, and deletes the buckets. So no view is lost or counted twice.
 */

/**
 * Length of a slot in ms. In a longer slot more views share a write, but views wait longer. Below a
 * thousand readers online, totals must be up to date after 15 s.
 */
export const SLOT_MS = 6000;
/**
 * Number of buckets per instance and slot. One bucket is too few, because one document takes only
 * about one sustained write per second.
 */
const VIEW_SHARDS = 3;
/**
 * Views that arrive within this time are written together. Without other views, a view is written
 * at once.
 */
export const GROUP_MS = 300;
/**
 * How long after the end of a slot its last writes may still arrive. A later write creates a new
 * bucket, which is aggregated later.
 */
export const SLOT_GRACE_MS = 150 + GROUP_MS;
/**
 * The longest interval between aggregations, however many readers are active, so that article cards
 * and rankings stay current.
 */
const AGGREGATION_GAP_MAX_MS = 30_000;
/**
 * Maximum number of articles per transaction. Each article costs two reads and a write, so the
 * transaction stays well below Firestore's limits. A lower limit would cost writes, because an
 * article in two transactions is written twice.
 */
const ARTICLES_AT_ONCE = 200;
/**
 * Number of documents that hold the presence marks, on a quiet site and in a crowd. An aggregation
 * writes the documents that hold the marks of its readers, so fewer documents cost less. But each
 * document must hold its share of half an hour's readers, and all must fit into one transaction (10
 * MiB). A mark takes about 35 bytes.
 */
export const PRESENCE_SHARDS = { least: 8, most: 16 } as const;
/**
 * The number of documents changes if the average document holds more than `most` marks, or fewer
 * than `least`. The number stays within `PRESENCE_SHARDS`.
 */
export const MARKS_PER_SHARD = { least: 1_000, most: 7_500 } as const;
/**
 * Above this number of readers in half an hour, presence is stored as estimates
 * (`crowd-sketch.ts`).
 */
export const MARKS_MAX = PRESENCE_SHARDS.most * MARKS_PER_SHARD.most;
/**
 * Below this number of active readers, presence is stored as marks again. Half an hour's readers
 * are then well below `MARKS_MAX`.
 */
export const CROWD_LEFT_ACTIVE = 5_000;

export type ViewTotals = { views: number; visits: number; uniques: number };
/**
 * Times of last views by reader id, in ms since 1970. Buckets arrive in any order, so a later view
 * of a visit may be aggregated before its first view. The time is then negative until the first
 * view is aggregated.
 */
export type Marks = Record<string, number>;
export type ViewBucket = {
  slotEndsAt: string;
  views?: number;
  articles?: Record<string, number>;
  seen?: Marks;
  /**
   * Readers whose visit may begin, with the time of their previous view from the cookie (0: no
   * previous view).
   */
  begins?: Marks;
};

export type Readers = { seen: Marks; begins: Marks };

export const slotEndMs = (nowMs: number): number => (Math.floor(nowMs / SLOT_MS) + 1) * SLOT_MS;
/**
 * The day of a slot. Midnight in India is always the end of a slot, so no slot belongs to two days.
 */
const dayOfSlot = (slotEndsAt: string): string => indianDay(new Date(Date.parse(slotEndsAt) - SLOT_MS).toISOString());
/**
 * The id of a bucket. It contains the `writer`, so that instances do not write to the same bucket.
 */
export const bucketId = (nowMs: number, writer: string, turn: number): string =>
  `${slotEndMs(nowMs)}_${writer}_${turn % VIEW_SHARDS}`;

/** One page view. `lastViewAtMs` comes from the reader's signed cookie (0: no view yet). */
export type View = { readerId: string; articleId: string | null; lastViewAtMs: number; nowMs: number };

/**
 * Sums the views of one batch. `articles` has no prototype, because clients send the article ids
 * and 'constructor' must not match a built-in property.
 */
export function gatherViews(views: readonly View[]): Required<Omit<ViewBucket, 'slotEndsAt'>> {
  const gathered = {
    views: views.length,
    articles: Object.create(null) as Record<string, number>,
    seen: {} as Marks,
    begins: {} as Marks,
  };
  for (const { readerId, articleId, lastViewAtMs, nowMs } of views) {
    if (articleId !== null) gathered.articles[articleId] = (gathered.articles[articleId] ?? 0) + 1;
    gathered.seen[readerId] = Math.max(gathered.seen[readerId] ?? 0, nowMs);
    // A view within half an hour of the previous one begins no visit. Of several concurrent first
    // views only one begins a visit; `planPresence` makes sure of that by the stored marks.
    if (lastViewAtMs === 0 || nowMs - lastViewAtMs >= VISIT_IDLE_MS)
      gathered.begins[readerId] = Math.max(gathered.begins[readerId] ?? 0, lastViewAtMs);
  }
  return gathered;
}

export type ViewAggregation = {
  views: number;
  /** Readers by bucket, oldest bucket first. */
  readers: Readers[];
  /** Views to add, by day in India ('YYYY-MM-DD'). */
  days: Map<string, number>;
  /** Views to add, by article id. */
  articles: Map<string, number>;
  /** Ids of buckets that this aggregation completes. */
  finished: string[];
  /** A bucket with too many articles: its totals and only these article ids are aggregated now. */
  partial: { id: string; articleIds: string[] } | null;
};

/**
 * Chooses the closed buckets to aggregate now, oldest first. Together the chosen buckets have at
 * most `maxArticles` different articles. If the oldest bucket alone has more, the plan contains a
 * part of that bucket.
 */
export function planViewAggregation(
  buckets: readonly { id: string; bucket: ViewBucket }[],
  maxArticles = ARTICLES_AT_ONCE,
): ViewAggregation {
  const plan: ViewAggregation = {
    views: 0,
    readers: [],
    days: new Map(),
    articles: new Map(),
    finished: [],
    partial: null,
  };
  for (const { id, bucket } of buckets) {
    const entries = Object.entries(bucket.articles ?? {});
    const fitting = entries.filter(
      ([articleId], index) => plan.articles.has(articleId) || plan.articles.size + index < maxArticles,
    );
    const isWhole = fitting.length === entries.length;
    // Stop before a bucket that does not fit. If the first bucket does not fit, it will never fit
    // whole, so split it.
    if (!isWhole && plan.finished.length > 0) break;
    plan.views += bucket.views ?? 0;
    plan.readers.push({ seen: bucket.seen ?? {}, begins: bucket.begins ?? {} });
    if (bucket.views !== undefined) {
      const day = dayOfSlot(bucket.slotEndsAt);
      plan.days.set(day, (plan.days.get(day) ?? 0) + bucket.views);
    }
    for (const [articleId, views] of fitting) plan.articles.set(articleId, (plan.articles.get(articleId) ?? 0) + views);
    if (!isWhole) {
      plan.partial = { id, articleIds: fitting.map(([articleId]) => articleId) };
      break;
    }
    plan.finished.push(id);
  }
  return plan;
}

export const presenceShard = (readerId: string, shards: number = PRESENCE_SHARDS.least): number =>
  [...readerId].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7) % shards;

/** How many documents this number of marks needs; `null` if there are too many for marks. */
export function shardsFor(marks: number): number | null {
  for (let shards: number = PRESENCE_SHARDS.least; shards <= PRESENCE_SHARDS.most; shards *= 2)
    if (marks <= shards * MARKS_PER_SHARD.most) return shards;
  return null;
}

/** Spreads the marks over another number of documents. */
export function reshard(marks: Iterable<Marks>, shards: number): Map<number, Marks> {
  const sharded = new Map<number, Marks>(Array.from({ length: shards }, (_, number) => [number, {}]));
  for (const one of marks)
    for (const [readerId, seenMs] of Object.entries(one)) {
      const shard = sharded.get(presenceShard(readerId, shards));
      if (shard !== undefined) shard[readerId] = seenMs;
    }
  return sharded;
}

/**
 * Returns the presence marks after an aggregation, by shard, and the number of visits and of new
 * readers that the aggregation adds. `stored` contains the shards of all readers in `buckets`.
 * Removes the marks of readers without a view in the half hour before `nowMs`, because their next
 * view begins a visit anyway.
 */
export function planPresence(
  stored: ReadonlyMap<number, Marks>,
  buckets: readonly Readers[],
  { nowMs, shards = PRESENCE_SHARDS.least }: { nowMs: number; shards?: number },
): Pick<ViewTotals, 'visits' | 'uniques'> & { shards: Map<number, Marks> } {
  const plan = { visits: 0, uniques: 0, shards: new Map<number, Marks>() };
  for (const { seen, begins } of buckets) {
    for (const [readerId, seenMs] of Object.entries(seen)) {
      const number = presenceShard(readerId, shards);
      const marks = plan.shards.get(number) ?? { ...stored.get(number) };
      plan.shards.set(number, marks);
      const known = marks[readerId] ?? 0;
      const beforeMs = begins[readerId];
      const isBegin = beforeMs !== undefined && (known <= 0 || seenMs - known >= VISIT_IDLE_MS);
      if (isBegin) {
        plan.visits += 1;
        if (beforeMs === 0 && known <= 0) plan.uniques += 1;
      }
      const atMs = Math.max(Math.abs(known), seenMs);
      marks[readerId] = isBegin || known > 0 ? atMs : -atMs;
    }
  }
  for (const marks of plan.shards.values()) {
    for (const [readerId, seenMs] of Object.entries(marks))
      if (nowMs - Math.abs(seenMs) >= VISIT_IDLE_MS) delete marks[readerId];
  }
  return plan;
}

/**
 * The number of readers seen within `activeMs`, and when the first of them becomes inactive (`null`
 * without readers).
 */
export function activeReaders(
  shards: readonly Marks[],
  nowMs: number,
  activeMs: number,
): { count: number; nextDecayMs: number | null } {
  let [count, oldestMs] = [0, Infinity];
  for (const marks of shards) {
    for (const seenMs of Object.values(marks).map(Math.abs)) {
      if (nowMs - seenMs >= activeMs) continue;
      count += 1;
      oldestMs = Math.min(oldestMs, seenMs);
    }
  }
  return { count, nextDecayMs: count === 0 ? null : oldestMs + activeMs };
}

/**
 * Interval between two publications of the statistics, in ms: 5 s up to a thousand readers, 180 s
 * from ten thousand, and in proportion between. Every open page listens to `stats/site`, so each
 * write costs one read per open page. `npm run bench -- cost` shows the cost of the listeners.
 */
export function statsGapMs(activeUsers: number): number {
  const share = Math.min(1, Math.max(0, (activeUsers - 1000) / 9000));
  return Math.round(5000 + share * (STATS_GAP_MAX_MS - 5000));
}
/**
 * The longest interval between publications. The functions that aggregate must be allowed to run
 * this long.
 */
export const STATS_GAP_MAX_MS = 180_000;

/**
 * Interval between two aggregations, in ms: the interval between two publications, rounded up to
 * whole slots, but at most 30 s. Up to a thousand readers that is one slot. A shorter interval
 * would show nothing earlier, and views that are aggregated together share the write of their
 * article.
 */
export const aggregationGapMs = (activeUsers: number): number =>
  Math.min(AGGREGATION_GAP_MAX_MS, Math.ceil(statsGapMs(activeUsers) / SLOT_MS) * SLOT_MS);

/**
 * When to aggregate a slot's views, in ms since 1970. Slots that end in the same interval get the
 * same time, so that they share one aggregation.
 */
export const aggregationDueMs = (slotEndsAtMs: number, activeUsers: number): number => {
  const gapMs = aggregationGapMs(activeUsers);
  return Math.ceil(slotEndsAtMs / gapMs) * gapMs + SLOT_GRACE_MS;
};

/**
 * Decides whether to publish the statistics now. The interval is that of the published or of the
 * current number of active readers, whichever is higher.
 */
export function planPublish(state: {
  published: Partial<SiteStats> | undefined;
  publishedMs: number | null;
  current: SiteStats;
  nowMs: number;
}): { action: 'none' } | { action: 'publish' } | { action: 'wait'; waitMs: number } {
  const { published, current } = state;
  const isSame =
    published?.activeUsers === current.activeUsers &&
    published.totalVisits === current.totalVisits &&
    published.totalPageViews === current.totalPageViews &&
    published.totalUniqueVisitors === current.totalUniqueVisitors;
  if (isSame) return { action: 'none' };
  if (state.publishedMs === null) return { action: 'publish' };
  const ageMs = Math.max(0, state.nowMs - state.publishedMs);
  const gapMs = statsGapMs(Math.max(current.activeUsers, published?.activeUsers ?? 0));
  return ageMs >= gapMs ? { action: 'publish' } : { action: 'wait', waitMs: gapMs - ageMs };
}
