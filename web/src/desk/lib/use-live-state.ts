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
import { useEffect } from 'react';
import { useFirestore, useObservable } from 'reactfire';
import { BehaviorSubject, combineLatest, of } from 'rxjs';
import { listen } from '../../shared/lib/live/listen.client.ts';
import { keyOf, type LiveSource } from '../../shared/lib/live/live-store.ts';
import { useSession } from './session.ts';

/** 'error': Firestore has refused or ended the listener. The last value is kept. */
export type LiveStatus = 'loading' | 'ready' | 'error';
export type LiveQuery = Omit<Extract<LiveSource, { kind: 'query' }>, 'kind'>;

/** The last value (`undefined`: none yet), and whether the listener has failed since that value. */
type SourceState = { value: unknown; hasFailed: boolean };
const NO_VALUE: SourceState = { value: undefined, hasFailed: false };

/** A source and its listener, which components share. `stop` is `null` if nothing listens. */
type LiveEntry = {
  state$: BehaviorSubject<SourceState>;
  stop: (() => void) | null;
  users: number;
  session: string | null;
};
/** The entries are kept for the life of the page, like reactfire's cache. */
const entries = new Map<string, LiveEntry>();

function entryOf(id: string): LiveEntry {
  const entry = entries.get(id) ?? { state$: new BehaviorSubject(NO_VALUE), stop: null, users: 0, session: null };
  entries.set(id, entry);
  return entry;
}

type Following = { firestore: Firestore; source: LiveSource; session: string };

/** Listens until all users have called the returned function. A new `session` restarts it. */
function follow(entry: LiveEntry, { firestore, source, session }: Following): () => void {
  const { state$ } = entry;
  entry.users += 1;
  if (entry.stop === null || session !== entry.session) {
    entry.stop?.();
    entry.session = session;
    if (state$.value.hasFailed) state$.next({ ...state$.value, hasFailed: false });
    entry.stop = listen(firestore, source, {
      next: (value) => state$.next({ value, hasFailed: false }),
      error: () => state$.next({ ...state$.value, hasFailed: true }),
    });
  }
  return () => {
    entry.users -= 1;
    // Wait, because the next page may mount a component with the same id in the same commit.
    queueMicrotask(() => {
      if (entry.users > 0 || entry.stop === null) return;
      entry.stop();
      entry.stop = null;
      state$.next(NO_VALUE);
    });
  };
}

type UseLiveSourcesOptions = { id: string; sources: readonly LiveSource[]; session: string };

/** The state of each source. Components with the same `id` share the listeners of equal sources. */
export function useLiveSources({ id, sources, session }: UseLiveSourcesOptions): readonly SourceState[] {
  const firestore = useFirestore();
  const keys = sources.map(keyOf).join();
  const used = sources.map((source) => ({ source, entry: entryOf(`${id} ${keyOf(source)}`) }));
  const states$ = used.length === 0 ? of([]) : combineLatest(used.map(({ entry }) => entry.state$));
  const { data } = useObservable(`${id} ${keys}`, states$, { suspense: false });
  useEffect(() => {
    const ends = used.map(({ entry, source }) => follow(entry, { firestore, source, session }));
    return () => ends.forEach((end) => end());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `id` and `keys` identify the sources
  }, [id, keys, session, firestore]);
  return data;
}

const statusOf = ({ value, hasFailed }: SourceState): LiveStatus =>
  hasFailed ? 'error' : value === undefined ? 'loading' : 'ready';

function useSourceState(source: LiveSource | null, attempt = 0): { status: LiveStatus; value: unknown } {
  const { staff, epoch } = useSession();
  const sources = source === null ? [] : [source];
  const [state = NO_VALUE] = useLiveSources({ id: staff.uid, sources, session: `${epoch} ${attempt}` });
  return { status: statusOf(state), value: state.value };
}

/** A live document; `null` while it loads or if it does not exist. Path `null`: no listener. */
export function useLiveDocState<Doc>(path: string | null): { status: LiveStatus; doc: Doc | null } {
  const { status, value } = useSourceState(path === null ? null : { kind: 'doc', path });
  return { status, doc: (value as Doc | null | undefined) ?? null };
}

/**
 * The live documents with their `id`. The rules allow at most 50, for some collections less. A new
 * `attempt` restarts the listener.
 */
export function useLiveQueryState<Doc>(
  query: LiveQuery | null,
  attempt = 0,
): { status: LiveStatus; docs: readonly Doc[] } {
  const { status, value } = useSourceState(query === null ? null : { kind: 'query', ...query }, attempt);
  return { status, docs: (value as readonly Doc[] | undefined) ?? NO_DOCS };
}
const NO_DOCS: readonly never[] = [];
