/**
 * What the open page wants to hear of, and what was heard. Small, because every page carries it;
 * the listener itself (Firestore's SDK in a worker) arrives after idle and works this list off. The
 * desks listen through `lib/desk/use-live-state.ts` instead.
 */

/**
 * One document by path, or a bounded query. Rules want a limit of at most 50 on every list.
 * `confirmAbsence`: that a document does not exist is told only once the server has said so.
 * Offline the empty cache would say it too.
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
      /** Values of `orderBy` (the field '__name__' is the id): the page begins behind them. */
      startAfter?: readonly (string | number)[];
    };

/** What a source says: a document (`null`: there is none), or the documents of a query. */
export type LiveValue = unknown;

type Entry = {
  key: string;
  source: LiveSource;
  value: LiveValue;
  hasFailed: boolean;
  users: number;
  listeners: Set<() => void>;
};

export type LiveStore = ReturnType<typeof createLiveStore>;

/** The same source always has the same key, so that two parts of a page share one listener. */
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
     * Wants a source until the returned function is called; `listener` runs on each of its values.
     */
    watch(source: LiveSource, listener: () => void): () => void {
      const key = keyOf(source);
      let entry = entries.get(key);
      if (entry === undefined) {
        entry = { key, source, value: undefined, hasFailed: isLost, users: 0, listeners: new Set() };
        entries.set(key, entry);
        sourcesChanged();
      }
      const watched = entry;
      watched.users += 1;
      watched.listeners.add(listener);
      return () => {
        watched.listeners.delete(listener);
        watched.users -= 1;
        // Who wants the same in the same tick (the next page, another query beside it) takes it
        // over with its value: the listener itself stays in that case, and would not say it again.
        queueMicrotask(() => {
          if (watched.users > 0 || entries.get(key) !== watched) return;
          entries.delete(key);
          sourcesChanged();
        });
      };
    },
    /** The last value of a source, `undefined` while there is none. */
    value: (key: string): LiveValue | undefined => entries.get(key)?.value,
    /** A value has come. Values of sources that nobody wants any more are dropped. */
    publish(key: string, value: LiveValue): void {
      const entry = entries.get(key);
      if (entry === undefined) return;
      entry.value = value;
      entry.hasFailed = false;
      for (const listener of entry.listeners) listener();
    },
    /** A source was refused or broke off; its last value stays. */
    publishFailure: (key: string): void => fail(entries.get(key)),
    /**
     * The listener itself broke off or never came: all sources have failed, those wanted later too,
     * until one says something again.
     */
    publishLoss(): void {
      isLost = true;
      entries.forEach(fail);
    },
    hasFailed: (key: string): boolean => entries.get(key)?.hasFailed ?? false,
    /** The sources that are wanted now; the same array until they change. */
    sources: () => sources,
    onSourcesChange(listener: () => void): () => void {
      sourceListeners.add(listener);
      return () => sourceListeners.delete(listener);
    },
  };
}

/** The one store of the page. */
export const liveStore: LiveStore = createLiveStore();
