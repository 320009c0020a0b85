import { isDeepStrictEqual } from 'node:util';
import type { DocumentData } from 'firebase-admin/firestore';

/**
 * Fields of an article that readers' actions change. Lists sorted by them refresh at intervals, not
 * at every change.
 */
const COUNTERS = new Set(['viewCount', 'reactionTotal', 'commentTotal', 'trendingScore']);

const withoutCounters = (data: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !COUNTERS.has(field)));

/** True if an article was written and only its counters changed. */
export function isCountersOnly(before: DocumentData | undefined, after: DocumentData | undefined): boolean {
  if (before === undefined || after === undefined) return before === after;
  return isDeepStrictEqual(withoutCounters(before), withoutCounters(after));
}
