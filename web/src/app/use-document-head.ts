import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadPageMeta } from './load-page-meta.ts';
import { useShownEnvelope } from './use-chrome.ts';

/**
 * Keeps title, language, canonical address and meta tags in step on navigation inside the app, from
 * the same source as the document of the first response, which wrote them itself. Its JSON-LD stays
 * as it was sent: only who asks for documents reads that.
 */
export function useDocumentHead(): void {
  const envelope = useShownEnvelope();
  const { pathname, search } = useLocation();
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (envelope === null) return;
    let isCurrent = true;
    void loadPageMeta().then(
      ({ showPageMeta }) => isCurrent && showPageMeta(envelope, pathname + search),
      // Offline: the page is there all the same.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [envelope, pathname, search]);
}
