import type { Firestore } from 'firebase-admin/firestore';
import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import { collections, SITE_STATS_ID } from '@first-show/domain/core/collections';
import type { Drift } from '../../../platform/counters/drift.ts';
import { siteTotalsRef, type SiteTotals } from './site-totals.ts';
import { publishStats } from './publish-stats.ts';

/** Totals older than this should be published: a job publishes them every minute. */
const PUBLISHED_WITHIN_MS = 15 * 60_000;
const TOTALS = ['totalPageViews', 'totalVisits', 'totalUniqueVisitors'] as const;

/**
 * Compares the published statistics with the exact totals, and checks that readers ≤ visits ≤
 * views.
 */
export async function checkViews(db: Firestore, now: () => Date): Promise<Drift[]> {
  const statsRef = db.collection(collections.stats).doc(SITE_STATS_ID);
  const [totals, stats] = await db.getAll(siteTotalsRef(db), statsRef);
  const exact = totals?.data() as SiteTotals | undefined;
  if (exact === undefined) return [];
  const published = stats?.data() as SiteStats | undefined;
  const isDue = (totals?.updateTime?.toMillis() ?? 0) < now().getTime() - PUBLISHED_WITHIN_MS;
  const drifts: Drift[] = TOTALS.filter((name) => isDue && exact[name] !== (published?.[name] ?? 0)).map((name) => ({
    path: `${statsRef.path}.${name}`,
    stored: published?.[name] ?? 0,
    expected: exact[name],
    fix: () => publishStats(db, now()),
  }));
  if (exact.totalUniqueVisitors > exact.totalVisits || exact.totalVisits > exact.totalPageViews)
    drifts.push({ path: siteTotalsRef(db).path, stored: exact, expected: 'readers ≤ visits ≤ views', fix: null });
  return drifts;
}
