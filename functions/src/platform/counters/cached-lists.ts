import type { Firestore } from 'firebase-admin/firestore';
import type { PollDoc } from '@first-show/domain/polls/poll.schema';
import type { PredictionDoc } from '@first-show/domain/predictions/prediction.schema';
import { createPageCache, type PageCache } from '../cache/page-cache.ts';

/**
 * How long an instance caches a list, in ms. Without the cache, each request would cost up to a
 * hundred reads.
 */
export const LIST_MAX_AGE_MS = 2_000;

type Lists = { polls: PageCache<PollDoc[]>; predictions: PageCache<PredictionDoc[]> };
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
 * The list of polls for callers without a reader cookie, at most two seconds old. Changes by the
 * same instance show at once (`invalidateList`).
 */
export const cachedPolls = (db: Firestore, load: () => Promise<PollDoc[]>): Promise<PollDoc[]> =>
  listsOf(db).polls.get('all', load);

/** The list of predictions, cached like `cachedPolls`. */
export const cachedPredictions = (db: Firestore, load: () => Promise<PredictionDoc[]>): Promise<PredictionDoc[]> =>
  listsOf(db).predictions.get('all', load);

/** Invalidates a list. Call it after every change of a poll or prediction, including votes. */
export const invalidateList = (db: Firestore, kind: keyof Lists): void => listsOf(db)[kind].clear();
