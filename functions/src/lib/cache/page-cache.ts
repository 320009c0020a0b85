import { LRUCache } from 'lru-cache';

/**
 * A small cache in memory, limited in entries and age, with one load per key at a time. Ages count
 * from the start of a load, because its data may be that old. Otherwise a machine that was paused
 * in between would make the data look younger.
 */
export type PageCache<V> = {
  get: (key: string, load: () => Promise<V>) => Promise<V>;
  /**
   * A value that is fresh enough to answer at once; otherwise `undefined`, and the caller uses
   * `get`.
   */
  peek: (key: string) => V | undefined;
  clear: () => void;
};

export type PageCacheRules<V> = {
  maxEntries: number;
  maxAgeMs: (value: V) => number;
  /**
   * From this share of its maximum age on, a requested value is reloaded in the background, so that
   * readers of popular pages never wait. 1: reload only after it has expired.
   */
  refreshShare?: number;
  nowMs: () => number;
};

/**
 * Calls do not join a load that began longer ago than this. The machine may have been paused since,
 * as Cloud Run does between requests.
 */
const JOINED_MS = 5_000;

type Kept<V> = { value: V; refreshMs: number; untilMs: number };
type Loading<V> = { promise: Promise<V>; startedMs: number };

export function createPageCache<V>(rules: PageCacheRules<V>): PageCache<V> {
  // Ages are checked here and not by the library's `ttl`: they count from the start of a load, and
  // the clock is a dependency.
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
        // A newer load has started, so ignore this result.
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
      // The caller has a valid value, so this error is not for them. A later call with an expired
      // value gets it.
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
