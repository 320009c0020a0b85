import { STATS_POLL_MS } from '@first-show/domain/core/limits';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { keyOf, liveStore, type LiveSource } from './live-store.ts';

/**
 * Whether data saver is on. In that case readers' pages never load the listener, and `useLiveDoc`
 * calls `refresh` instead.
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * The last value of a source (`undefined` if there is none yet), whether it has failed since, and
 * whether its document was deleted since.
 */
function useSource(source: LiveSource | null): { value: unknown; hasFailed: boolean; isGone: boolean } {
  const key = source === null ? null : keyOf(source);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the source
  const stable = useMemo(() => source, [key]);
  const subscribe = useCallback(
    (listener: () => void) => (stable === null ? () => undefined : liveStore.watch(stable, listener)),
    [stable],
  );
  return {
    value: useSyncExternalStore(
      subscribe,
      () => (key === null ? undefined : liveStore.value(key)),
      () => undefined,
    ),
    hasFailed: useSyncExternalStore(
      subscribe,
      () => key !== null && liveStore.hasFailed(key),
      () => false,
    ),
    isGone: useSyncExternalStore(
      subscribe,
      () => key !== null && liveStore.isGone(key),
      () => false,
    ),
  };
}

/**
 * The current data of a document: `initial` (from the server) until the listener has loaded and the
 * document exists, then `map(document)`, which changes with the document. `path` is, for example,
 * 'stats/site'; with `null` there is no listener.
 *
 * If the document is deleted, the last value stays, or is replaced by `gone`, if given. After an
 * error the last value stays, and with data saver on there is no listener. In both cases `refresh`,
 * if given, is called every 30 s while the tab is visible.
 */
export function useLiveDoc<Doc, Value = Doc>(
  path: string | null,
  initial: Value,
  map: (doc: Doc) => Value,
  options?: { refresh?: () => Promise<Value>; gone?: Value },
): Value {
  const hasGone = options?.gone !== undefined;
  const { value, hasFailed, isGone } = useSource(
    path === null ? null : { kind: 'doc', path, ...(hasGone && { confirmAbsence: true }) },
  );
  const doc = value as Doc | null | undefined;
  const refreshed = useRefresh({ key: path, hasFailed, refresh: options?.refresh });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `map` is a new function on each render; it depends on the document alone
  const mapped = useMemo(() => (doc === undefined || doc === null ? undefined : { value: map(doc) }), [doc]);
  // After a failure, a refreshed value is newer than the listener's.
  const heard = isGone && options?.gone !== undefined ? options.gone : mapped?.value;
  return (hasFailed ? refreshed : undefined) ?? heard ?? refreshed ?? initial;
}

function useRefresh<Value>({
  key,
  hasFailed,
  refresh,
}: {
  key: string | null;
  hasFailed: boolean;
  refresh?: () => Promise<Value>;
}): Value | undefined {
  const [value, setValue] = useState<{ key: string | null; value: Value } | null>(null);
  const isOn = refresh !== undefined;
  useEffect(() => {
    if (!isOn || !(hasFailed || savesData())) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      refresh().then(
        (fresh) => setValue({ key, value: fresh }),
        () => undefined,
      );
    }, STATS_POLL_MS);
    return () => clearInterval(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `refresh` is a new function on each render; the key names what it asks for
  }, [key, isOn, hasFailed]);
  return value !== null && value.key === key ? value.value : undefined;
}
