import { isDeepStrictEqual } from 'node:util';
import type { DocumentData } from 'firebase-admin/firestore';

/**
 * Fields of an article that change with the actions of readers. Lists that show these fields, or
 * are sorted by them, are not rebuilt after every change: the first read after an interval rebuilds
 * them (`lists/read-rollups.ts`).
 */
const VOLATILE_FIELDS = new Set(['viewCount', 'reactionTotal', 'commentTotal', 'trendingScore']);

const withoutVolatileFields = (data: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !VOLATILE_FIELDS.has(field)));

/** True if a write of an article changed only fields in `VOLATILE_FIELDS`, or nothing. */
export function onlyVolatileFieldsChanged(before: DocumentData | undefined, after: DocumentData | undefined): boolean {
  if (before === undefined || after === undefined) return before === after;
  return isDeepStrictEqual(withoutVolatileFields(before), withoutVolatileFields(after));
}
