import { useCallback, useMemo, useSyncExternalStore } from 'react';
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
