import { LRUCache } from 'lru-cache';
import { within } from '../deadline.ts';

/**
 * A cache in memory, limited in entries and age. Concurrent calls for a key share one load. Ages
 * count from the start of a load, because the data may be that old.
 *
 * An expired value stays as a fallback: when its reload fails or takes longer than `PATIENCE_MS`,
 * callers get it until the database answers again, at most for a day.
 */
export type Cache<V> = {
  get: (key: string, load: () => Promise<V>) => Promise<V>;
  /** Whether the next `get` answers from the cache. */
  isFresh: (key: string) => boolean;
};

export type CacheRules<V> = {
  maxEntries: number;
  /** 0 for a value that must not be kept, not even as a fallback, such as a redirect. */
  maxAgeMs: (value: V) => number;
  nowMs: () => number;
  /** Called when a caller gets an expired value because its reload failed or was late. */
  onStale?: (key: string, cause: unknown) => void;
  /**
   * How long after its maximum age a value is still returned while another call reloads it. The
   * call that reloads always waits, because an instance has no processor without a request.
   */
  staleMs?: number;
  patienceMs?: number;
};

const PATIENCE_MS = 2000;
/** After a failed or late reload, calls within this time get the expired value without waiting. */
const REST_MS = 2000;
const FALLBACK_MAX_MS = 24 * 60 * 60_000;

type Entry<V> = { value: V; loadedMs: number; freshUntilMs: number; isKept: boolean };

export function createCache<V>({ nowMs, ...rules }: CacheRules<V>): Cache<V> {
  const isFresh = (entry: Entry<V> | undefined): boolean => entry !== undefined && nowMs() < entry.freshUntilMs;
  const isFallback = (entry: Entry<V> | undefined): entry is Entry<V> =>
    entry?.isKept === true && nowMs() - entry.loadedMs <= FALLBACK_MAX_MS;

  // Ages are checked here and not by the library's `ttl`, because tests pass a clock.
  const entries = new LRUCache<string, Entry<V>, () => Promise<V>>({
    max: rules.maxEntries,
    // An entry that is evicted during its load still answers its callers.
    ignoreFetchAbort: true,
    fetchMethod: async (key, expired, { context: load }) => {
      const loadedMs = nowMs();
      const loading = load().then((value): Entry<V> => {
        const maxAgeMs = rules.maxAgeMs(value);
        return { value, loadedMs, freshUntilMs: loadedMs + maxAgeMs, isKept: maxAgeMs > 0 };
      });
      if (!isFallback(expired)) return loading;
      try {
        return await within(rules.patienceMs ?? PATIENCE_MS, loading);
      } catch (error) {
        rules.onStale?.(key, error);
        void loading.then(
          (late) => {
            const current = entries.peek(key);
            if (current === undefined || current.loadedMs < loadedMs) entries.set(key, late);
          },
          () => undefined,
        );
        return { ...expired, freshUntilMs: nowMs() + REST_MS };
      }
    },
  });

  /** Keys whose expired value is being reloaded. */
  const reloading = new Set<string>();
  const isEnoughMeanwhile = (entry: Entry<V> | undefined): entry is Entry<V> =>
    entry?.isKept === true && nowMs() < entry.freshUntilMs + (rules.staleMs ?? 0);

  return {
    get: async (key, load) => {
      const current = entries.peek(key);
      const forceRefresh = !isFresh(current);
      if (forceRefresh && reloading.has(key) && isEnoughMeanwhile(current)) return current.value;
      if (forceRefresh) reloading.add(key);
      const fetched = entries.fetch(key, { context: load, forceRefresh });
      const entry = await fetched.finally(() => forceRefresh && reloading.delete(key));
      // The library returns `undefined` only if the key was evicted during its load.
      return entry === undefined ? load() : entry.value;
    },
    isFresh: (key) => isFresh(entries.peek(key)),
  };
}
