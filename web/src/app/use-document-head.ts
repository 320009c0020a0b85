import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadPageMeta } from './load-page-meta.ts';
import { useShownEnvelope } from './use-chrome.ts';

function setAttribute(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/**
 * Keeps title, language, description and canonical address in step on navigation inside the app, from the same source as the document of
 * the first response, which wrote them itself.
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
    void loadPageMeta().then(({ pageMeta }) => {
      if (!isCurrent) return;
      const meta = pageMeta(envelope, { path: pathname + search, siteUrl: window.location.origin });
      document.title = meta.title;
      document.documentElement.lang = meta.language;
      setAttribute('meta[name="description"]', 'content', meta.description);
      setAttribute('link[rel="canonical"]', 'href', meta.canonical);
    });
    return () => {
      isCurrent = false;
    };
  }, [envelope, pathname, search]);
}
