import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { ACTIVE_READER_MS, VISIT_IDLE_MS } from '@first-show/domain/core/limits';

/**
 * Counts one page view in one of several documents, the shards. A single document takes only about
 * one write per second, so views are spread over the shards at random. `drain-views.ts` adds them
 * to the totals.
 */
export type ViewShardDoc = {
  views?: number;
  visits?: number;
  /** Readers whose first view this was. */
  readers?: number;
  /** Views by article id. */
  articles?: Record<string, number>;
};

export type View = {
  /** The article to whose count the view is added, or `null`. */
  articleId: string | null;
  /** Time of the reader's previous view in ms since 1970, from the signed cookie; 0 if none. */
  lastViewAtMs: number;
  nowMs: number;
};

export async function recordView(db: Firestore, view: View, shard: number): Promise<void> {
  const isFirst = view.lastViewAtMs === 0;
  const beginsVisit = isFirst || view.nowMs - view.lastViewAtMs >= VISIT_IDLE_MS;
  const one = FieldValue.increment(1);
  await db
    .collection(collections.viewShards)
    .doc(String(shard))
    .set(
      {
        views: one,
        ...(beginsVisit && { visits: one }),
        ...(isFirst && { readers: one }),
        ...(view.articleId !== null && { articles: { [view.articleId]: one } }),
      },
      { merge: true },
    );
}

/** Stores when the reader was last seen, to count the active readers. */
export async function recordPresence(db: Firestore, readerId: string, nowMs: number): Promise<void> {
  await db
    .collection(collections.presence)
    .doc(readerId)
    .set({
      seenAt: new Date(nowMs).toISOString(),
      expireAt: Timestamp.fromMillis(nowMs + ACTIVE_READER_MS),
    });
}
