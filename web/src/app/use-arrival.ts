import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadPageMeta } from './load-page-meta.ts';

/**
 * After a navigation to another page or search: focus goes to the main part, and a screen reader hears the new title (the returned text,
 * for a live region). Tabs and sorts of the same page keep the focus where it is; Back and Forward do too where it can.
 */
export function useArrival(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search).get('search') ?? '';
  const [announcement, setAnnouncement] = useState('');
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    document.getElementById('main')?.focus({ preventScroll: true });
    let isCurrent = true;
    // `useDocumentHead` asked for the titles before, so the document has its new one by then.
    void loadPageMeta().then(() => {
      if (isCurrent) setAnnouncement(document.title);
    });
    return () => {
      isCurrent = false;
    };
  }, [pathname, query]);
  return announcement;
}
