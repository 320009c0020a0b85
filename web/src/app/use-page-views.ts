import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { callApi } from '../lib/call-api.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { useShownEnvelope } from './use-chrome.ts';

/** Counts a view of each page that is shown: the first after idle, every other path of a navigation inside the app at once. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const envelope = useShownEnvelope();
  const isFirst = useRef(true);
  const page = envelope?.page;
  const isFound = page !== undefined && page.kind !== 'not-found';
  const articleId = page?.kind === 'article' ? page.article.id : undefined;
  useEffect(() => {
    if (!isFound) return undefined;
    const send = () => {
      callApi('/api/analytics/page-views', {
        method: 'POST',
        body: { path: pathname, ...(articleId !== undefined && { articleId }) },
      }).catch(() => undefined);
    };
    if (!isFirst.current) {
      send();
      return undefined;
    }
    return whenIdle(() => {
      isFirst.current = false;
      send();
    });
  }, [pathname, articleId, isFound]);
}
