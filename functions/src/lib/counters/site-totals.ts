import type { Firestore } from 'firebase-admin/firestore';
import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import { collections } from '@first-show/domain/core/collections';

/**
 * The exact totals of the site statistics, which a job publishes every minute. `articleViews`
 * counts the views that were added to articles since this field exists. The desk counts all
 * articles' views only from time to time (`desk-counts.ts`), and adds the increase of this field
 * since the last count.
 */
export type SiteTotals = Omit<SiteStats, 'activeUsers'> & { articleViews?: number };

export const siteTotalsRef = (db: Firestore) => db.collection(collections.system).doc('siteTotals');
