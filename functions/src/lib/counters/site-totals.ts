import type { Firestore } from 'firebase-admin/firestore';
import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import { collections } from '@first-show/domain/core/collections';

/**
 * Exact totals, ahead of the published ones by at most the publishing interval. `articleViews`
 * counts the views that aggregation added to articles since this field exists. With the sum of all
 * counts at one moment it gives the sum at any other.
 */
export type SiteTotals = Omit<SiteStats, 'activeUsers'> & { articleViews?: number };

export const siteTotalsRef = (db: Firestore) => db.collection(collections.system).doc('siteTotals');
