import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns the same event handler in every render, so that memoised children need no update. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
