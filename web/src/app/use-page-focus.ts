import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { loadPageMeta } from './load-page-meta.ts';

const isTextField = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * After a navigation to another page or search, moves the focus to the main part or to the hash's
 * target, and returns the new title for a live region. After a tap on a tab or sort link of the
 * same page the focus stays. It also stays if the reader has moved to a text field while the page
 * was loading.
 */
export function usePageFocus(): string {
  const { pathname, search, hash } = useLocation();
  const query = new URLSearchParams(search).get('search') ?? '';
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
    // A navigation within the page moves the focus to its target and announces nothing else.
    if (announced.current === pathname + query) return;
    announced.current = pathname + query;
    let isCurrent = true;
    // `useDocumentHead` has requested the titles' code earlier, so the document's title is already
    // the new one.
    const announce = () => isCurrent && setAnnouncement(document.title);
    void loadPageMeta().then(announce, announce);
    return () => {
      isCurrent = false;
    };
  }, [pathname, query, hash]);
  return announcement;
}
