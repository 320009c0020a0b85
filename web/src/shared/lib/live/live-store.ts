/**
 * The Firestore documents and queries (sources) that the open page watches, and their last values.
 * The module is small, because every page loads it. The listener itself (Firestore's SDK in a
 * worker) loads when the browser is idle and then follows these sources. The desks use
 * `desk/lib/use-live-state.ts` instead of this store.
 */

/**
 * One document by path, or a query with a limit. Only the desks may query: `firestore.rules` let
 * readers get only single documents, and set a maximum limit for each collection at the desks.
 *
 * `confirmAbsence`: report a missing document only after the server has confirmed it. Offline, an
 * empty cache would also report it as missing.
 */
export type LiveSource =
  | { kind: 'doc'; path: string; confirmAbsence?: true }
  | {
      kind: 'query';
      collection: string;
      where: readonly (readonly [
        field: string,
        operator: '==' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains',
        value: string | number | boolean | readonly string[],
      ])[];
      orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
      limit: number;
    };

/**
 * The value of a source: a document (`null` if it has not existed so far), or the documents of a
 * query.
 */
export type LiveValue = unknown;

type Entry = {
  key: string;
  source: LiveSource;
  value: LiveValue;
  hasFailed: boolean;
  /** True if a document existed and was deleted since. `value` is still its last data. */
  isGone: boolean;
  users: number;
  listeners: Set<() => void>;
};

export type LiveStore = ReturnType<typeof createLiveStore>;

/** Equal sources have equal keys, so that two components share one listener. */
export const keyOf = (source: LiveSource): string => (source.kind === 'doc' ? source.path : JSON.stringify(source));

export function createLiveStore() {
  const entries = new Map<string, Entry>();
  const sourceListeners = new Set<() => void>();
  let sources: readonly { key: string; source: LiveSource }[] = [];
  let isLost = false;
  const sourcesChanged = () => {
    sources = [...entries.values()].map(({ key, source }) => ({ key, source }));
    for (const listener of sourceListeners) listener();
  };
  const fail = (entry: Entry | undefined) => {
    if (entry === undefined || entry.hasFailed) return;
    entry.hasFailed = true;
    for (const listener of entry.listeners) listener();
  };
  return {
    /**
     * Watches a source until the returned function is called. `listener` runs after each new value,
     * and when the source fails.
     */
    watch(source: LiveSource, listener: () => void): () => void {
      const key = keyOf(source);
      let entry = entries.get(key);
      if (entry === undefined) {
        entry = {
          key,
          source,
          value: undefined,
          hasFailed: isLost,
          isGone: false,
          users: 0,
          listeners: new Set(),
        };
        entries.set(key, entry);
        sourcesChanged();
      }
      const watched = entry;
      watched.users += 1;
      watched.listeners.add(listener);
      return () => {
        watched.listeners.delete(listener);
        watched.users -= 1;
        // Remove the source in a microtask, not at once, because a component of the next page may
        // watch it in the same tick. The listener then continues and does not send the value again,
        // and the source keeps its last value.
        queueMicrotask(() => {
          if (watched.users > 0 || entries.get(key) !== watched) return;
          entries.delete(key);
          sourcesChanged();
        });
      };
    },
    /** The last value of a source; `undefined` if there is none yet. */
    value: (key: string): LiveValue | undefined => entries.get(key)?.value,
    /**
     * Stores a new value. A value of a source that nobody watches is ignored. A deleted document
     * keeps its last value (`isGone`).
     */
    publish(key: string, value: LiveValue): void {
      const entry = entries.get(key);
      if (entry === undefined) return;
      entry.isGone = value === null && entry.value != null;
      if (!entry.isGone) entry.value = value;
      entry.hasFailed = false;
      for (const listener of entry.listeners) listener();
    },
    /**
     * Marks a source as failed: Firestore refused it, or its listener broke off. Its last value
     * stays.
     */
    publishFailure: (key: string): void => fail(entries.get(key)),
    /**
     * Marks all sources as failed, also those that are watched later, because the listener broke
     * off or did not load. Each source counts as failed until it gets a new value.
     */
    publishLoss(): void {
      isLost = true;
      entries.forEach(fail);
    },
    hasFailed: (key: string): boolean => entries.get(key)?.hasFailed ?? false,
    isGone: (key: string): boolean => entries.get(key)?.isGone ?? false,
    /** The sources that are watched now. The array is the same object until they change. */
    sources: () => sources,
    onSourcesChange(listener: () => void): () => void {
      sourceListeners.add(listener);
      return () => sourceListeners.delete(listener);
    },
  };
}

export const liveStore: LiveStore = createLiveStore();
