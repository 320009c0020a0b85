import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadPageMeta } from './load-page-meta.ts';
import { useShownEnvelope } from './use-chrome.ts';

/**
 * Updates title, language, canonical URL and meta tags on navigation inside the app. For the first
 * page, the server writes them from the same data. The JSON-LD is not updated, because only
 * crawlers read it, and they load each page as a document.
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
      // Ignore a failed import (offline, for example): the page works without an updated head.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [envelope, pathname, search]);
}
