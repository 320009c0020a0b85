import { useCallback, useEffect, useRef, useState } from 'react';
import { callStaffApi } from './staff-api.ts';

/**
 * 'error': nothing could be loaded. Once there is data it stays, and a refresh that fails is tried
 * again with the next one.
 */
export type StaffData<Data> = {
  status: 'loading' | 'ready' | 'error';
  data: Data | null;
  error: unknown;
  /** Asks again; with data the old ones stay meanwhile. */
  reload: () => void;
  /** Changes what is shown, after a call of one's own has answered. */
  change: (next: (data: Data) => Data) => void;
};

/** How often a page that is looked at asks again. */
const REFRESH_MS = 60_000;

/**
 * What `load` answers, for as long as `key` is the same; asked for again every minute and when
 * people come back to the window or to the network. An answer to an earlier key is dropped, one
 * that is older than a change of one's own is asked for anew. `isRefreshed` false: only `reload`
 * asks again.
 */
export function useStaffData<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Data>,
  { isRefreshed = true }: { isRefreshed?: boolean } = {},
): StaffData<Data> {
  const [state, setState] = useState<{ key: string; data: Data | null; error: unknown }>({
    key,
    data: null,
    error: null,
  });
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  // Counts changes: an answer that was asked for before one would take it back.
  const version = useRef(0);
  const [wanted, setWanted] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      const asked = version.current;
      try {
        const data = await latest.current(stop.signal);
        if (stop.signal.aborted) return;
        if (asked === version.current) setState({ key, data, error: null });
        else await ask();
      } catch (error) {
        if (!stop.signal.aborted) setState((last) => ({ key, data: last.key === key ? last.data : null, error }));
      }
    };
    const refresh = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    window.addEventListener('online', refresh);
    if (!isRefreshed) {
      return () => {
        stop.abort();
        window.removeEventListener('online', refresh);
      };
    }
    document.addEventListener('visibilitychange', refresh);
    const timer = setInterval(refresh, REFRESH_MS);
    return () => {
      stop.abort();
      clearInterval(timer);
      window.removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [key, wanted, isRefreshed]);

  const current = state.key === key ? state : { data: null, error: null };
  return {
    status: current.data !== null ? 'ready' : current.error !== null ? 'error' : 'loading',
    data: current.data,
    error: current.error,
    reload: useCallback(() => {
      setState((last) => ({ ...last, error: null }));
      setWanted((count) => count + 1);
    }, []),
    change: useCallback(
      (next: (data: Data) => Data) => {
        version.current += 1;
        setState((last) =>
          last.key !== key || last.data === null ? last : { key, data: next(last.data), error: null },
        );
      },
      [key],
    ),
  };
}

/** `useStaffData` of one call. */
export const useStaffGet = <Data>(path: string): StaffData<Data> =>
  useStaffData<Data>(path, (signal) => callStaffApi<Data>(path, { signal }));
