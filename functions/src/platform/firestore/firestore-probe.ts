import { setTimeout as sleep } from 'node:timers/promises';
import { collections, SITE_STATS_ID } from '@first-show/domain/core/collections';
import type { Deps } from '../deps.ts';

/** If reading one document takes longer, Firestore counts as down. */
const PROBE_TIMEOUT_MS = 2000;
/**
 * Calls within this time share one read, because anybody may call the health check and each read is
 * billed.
 */
const SHARED_MS = 1000;

/**
 * Returns a function that finds out within `timeoutMs` whether Firestore answers a read. It never
 * throws.
 */
export function createFirestoreProbe(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { timeoutMs = PROBE_TIMEOUT_MS } = {},
): () => Promise<boolean> {
  let last: { atMs: number; isUp: Promise<boolean> } | null = null;
  const probe = async (): Promise<boolean> => {
    const timer = new AbortController();
    try {
      const read = deps.db().collection(collections.stats).doc(SITE_STATS_ID).get();
      const first = await Promise.race([read.then(() => 'read' as const), sleep(timeoutMs, 'late' as const, timer)]);
      if (first === 'late') throw new Error(`No answer within ${timeoutMs} ms`);
      return true;
    } catch (error) {
      deps.log.error('Firestore cannot be read', error, {});
      return false;
    } finally {
      timer.abort();
    }
  };
  return () => {
    const nowMs = deps.clock.now().getTime();
    if (last === null || nowMs - last.atMs >= SHARED_MS) last = { atMs: nowMs, isUp: probe() };
    return last.isUp;
  };
}
