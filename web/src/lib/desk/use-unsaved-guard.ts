import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

const QUESTION = 'You have unsaved changes. Leave this page anyway?';

/** While `isAsking`, the browser asks before the window is closed or reloaded. */
export function useCloseGuard(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsking]);
}

/** While `isDirty`, asks before another page is opened, or the window is closed or reloaded. */
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
