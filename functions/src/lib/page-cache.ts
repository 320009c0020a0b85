/** A small cache of one process: bounded in entries and in age, and one load per key however many ask at once. */
export type PageCache<V> = { get: (key: string, load: () => Promise<V>) => Promise<V>; clear: () => void };

export function createPageCache<V>(rules: { maxEntries: number; maxAgeMs: (value: V) => number; nowMs: () => number }): PageCache<V> {
  const kept = new Map<string, { value: V; untilMs: number }>();
  const loading = new Map<string, Promise<V>>();

  function keep(key: string, value: V): void {
    kept.delete(key);
    kept.set(key, { value, untilMs: rules.nowMs() + rules.maxAgeMs(value) });
    // A Map keeps the order of insertion: the first key is the one unused for longest.
    for (const oldest of kept.keys()) {
      if (kept.size <= rules.maxEntries) break;
      kept.delete(oldest);
    }
  }

  return {
    get: (key, load) => {
      const found = kept.get(key);
      if (found !== undefined && rules.nowMs() < found.untilMs) {
        kept.delete(key);
        kept.set(key, found);
        return Promise.resolve(found.value);
      }
      const pending = loading.get(key);
      if (pending !== undefined) return pending;
      const started = load()
        .then((value) => {
          keep(key, value);
          return value;
        })
        .finally(() => loading.delete(key));
      loading.set(key, started);
      return started;
    },
    clear: () => kept.clear(),
  };
}
