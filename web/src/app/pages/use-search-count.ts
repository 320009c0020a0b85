import { SEARCH_COUNTED_AFTER_MS, SEARCH_MIN_EXCLUSIVE } from '@first-show/domain/core/limits';
import { useEffect } from 'react';
import { callApi } from '../../lib/call-api.ts';

/**
 * Counts a search whose results were looked at for a moment: pages of results come from caches, so
 * nobody else can. `query`: of the results that are shown, `null` where there are none.
 */
export function useSearchCount(query: string | null): void {
  useEffect(() => {
    if (query === null || query.length <= SEARCH_MIN_EXCLUSIVE) return undefined;
    const timer = setTimeout(() => {
      // A statistic that is lost is no reader's concern.
      callApi('/api/analytics/searches', { method: 'POST', body: { query }, keepalive: true }).catch(() => undefined);
    }, SEARCH_COUNTED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
