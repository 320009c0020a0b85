import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

const QUESTION = 'You have unsaved changes. Leave this page anyway?';

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
  useBeforeUnload((event) => isDirty && event.preventDefault());
}
