import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

const QUESTION = 'You have unsaved changes. Leave this page anyway?';

/** Makes the browser ask before the window is closed or reloaded. */
export function useCloseGuard(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsking]);
}

/** Asks before unsaved work is lost by a navigation, a reload or a closed window. */
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
