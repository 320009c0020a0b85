import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

const QUESTION = 'You have unsaved changes. Leave this page anyway?';

/** The browser asks, in its own words, before the window is closed or loaded anew. */
export function useCloseGuard(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsking]);
}

/**
 * Asks before people leave a page with unsaved work: inside the desk, by closing the window, by a
 * reload.
 */
export function useUnsavedGuard(isDirty: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(QUESTION)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useCloseGuard(isDirty);
}
