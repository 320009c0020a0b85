import { LRUCache } from 'lru-cache';

/**
 * A small cache in memory, limited in entries and age. Concurrent calls for a key share one load.
 * Ages count from the start of a load, because the data may be that old: the machine may be paused
 * during the load.
 */
export type PageCache<V> = {
  get: (key: string, load: () => Promise<V>) => Promise<V>;
  /**
   * The cached value while it is not due for a reload, without waiting; otherwise `undefined`, and
   * the caller uses `get`.
   */
  peek: (key: string) => V | undefined;
  clear: () => void;
};

export type PageCacheRules<V> = {
  maxEntries: number;
  maxAgeMs: (value: V) => number;
  /**
   * A value older than this share of its maximum age is reloaded in the background when it is
   * requested, so that readers of popular pages never wait. With 1, the default, it is only
   * reloaded after it has expired.
   */
  refreshShare?: number;
  nowMs: () => number;
};

/**
 * Calls join a load only if it began less than this long ago. A load that takes longer may have
 * been paused with its machine by Cloud Run.
 */
const JOINED_MS = 5_000;

type Kept<V> = { value: V; refreshMs: number; untilMs: number };
type Loading<V> = { promise: Promise<V>; startedMs: number };

export function createPageCache<V>(rules: PageCacheRules<V>): PageCache<V> {
  // Check ages here instead of using the library's `ttl`: they count from the start of a load, and
  // tests pass a clock.
  const kept = new LRUCache<string, Kept<V>>({ max: rules.maxEntries });
  const loading = new Map<string, Loading<V>>();

  function keep(key: string, value: V, startedMs: number): void {
    const ageMs = rules.maxAgeMs(value);
    kept.set(key, { value, refreshMs: startedMs + ageMs * (rules.refreshShare ?? 1), untilMs: startedMs + ageMs });
  }

  function start(key: string, load: () => Promise<V>): Promise<V> {
    const startedMs = rules.nowMs();
    const leave = () => {
      if (loading.get(key) === mine) loading.delete(key);
    };
    const promise = load().then(
      (value) => {
        // Do not cache this result if a newer load has started or the cache was cleared.
        if (loading.get(key) === mine) keep(key, value, startedMs);
        leave();
        return value;
      },
      (error: unknown) => {
        leave();
        throw error;
      },
    );
    const mine: Loading<V> = { promise, startedMs };
    loading.set(key, mine);
    return promise;
  }

  function underWay(key: string): Promise<V> | undefined {
    const found = loading.get(key);
    return found !== undefined && rules.nowMs() - found.startedMs < JOINED_MS ? found.promise : undefined;
  }

  return {
    get: (key, load) => {
      const found = kept.get(key);
      const nowMs = rules.nowMs();
      if (found === undefined || nowMs >= found.untilMs) return underWay(key) ?? start(key, load);
      // Ignore an error of this reload: the caller has a valid value, and a call after the expiry
      // of this value loads again.
      if (nowMs >= found.refreshMs && underWay(key) === undefined) start(key, load).catch(() => undefined);
      return Promise.resolve(found.value);
    },
    peek: (key) => {
      const found = kept.get(key);
      return found !== undefined && rules.nowMs() < found.refreshMs ? found.value : undefined;
    },
    clear: () => {
      kept.clear();
      loading.clear();
    },
  };
}
