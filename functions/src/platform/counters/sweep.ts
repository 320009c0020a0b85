import type { Firestore } from 'firebase-admin/firestore';
import { chunksOf } from '@first-show/domain/core/chunks';
import { collections } from '@first-show/domain/core/collections';
import type { Deps } from '../deps.ts';
import type { Counter } from './counter.ts';
import { counterOfKey, type ShardDoc } from './counters.ts';
import { publish } from './publish.ts';

const SHARDS_MAX = 1000;
const AT_ONCE = 10;
/**
 * A choice has the time at which its transaction started. It may be committed this many ms later,
 * so the next sweep looks at the last minute again.
 */
const COMMIT_MS = 60_000;

const placeRef = (db: Firestore) => db.collection(collections.system).doc('counterSweep');

/**
 * Publishes the counts of all items that readers have chosen for since the last sweep, and returns
 * these items. The requests have normally done that, and then nothing is written; the sweep
 * mends the counts of requests that died between their commit and their publication. If one item
 * fails, the others continue. Up to `SHARDS_MAX` shards are read; the next sweep continues there.
 */
export async function sweepCounters(deps: Deps): Promise<Counter[]> {
  const db = deps.db();
  const { changedAt: place = '' } = ((await placeRef(db).get()).data() ?? {}) as { changedAt?: string };
  const { docs } = await db
    .collectionGroup('shards')
    .where('changedAt', '>=', place)
    .orderBy('changedAt')
    .limit(SHARDS_MAX)
    .get();
  const keys = [...new Set(docs.map(({ ref }) => ref.parent.parent?.id ?? ''))];
  for (const some of chunksOf(keys, AT_ONCE))
    await Promise.all(
      some.map((key) =>
        publish(db, counterOfKey(key)).catch((error: unknown) =>
          deps.log.error('a count could not be published', error, counterOfKey(key)),
        ),
      ),
    );
  const next =
    docs.length < SHARDS_MAX
      ? new Date(deps.clock.now().getTime() - COMMIT_MS).toISOString()
      : (docs.at(-1)?.data() as ShardDoc).changedAt;
  if (docs.length > 0) await placeRef(db).set({ changedAt: next });
  return keys.map(counterOfKey);
}
