import { LRUCache } from 'lru-cache';
import { within } from '../deadline.ts';

/**
 * Keeps the last good value of each key as a fallback. When a load fails or takes longer than
 * `PATIENCE_MS`, the caller gets the last value, at most a day old, and the load continues in the
 * background.
 */
export type LastGood<V> = { serve: (key: string, load: () => Promise<V>) => Promise<V> };

const PATIENCE_MS = 2000;
const STALE_MAX_MS = 24 * 60 * 60_000;
/** After a failed or late load, calls within this time get the last value without waiting. */
const REST_MS = 2000;

type Kept<V> = { value: V; atMs: number; troubledUntilMs: number; retry: Promise<unknown> | null };

export function createLastGood<V>(rules: {
  maxEntries: number;
  nowMs: () => number;
  /** False for values that must not be stored, such as a redirect. */
  keeps: (value: V) => boolean;
  /** Called when a caller gets the last value because its load failed or was late. */
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
