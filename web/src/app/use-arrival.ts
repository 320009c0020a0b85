import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { loadPageMeta } from './load-page-meta.ts';

const isTextField = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * After a navigation to another page or search: focus goes to the main part, or to what the hash
 * names, and a screen reader hears the new title (the returned text, for a live region). Tabs and
 * sorts of the same page keep the focus where it is, and so does who went to a field while the page
 * was on its way.
 */
export function useArrival(): string {
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
      // A section takes no focus by itself; what does keeps its place in the order of the keyboard.
      if (target !== null && target.tabIndex < 0) target.tabIndex = -1;
      target?.focus({ preventScroll: true });
    }
    // Who goes to a part of the page hears that part alone.
    if (announced.current === pathname + query) return;
    announced.current = pathname + query;
    let isCurrent = true;
    // `useDocumentHead` asked for the titles before, so the document has its new one by then.
    const announce = () => isCurrent && setAnnouncement(document.title);
    void loadPageMeta().then(announce, announce);
    return () => {
      isCurrent = false;
    };
  }, [pathname, query, hash]);
  return announcement;
}
