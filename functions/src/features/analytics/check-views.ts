import type { Firestore } from 'firebase-admin/firestore';
import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import { collections, SITE_STATS_ID } from '@first-show/domain/core/collections';
import type { Drift } from '../../lib/counters/drift.ts';
import { siteTotalsRef, type SiteTotals } from '../../lib/counters/site-totals.ts';
import { aggregateViews, publishStats } from './analytics.repo.ts';

/**
 * The statistics should be at most this old: the sweep publishes them every ten minutes, and even
 * in a crowd they are published every three minutes.
 */
const PUBLISHED_WITHIN_MS = 15 * 60_000;
/**
 * A bucket should not wait this long: it is aggregated seconds after its slot ends, and the sweep
 * repeats failed aggregations every ten minutes.
 */
const STUCK_MS = 60 * 60_000;
const TOTALS = ['totalPageViews', 'totalVisits', 'totalUniqueVisitors'] as const;

/**
 * Compares the published statistics with the exact totals, checks that readers ≤ visits ≤ views,
 * and finds the oldest bucket that should have been aggregated.
 */
export async function checkViews(db: Firestore, now: () => Date): Promise<Drift[]> {
  const nowMs = now().getTime();
  const statsRef = db.collection(collections.stats).doc(SITE_STATS_ID);
  const buckets = db
    .collection(collections.viewBuckets)
    .where('slotEndsAt', '<=', new Date(nowMs - STUCK_MS).toISOString())
    .orderBy('slotEndsAt')
    .limit(1);
  const [[totals, stats], stuck] = await Promise.all([db.getAll(siteTotalsRef(db), statsRef), buckets.get()]);
  const exact = totals?.data() as SiteTotals | undefined;
  const published = stats?.data() as SiteStats | undefined;
  const isDue = (totals?.updateTime?.toMillis() ?? nowMs) < nowMs - PUBLISHED_WITHIN_MS;
  const publish = async () => void (await publishStats(db, now().getTime()));
  const drifts: Drift[] = TOTALS.flatMap((name): Drift[] =>
    exact === undefined || !isDue || exact[name] === (published?.[name] ?? 0)
      ? []
      : [{ path: `${statsRef.path}.${name}`, stored: published?.[name] ?? 0, expected: exact[name], fix: publish }],
  );
  if (
    exact !== undefined &&
    (exact.totalUniqueVisitors > exact.totalVisits || exact.totalVisits > exact.totalPageViews)
  )
    drifts.push({ path: siteTotalsRef(db).path, stored: exact, expected: 'readers ≤ visits ≤ views', fix: null });
  for (const { ref, data } of stuck.docs.map((one) => ({ ref: one.ref, data: one.data() })))
    drifts.push({ path: ref.path, stored: data.slotEndsAt, expected: 'aggregated', fix: () => aggregateAll(db, now) });
  return drifts;
}

async function aggregateAll(db: Firestore, now: () => Date): Promise<void> {
  while (!(await aggregateViews(db, now().getTime())).isDone);
}
