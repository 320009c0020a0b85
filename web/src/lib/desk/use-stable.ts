import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function in every render, for memoized children. It calls the latest `callback`, so call
 * it only from event handlers.
 */
export function useStable<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
