import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { loadPageMeta } from './load-page-meta.ts';

const isTextField = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** With another value of these parameters, a path shows another page. */
const PAGE_PARAMETERS = ['search', 'month', 'films', 'before', 'after'];

/**
 * Handles the focus after a navigation to another page or hash: moves it to the hash's
 * target, or else to the main part. If the reader has moved to a text field while the page was
 * loading, the focus stays in that field. It also stays after a tap on a tab or sort link.
 *
 * Returns the title of the new page for a live region.
 */
export function usePageFocus(): string {
  const { pathname, search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  const query = PAGE_PARAMETERS.map((name) => parameters.get(name) ?? '').join(' ');
  const [announcement, setAnnouncement] = useState('');
  const isFirst = useRef(true);
  const announced = useRef(pathname + query);
  const { state } = useNavigation();
  const leftFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (state !== 'idle') leftFrom.current = document.activeElement;
  }, [state]);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const { activeElement } = document;
    if (activeElement === leftFrom.current || !isTextField(activeElement)) {
      const target = document.getElementById(hash.slice(1)) ?? document.getElementById('main');
      // A section is not focusable by default. A control already is and keeps its place in the tab
      // order.
      if (target !== null && target.tabIndex < 0) target.tabIndex = -1;
      target?.focus({ preventScroll: true });
    }
    // If only the hash has changed, nothing is announced.
    if (announced.current === pathname + query) return;
    announced.current = pathname + query;
    let isCurrent = true;
    // `useDocumentHead` has requested the same code earlier, so the document already has the new
    // title.
    const announce = () => isCurrent && setAnnouncement(document.title);
    void loadPageMeta().then(announce, announce);
    return () => {
      isCurrent = false;
    };
  }, [pathname, query, hash]);
  return announcement;
}
