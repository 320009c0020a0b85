import type { Firestore } from 'firebase-admin/firestore';
import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import { collections, SITE_STATS_ID } from '@first-show/domain/core/collections';
import { ACTIVE_READER_MS } from '@first-show/domain/core/limits';
import { siteTotalsRef } from './site-totals.ts';

const statsRef = (db: Firestore) => db.collection(collections.stats).doc(SITE_STATS_ID);

/**
 * Writes the totals and the number of active readers to `stats/site` if they have changed. Every
 * open page listens to that document, so each write costs one read per open page.
 */
export async function publishStats(db: Firestore, now: Date): Promise<void> {
  const activeSince = new Date(now.getTime() - ACTIVE_READER_MS).toISOString();
  const active = await db.collection(collections.presence).where('seenAt', '>', activeSince).count().get();
  await db.runTransaction(async (transaction) => {
    const [totals, published] = await transaction.getAll(siteTotalsRef(db), statsRef(db));
    const stats = siteStatsOf({ ...totals?.data(), activeUsers: active.data().count });
    const isSame = (Object.keys(stats) as (keyof SiteStats)[]).every((name) => published?.get(name) === stats[name]);
    if (!isSame) transaction.set(statsRef(db), stats);
  });
}

export async function readStats(db: Firestore): Promise<SiteStats> {
  return siteStatsOf((await statsRef(db).get()).data());
}

const siteStatsOf = (stats: Partial<SiteStats> = {}): SiteStats => ({
  activeUsers: stats.activeUsers ?? 0,
  totalVisits: stats.totalVisits ?? 0,
  totalPageViews: stats.totalPageViews ?? 0,
  totalUniqueVisitors: stats.totalUniqueVisitors ?? 0,
});
