import type { Firestore } from 'firebase-admin/firestore';
import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import { collections } from '@first-show/domain/core/collections';

/** The exact totals of the site statistics, which a job publishes every minute. */
export type SiteTotals = Omit<SiteStats, 'activeUsers'>;

export const siteTotalsRef = (db: Firestore) => db.collection(collections.system).doc('siteTotals');
