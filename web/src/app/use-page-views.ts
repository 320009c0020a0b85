import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { callApi } from '../lib/call-api.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { useShownEnvelope } from './use-chrome.ts';

/**
 * Counts a view of each page that is shown: the first after idle, every other path of a navigation
 * inside the app at once. Who leaves the first page before it is idle has seen it too.
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
      // A statistic that is lost is no reader's concern.
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
