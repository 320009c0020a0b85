import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { keyOf, liveStore, type LiveSource } from '../live/live-store.ts';

/** 'error': refused or broken off; what was heard before stays. */
export type LiveStatus = 'loading' | 'ready' | 'error';
export type LiveQuery = Omit<Extract<LiveSource, { kind: 'query' }>, 'kind'>;

function useSourceState(source: LiveSource | null): { status: LiveStatus; value: unknown } {
  const key = source === null ? null : keyOf(source);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says all of the source
  const stable = useMemo(() => source, [key]);
  const subscribe = useCallback((listener: () => void) => (stable === null ? () => undefined : liveStore.watch(stable, listener)), [stable]);
  const value = useSyncExternalStore(subscribe, () => (key === null ? undefined : liveStore.value(key)));
  const hasFailed = useSyncExternalStore(subscribe, () => key !== null && liveStore.hasFailed(key));
  return { status: hasFailed ? 'error' : value === undefined ? 'loading' : 'ready', value };
}

/** A document as it is now; `null` while loading and where there is none. `path` `null` listens to nothing. */
export function useLiveDocState<Doc>(path: string | null): { status: LiveStatus; doc: Doc | null } {
  const { status, value } = useSourceState(path === null ? null : { kind: 'doc', path });
  return { status, doc: (value as Doc | null | undefined) ?? null };
}

/** The documents of a query as they are now, each with its `id`. Rules want a limit of at most 50. */
export function useLiveQueryState<Doc>(query: LiveQuery | null): { status: LiveStatus; docs: readonly Doc[] } {
  const { status, value } = useSourceState(query === null ? null : { kind: 'query', ...query });
  return { status, docs: (value as readonly Doc[] | undefined) ?? NONE };
}
const NONE: readonly never[] = [];

/**
 * Several pages of one list, each a listener of its own: for 'load more' past the fifty of one query. The pages are stable while their
 * queries are; a document that moved from one page to the next is told once.
 */
export function useLivePagesState<Doc extends { id: string }>(queries: readonly LiveQuery[]): { status: LiveStatus; docs: readonly Doc[]; lastPageSize: number } {
  const sources = queries.map((query): LiveSource => ({ kind: 'query', ...query }));
  const joined = sources.map(keyOf).join('\n');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the keys say all of the sources
  const stable = useMemo(() => sources, [joined]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = stable.map((source) => liveStore.watch(source, listener));
      return () => stops.forEach((stop) => stop());
    },
    [stable],
  );
  const last = useRef<{ values: unknown[]; failed: boolean; state: { status: LiveStatus; docs: readonly Doc[]; lastPageSize: number } } | null>(null);
  return useSyncExternalStore(subscribe, () => {
    const values = stable.map((source) => liveStore.value(keyOf(source)));
    const failed = stable.some((source) => liveStore.hasFailed(keyOf(source)));
    const before = last.current;
    if (before !== null && before.failed === failed && before.values.length === values.length && before.values.every((value, index) => value === values[index]))
      return before.state;
    const pages = values.map((value) => (value as readonly Doc[] | undefined) ?? NONE);
    const docs = [...new Map(pages.flat().map((doc) => [doc.id, doc])).values()];
    const status: LiveStatus = failed ? 'error' : values.includes(undefined) ? 'loading' : 'ready';
    const state = { status, docs, lastPageSize: pages.at(-1)?.length ?? 0 };
    last.current = { values, failed, state };
    return state;
  });
}
