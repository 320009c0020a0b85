import type { Firestore } from 'firebase-admin/firestore';
import type { BallotCollection, BallotDocs } from '@first-show/domain/ballots/ballot.schema';
import { createCache, type Cache } from '../cache/cache.ts';

/**
 * How long an instance caches a list, in ms. Without the cache, each request would cost up to a
 * hundred reads.
 */
export const LIST_MAX_AGE_MS = 2_000;

/** `version` is part of the key, so that a load from before a change is not shared after it. */
type CachedList<Doc> = { cache: Cache<Doc[]>; version: number };
type Lists = { [C in BallotCollection]: CachedList<BallotDocs[C]> };
const listsByDb = new WeakMap<Firestore, Lists>();

function listsOf(db: Firestore): Lists {
  const known = listsByDb.get(db);
  if (known !== undefined) return known;
  const rules = { maxEntries: 2, maxAgeMs: () => LIST_MAX_AGE_MS, nowMs: Date.now };
  const lists: Lists = {
    polls: { cache: createCache(rules), version: 0 },
    predictions: { cache: createCache(rules), version: 0 },
  };
  listsByDb.set(db, lists);
  return lists;
}

/**
 * The list of polls or predictions for callers without a reader cookie, at most two seconds old.
 * Changes by the same instance show at once (`invalidateList`).
 */
export function cachedBallots<C extends BallotCollection>(
  db: Firestore,
  collection: C,
  load: () => Promise<BallotDocs[C][]>,
): Promise<BallotDocs[C][]> {
  const { cache, version } = listsOf(db)[collection];
  return cache.get(String(version), load);
}

/** Invalidates a list. Call it after every change of a poll or prediction, including votes. */
export function invalidateList(db: Firestore, collection: BallotCollection): void {
  listsOf(db)[collection].version += 1;
}
