import { LRUCache } from 'lru-cache';
import { within } from './deadline.ts';

/**
 * The last good value of each key, for the time when a new one cannot be had. Stale beats broken:
 * when a load fails or takes longer than `PATIENCE_MS`, its last value is answered, at most a day
 * old, and the load goes on in the background.
 */
export type LastGood<V> = { serve: (key: string, load: () => Promise<V>) => Promise<V> };

export const PATIENCE_MS = 2000;
const STALE_MAX_MS = 24 * 60 * 60_000;
/** After a load that failed or was late, the next ones do not wait for theirs. */
const REST_MS = 2000;

type Kept<V> = { value: V; atMs: number; troubledUntilMs: number; retry: Promise<unknown> | null };

export function createLastGood<V>(rules: {
  maxEntries: number;
  nowMs: () => number;
  /** What is not worth keeping, such as a redirect. */
  keeps: (value: V) => boolean;
  /** Told once for each load that was not waited for. */
  onStale: (key: string, cause: unknown) => void;
  patienceMs?: number;
}): LastGood<V> {
  const kept = new LRUCache<string, Kept<V>>({ max: rules.maxEntries });

  const keep = (key: string, value: V, atMs: number): V => {
    if (!rules.keeps(value)) kept.delete(key);
    else kept.set(key, { value, atMs, troubledUntilMs: -Infinity, retry: null });
    return value;
  };

  return {
    serve: async (key, load) => {
      const startedMs = rules.nowMs();
      const found = kept.get(key);
      const start = (): Promise<V> => load().then((value) => keep(key, value, startedMs));
      if (found === undefined || startedMs - found.atMs > STALE_MAX_MS) return start();
      const isTroubled = startedMs < found.troubledUntilMs;
      if (found.retry !== null && isTroubled) return found.value;
      const loading = start();
      found.retry = loading.catch(() => undefined).finally(() => (found.retry = null));
      if (isTroubled) return found.value;
      try {
        return await within(rules.patienceMs ?? PATIENCE_MS, loading);
      } catch (error) {
        found.troubledUntilMs = rules.nowMs() + REST_MS;
        rules.onStale(key, error);
        return found.value;
      }
    },
  };
}
