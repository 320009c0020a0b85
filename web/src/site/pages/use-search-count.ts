import { SEARCH_COUNTED_AFTER_MS, SEARCH_MIN_EXCLUSIVE } from '@first-show/domain/core/limits';
import { useEffect } from 'react';
import { callApi } from '../../shared/lib/call-api.ts';

/**
 * Counts a search whose results were visible for two seconds. The browser has to report it, because
 * result pages come from caches and the server does not see every search. `query` is the text of
 * the visible results; `null` if no search results are visible.
 */
export function useSearchCount(query: string | null): void {
  useEffect(() => {
    if (query === null || query.length <= SEARCH_MIN_EXCLUSIVE) return undefined;
    const timer = setTimeout(() => {
      // Ignore failures: a lost count must not disturb the reader.
      callApi('/api/analytics/searches', { method: 'POST', body: { query }, keepalive: true }).catch(() => undefined);
    }, SEARCH_COUNTED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
