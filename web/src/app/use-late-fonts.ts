import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../lib/when-idle.ts';
import { areFontsIn, gatherLateFonts, letLateFontsEnter, rememberFonts } from './late-fonts.ts';

/** Fetches fonts that a slow line kept from one page, and lets them enter with the next. */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    letLateFontsEnter(document);
  }, [pathname]);
  useEffect(() => {
    let cancel = (): void => undefined;
    let isCurrent = true;
    void document.fonts.ready.then(() => {
      if (isCurrent) cancel = whenIdle(() => void (areFontsIn(document) ? rememberFonts() : gatherLateFonts(document).then(rememberFonts)));
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [pathname]);
}
