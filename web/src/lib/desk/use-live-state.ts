/**
 * Live Firestore data at the desks. This file is the only wrapper around reactfire's
 * `useObservable`. It replaces reactfire's own hooks for documents and collections, because
 * reactfire 4.2.6
 *
 * - never detaches a listener. Here the last component to unmount detaches it;
 * - throws in every render after an error, even after a new sign-in. Here the status reports the
 *   error, the last value stays, and a new session restarts every listener;
 * - throws on the server. Here an entry has a value from the start.
 *
 * A listener starts in an effect, so a render that React discards leaves none behind.
 */

import type { Firestore } from 'firebase/firestore';
import { useEffect, useId, useMemo } from 'react';
import { useFirestore, useObservable } from 'reactfire';
import { BehaviorSubject } from 'rxjs';
import { listen } from '../live/listen.client.ts';
import { keyOf, type LiveSource } from '../live/live-store.ts';
import { useSession } from './session.ts';

/** 'error': Firestore has refused or ended the listener. The last value is kept. */
export type LiveStatus = 'loading' | 'ready' | 'error';
export type LiveQuery = Omit<Extract<LiveSource, { kind: 'query' }>, 'kind'>;

/** The last value (`undefined`: none yet), and whether the listener has failed since that value. */
type SourceState = { value: unknown; hasFailed: boolean };
type StateBySource = ReadonlyMap<string, SourceState>;

/** The listeners of one id. Components with the same id share them. */
type LiveEntry = {
  states$: BehaviorSubject<StateBySource>;
  /** Functions that detach the listeners, by source. */
  stops: Map<string, () => void>;
  users: number;
  session: string | null;
};
/**
 * The entries are kept for the life of the page, like reactfire's cache. Unused entries are empty.
 */
const entries = new Map<string, LiveEntry>();

function entryOf(id: string): LiveEntry {
  const known = entries.get(id);
  if (known !== undefined) return known;
  const entry = { states$: new BehaviorSubject<StateBySource>(new Map()), stops: new Map(), users: 0, session: null };
  entries.set(id, entry);
  return entry;
}

function stopExcept({ stops }: LiveEntry, isWanted: (key: string) => boolean): void {
  for (const [key, stop] of stops) {
    if (isWanted(key)) continue;
    stop();
    stops.delete(key);
  }
}

/**
 * Makes the entry listen to exactly these sources. After a call of the returned function, the
 * listeners are detached unless another component uses the entry. A new `session` restarts the
 * listeners and keeps the last values.
 */
function follow(
  entry: LiveEntry,
  { firestore, sources, session }: { firestore: Firestore; sources: readonly LiveSource[]; session: string },
): () => void {
  const { states$, stops } = entry;
  const isNewSession = session !== entry.session;
  entry.session = session;
  entry.users += 1;
  const wanted = new Set(sources.map(keyOf));
  stopExcept(entry, (key) => wanted.has(key) && !isNewSession);
  const kept = [...states$.value].filter(([key]) => wanted.has(key));
  const isChanged = states$.value.size > 0 && (isNewSession || kept.length < states$.value.size);
  if (isChanged)
    states$.next(new Map(kept.map(([key, state]) => [key, isNewSession ? { ...state, hasFailed: false } : state])));
  for (const source of sources) {
    const key = keyOf(source);
    if (stops.has(key)) continue;
    const tell = (state: SourceState) => states$.next(new Map(states$.value).set(key, state));
    const stop = listen(firestore, source, {
      next: (value) => tell({ value, hasFailed: false }),
      error: () => tell({ value: states$.value.get(key)?.value, hasFailed: true }),
    });
    stops.set(key, stop);
  }
  return () => {
    entry.users -= 1;
    // Wait, because the next page may mount a component with the same id in the same commit.
    queueMicrotask(() => {
      if (entry.users > 0) return;
      stopExcept(entry, () => false);
      states$.next(new Map());
    });
  };
}

type UseLiveSourcesOptions = { id: string; sources: readonly LiveSource[]; session: string };

/** The state of each source, by `keyOf`. Components with the same `id` must pass equal sources. */
export function useLiveSources({ id, sources, session }: UseLiveSourcesOptions): StateBySource {
  const firestore = useFirestore();
  const entry = entryOf(id);
  const { data } = useObservable(id, entry.states$, { suspense: false });
  const keys = sources.map(keyOf).join();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `keys` identifies the sources
  useEffect(() => follow(entry, { firestore, sources, session }), [entry, keys, session, firestore]);
  return data;
}

const statusOf = (state: SourceState | undefined): LiveStatus =>
  state?.hasFailed === true ? 'error' : state?.value === undefined ? 'loading' : 'ready';

function useSourceState(source: LiveSource | null): { status: LiveStatus; value: unknown } {
  const { staff, epoch } = useSession();
  const key = source === null ? '' : keyOf(source);
  const sources = source === null ? [] : [source];
  const state = useLiveSources({ id: `${staff.uid} ${key}`, sources, session: `${epoch}` }).get(key);
  return { status: statusOf(state), value: state?.value };
}

/** A live document; `null` while it loads or if it does not exist. Path `null`: no listener. */
export function useLiveDocState<Doc>(path: string | null): { status: LiveStatus; doc: Doc | null } {
  const { status, value } = useSourceState(path === null ? null : { kind: 'doc', path });
  return { status, doc: (value as Doc | null | undefined) ?? null };
}

/**
 * The live documents of a query, each with its `id`. The rules allow a limit of at most 50, and
 * less for some collections.
 */
export function useLiveQueryState<Doc>(query: LiveQuery | null): { status: LiveStatus; docs: readonly Doc[] } {
  const { status, value } = useSourceState(query === null ? null : { kind: 'query', ...query });
  return { status, docs: (value as readonly Doc[] | undefined) ?? NO_DOCS };
}
const NO_DOCS: readonly never[] = [];

/**
 * Several live queries, in the order of `queries`. `docs` is `undefined` until the first result of
 * its query, which may be empty. The returned array stays the same until a query has a new result
 * or fails, or other `queries` are passed. A new `attempt` restarts the listeners.
 */
export function useLiveQueriesState<Doc>(
  queries: readonly LiveQuery[],
  attempt: number,
): readonly { status: LiveStatus; docs: readonly Doc[] | undefined }[] {
  const { staff, epoch } = useSession();
  const own = useId();
  const sources = useMemo(() => queries.map((query): LiveSource => ({ kind: 'query', ...query })), [queries]);
  const states = useLiveSources({ id: `${staff.uid} ${own}`, sources, session: `${epoch} ${attempt}` });
  return useMemo(
    () =>
      sources.map((source) => {
        const of = states.get(keyOf(source));
        return { status: statusOf(of), docs: of?.value as readonly Doc[] | undefined };
      }),
    [sources, states],
  );
}
