import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { callApi } from '../shared/lib/call-api.ts';
import { whenIdle } from '../shared/lib/when-idle.ts';
import { useShownEnvelope } from './use-chrome.ts';

/**
 * Counts a view of each page that exists. The first page is counted when the browser is idle, or
 * when the reader leaves it before that; later pages are counted at once.
 */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const envelope = useShownEnvelope();
  const isFirst = useRef(true);
  const page = envelope?.page;
  const isFound = page !== undefined && page.kind !== 'not-found';
  const articleId = page?.kind === 'article' ? page.article.id : undefined;
  useEffect(() => {
    if (!isFound) return undefined;
    let isSent = false;
    const send = () => {
      if (isSent) return;
      isSent = true;
      // Ignore failures: a lost count must not disturb the reader.
      callApi('/api/analytics/page-views', {
        method: 'POST',
        body: { path: pathname, ...(articleId !== undefined && { articleId }) },
        keepalive: true,
      }).catch(() => undefined);
    };
    if (!isFirst.current) {
      send();
      return undefined;
    }
    isFirst.current = false;
    const cancel = whenIdle(send);
    window.addEventListener('pagehide', send);
    return () => {
      cancel();
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [pathname, articleId, isFound]);
}
