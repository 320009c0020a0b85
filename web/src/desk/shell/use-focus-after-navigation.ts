import { useEffect, useRef } from 'react';
import { isNothingFocused } from '../lib/nothing-focused.ts';

/**
 * Moves the focus to the new page if the page before it had the focus, for example in a link. A tab
 * of the desk, and a field that the new page has focused, keep it.
 */
export function useFocusAfterNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isNothingFocused()) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
