import { LRUCache } from 'lru-cache';

/**
 * A small cache of one process: bounded in entries and in age, and one load per key however many
 * ask at once. Ages count from when a load began, because its data may be that old: a machine that
 * stands still in between must not make them younger.
 */
export type PageCache<V> = {
  get: (key: string, load: () => Promise<V>) => Promise<V>;
  /**
   * What is kept and young enough to be answered without a second thought; `undefined` sends to
   * `get`.
   */
  peek: (key: string) => V | undefined;
  clear: () => void;
};

export type PageCacheRules<V> = {
  maxEntries: number;
  maxAgeMs: (value: V) => number;
  /**
   * From this share of its age on, a value that is asked for is loaded anew beside being answered:
   * who reads what many read never waits. 1: not before it is too old.
   */
  refreshShare?: number;
  nowMs: () => number;
};

/**
 * A load that began longer ago is not waited for: the machine may have stood still since it read,
 * as Cloud Run's do between requests.
 */
const JOINED_MS = 5_000;

type Kept<V> = { value: V; refreshMs: number; untilMs: number };
type Loading<V> = { promise: Promise<V>; startedMs: number };

export function createPageCache<V>(rules: PageCacheRules<V>): PageCache<V> {
  // Ages are judged here and not by the library's `ttl`: they count from when a load began, and the
  // clock comes in as an argument.
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
        // A load that was overtaken by a later one has nothing to say any more.
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
      // A failure is not theirs who have an answer: whoever comes when it is too old hears of it.
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
