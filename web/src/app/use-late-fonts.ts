import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../lib/when-idle.ts';
import { gatherLateFonts, letLateFontsEnter, SWAPPED_FONTS_ID } from './late-fonts.ts';

/** Lets fonts that came too late for one page enter with the next. */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    letLateFontsEnter(document);
  }, [pathname]);
  useEffect(() => {
    // On a fast line they have entered by themselves.
    if (document.querySelector<HTMLStyleElement>(`#${SWAPPED_FONTS_ID}`)?.media === 'all') return undefined;
    let cancel = (): void => undefined;
    let isCurrent = true;
    void document.fonts.ready.then(() => {
      if (isCurrent) cancel = whenIdle(() => void gatherLateFonts(document));
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [pathname]);
}
