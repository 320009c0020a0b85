import type { Firestore } from 'firebase-admin/firestore';
import type { BallotCollection, BallotDocs } from '@first-show/domain/ballots/ballot.schema';
import { createPageCache, type PageCache } from '../cache/page-cache.ts';

/**
 * How long an instance caches a list, in ms. Without the cache, each request would cost up to a
 * hundred reads.
 */
export const LIST_MAX_AGE_MS = 2_000;

type Lists = { [C in BallotCollection]: PageCache<BallotDocs[C][]> };
const listsByDb = new WeakMap<Firestore, Lists>();

function listsOf(db: Firestore): Lists {
  const known = listsByDb.get(db);
  if (known !== undefined) return known;
  const rules = { maxEntries: 1, maxAgeMs: () => LIST_MAX_AGE_MS, nowMs: Date.now };
  const lists: Lists = { polls: createPageCache(rules), predictions: createPageCache(rules) };
  listsByDb.set(db, lists);
  return lists;
}

/**
 * The list of polls or predictions for callers without a reader cookie, at most two seconds old.
 * Changes by the same instance show at once (`invalidateList`).
 */
export const cachedBallots = <C extends BallotCollection>(
  db: Firestore,
  collection: C,
  load: () => Promise<BallotDocs[C][]>,
): Promise<BallotDocs[C][]> => listsOf(db)[collection].get('all', load);

/** Invalidates a list. Call it after every change of a poll or prediction, including votes. */
export const invalidateList = (db: Firestore, collection: BallotCollection): void => listsOf(db)[collection].clear();
