import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import { indianDay } from '@first-show/domain/core/dates';

/**
 * The arithmetic of page views, apart from all I/O. Views are added up in small documents per slot of time; closed ones are folded
 * into the articles and the site's totals, and deleted, in one transaction: each view is in exactly one place at any time.
 */

/** Length of a slot: how long a view waits before it is folded. */
export const SLOT_MS = 2000;
/** Documents that views of one slot spread over: one takes about one sustained write a second. */
export const VIEW_SHARDS = 10;
/** After the end of a slot, for writes under way. One that comes later still makes its document anew, and is folded then. */
export const SLOT_GRACE_MS = 150;
/** Articles that one transaction folds: two reads and a write each, well under its limits. */
export const ARTICLES_AT_ONCE = 100;

export type ViewTotals = { views: number; visits: number; uniques: number };
export type ViewBucket = Partial<ViewTotals> & { slotEndsAt: string; articles?: Record<string, number> };

export const slotEndMs = (nowMs: number): number => (Math.floor(nowMs / SLOT_MS) + 1) * SLOT_MS;
/** Midnight in India is the end of a slot: no slot belongs to two days. */
const dayOfSlot = (slotEndsAt: string): string => indianDay(new Date(Date.parse(slotEndsAt) - SLOT_MS).toISOString());
export const bucketId = (nowMs: number, shard: number): string => `${slotEndMs(nowMs)}_${shard % VIEW_SHARDS}`;

export type ViewFold = {
  totals: ViewTotals;
  /** Views to add, by day in India ('YYYY-MM-DD'). */
  days: Map<string, number>;
  /** Views to add, by article id. */
  articles: Map<string, number>;
  /** Buckets that are folded whole. */
  finished: string[];
  /** A bucket with more articles than fit: these article ids of it are folded now, with its totals. */
  partial: { id: string; articleIds: string[] } | null;
};

/** What to fold now out of closed buckets, oldest first: as many as `maxArticles` different articles allow. */
export function planViewFold(
  buckets: readonly { id: string; bucket: ViewBucket }[],
  maxArticles = ARTICLES_AT_ONCE,
): ViewFold {
  const plan: ViewFold = {
    totals: { views: 0, visits: 0, uniques: 0 },
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
    // Nothing was taken yet, so a bucket that can never fit whole is taken in parts.
    if (!isWhole && plan.finished.length > 0) break;
    plan.totals.views += bucket.views ?? 0;
    plan.totals.visits += bucket.visits ?? 0;
    plan.totals.uniques += bucket.uniques ?? 0;
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

/** Every open page listens to `stats/site`, so each write of it costs a read per reader: 5 s apart, from a thousand online on rarer, 60 s at ten thousand. */
export function statsGapMs(activeUsers: number): number {
  const share = Math.min(1, Math.max(0, (activeUsers - 1000) / 9000));
  return Math.round(5000 + share * 55_000);
}

/** Write now, wait, or nothing to write. */
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
