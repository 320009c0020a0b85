import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { loadPageMeta } from './load-page-meta.ts';

const isTextField = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * After a navigation to another page or search, moves the focus to the main part or to the hash's
 * target, and returns the new title for a live region. Tabs and sort links of the same page keep
 * the focus. So does a reader who moved to a text field while the page was loading.
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
      // A section is not focusable by itself. A control keeps its place in the tab order.
      if (target !== null && target.tabIndex < 0) target.tabIndex = -1;
      target?.focus({ preventScroll: true });
    }
    // A navigation within the page announces only its target.
    if (announced.current === pathname + query) return;
    announced.current = pathname + query;
    let isCurrent = true;
    // `useDocumentHead` requested the titles earlier, so the document has its new title by then.
    const announce = () => isCurrent && setAnnouncement(document.title);
    void loadPageMeta().then(announce, announce);
    return () => {
      isCurrent = false;
    };
  }, [pathname, query, hash]);
  return announcement;
}
