import { useCallback, useLayoutEffect, useRef } from 'react';

/** An event handler that is the same function in every render, for memoized children. */
export function useStable<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
