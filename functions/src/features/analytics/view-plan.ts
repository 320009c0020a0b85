import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import { indianDay } from '@first-show/domain/core/dates';
import { VISIT_IDLE_MS } from '@first-show/domain/core/limits';

/**
 * The arithmetic of page views, apart from all I/O. Views are added up in small documents per slot
 * of time; closed ones are folded into the articles, the site's totals and the marks of presence,
 * and deleted, in one transaction: each view is in exactly one place at any time.
 */

/**
 * Length of a slot: how long a view waits before it is folded. The longer, the more views share the
 * writes of a fold; totals have to be there after 15 s.
 */
export const SLOT_MS = 6000;
/**
 * Documents that the views of one instance and slot spread over: one takes about one sustained
 * write a second.
 */
export const VIEW_SHARDS = 3;
/**
 * Views that come within this time of each other are written together; one that comes alone is
 * written at once.
 */
export const GROUP_MS = 300;
/**
 * After the end of a slot, for writes under way. One that comes later still makes its document
 * anew, and is folded then.
 */
export const SLOT_GRACE_MS = 150 + GROUP_MS;
/** However many are here: card and ranking of an article wait no longer for its views. */
const FOLD_GAP_MAX_MS = 30_000;
/**
 * Articles that one transaction folds: two reads and a write each, well under its limits. An
 * article in two of them is written twice.
 */
export const ARTICLES_AT_ONCE = 200;
/**
 * Documents that hold who is here, on a quiet site and in a crowd. A fold writes those of its
 * readers, so few are cheap; each has to hold its share of half an hour's readers, and together
 * they have to fit into one transaction (10 MiB). A mark takes about 35 bytes.
 */
export const PRESENCE_SHARDS = { least: 8, most: 16 } as const;
/** Marks of one document on average, from which on there are more documents, or fewer. */
export const MARKS_PER_SHARD = { least: 1_000, most: 7_500 } as const;
/** Above so many readers in half an hour there are no marks, but estimates (`crowd-sketch.ts`). */
export const MARKS_MAX = PRESENCE_SHARDS.most * MARKS_PER_SHARD.most;
/** So few active readers are half an hour's readers well below that bound: marks again. */
export const CROWD_LEFT_ACTIVE = 5_000;

export type ViewTotals = { views: number; visits: number; uniques: number };
/**
 * Marks of readers by id, in ms since 1970. In the marks of presence a negative one is a reader
 * whose first view of the visit was not folded yet, though a later one was: buckets come in any
 * order.
 */
export type Marks = Record<string, number>;
export type ViewBucket = {
  slotEndsAt: string;
  views?: number;
  articles?: Record<string, number>;
  /** When each reader was seen last. */
  seen?: Marks;
  /** Of readers whose visit may begin: what the cookie says of the view before, 0 for none. */
  begins?: Marks;
};

export type Readers = { seen: Marks; begins: Marks };

export const slotEndMs = (nowMs: number): number => (Math.floor(nowMs / SLOT_MS) + 1) * SLOT_MS;
/** Midnight in India is the end of a slot: no slot belongs to two days. */
const dayOfSlot = (slotEndsAt: string): string => indianDay(new Date(Date.parse(slotEndsAt) - SLOT_MS).toISOString());
/** `writer` tells instances apart, so that none waits for another. */
export const bucketId = (nowMs: number, writer: string, turn: number): string =>
  `${slotEndMs(nowMs)}_${writer}_${turn % VIEW_SHARDS}`;

/** One page view. `lastViewAtMs` is what the reader's signed cookie says (0: no view yet). */
export type View = { readerId: string; articleId: string | null; lastViewAtMs: number; nowMs: number };

/**
 * Adds up views that are written together. Ids of articles are what a caller says: 'constructor'
 * must be none of an object's own.
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
    // Within a visit nothing has to be looked up. Of several first views at once one counts: the
    // fold decides by what was there before.
    if (lastViewAtMs === 0 || nowMs - lastViewAtMs >= VISIT_IDLE_MS)
      gathered.begins[readerId] = Math.max(gathered.begins[readerId] ?? 0, lastViewAtMs);
  }
  return gathered;
}

export type ViewFold = {
  views: number;
  /** Marks of readers, bucket by bucket, oldest first. */
  readers: Readers[];
  /** Views to add, by day in India ('YYYY-MM-DD'). */
  days: Map<string, number>;
  /** Views to add, by article id. */
  articles: Map<string, number>;
  /** Buckets that are folded whole. */
  finished: string[];
  /**
   * A bucket with more articles than fit: these article ids of it are folded now, with its totals.
   */
  partial: { id: string; articleIds: string[] } | null;
};

/**
 * What to fold now out of closed buckets, oldest first: as many as `maxArticles` different articles
 * allow.
 */
export function planViewFold(
  buckets: readonly { id: string; bucket: ViewBucket }[],
  maxArticles = ARTICLES_AT_ONCE,
): ViewFold {
  const plan: ViewFold = {
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
    // Nothing was taken yet, so a bucket that can never fit whole is taken in parts.
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

/** How many documents so many marks want; `null` where they are too many for marks. */
export function shardsFor(marks: number): number | null {
  for (let shards: number = PRESENCE_SHARDS.least; shards <= PRESENCE_SHARDS.most; shards *= 2)
    if (marks <= shards * MARKS_PER_SHARD.most) return shards;
  return null;
}

/** The same marks in another number of documents. */
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
 * Who is here after a fold, by shard, and the visits and readers that began with it. `stored` are
 * the shards of those who were seen. Who was not seen for half an hour before `nowMs` is left out:
 * the next view begins a visit without being asked for.
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
 * How many were seen within `activeMs`, and when the first of them stops being here; `null` with
 * nobody.
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
 * Every open page listens to `stats/site`, so each write of it costs a read per reader: 5 s apart,
 * from a thousand online on rarer, 180 s at ten thousand. `npm run bench -- cost` adds up what
 * listeners cost there.
 */
export function statsGapMs(activeUsers: number): number {
  const share = Math.min(1, Math.max(0, (activeUsers - 1000) / 9000));
  return Math.round(5000 + share * (STATS_GAP_MAX_MS - 5000));
}
/** Who folds waits so long before publishing: the functions that do must be allowed to. */
export const STATS_GAP_MAX_MS = 180_000;

/**
 * From one fold to the next: each slot below a thousand online, from there on as many slots as lie
 * between two publications of the statistics. Sooner nobody would see it, and views that are folded
 * together share their article's write.
 */
export const foldGapMs = (activeUsers: number): number =>
  Math.min(FOLD_GAP_MAX_MS, Math.ceil(statsGapMs(activeUsers) / SLOT_MS) * SLOT_MS);

/** When a time's views are folded: the same for all who ask, so that they meet in one fold. */
export const foldDueMs = (slotEndsAtMs: number, activeUsers: number): number => {
  const gapMs = foldGapMs(activeUsers);
  return Math.ceil(slotEndsAtMs / gapMs) * gapMs + SLOT_GRACE_MS;
};

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
