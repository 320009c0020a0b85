import { useEffect, useMemo, useState } from 'react';
import { type LiveQuery, type LiveStatus, useLiveQueriesState } from '../lib/use-live-state.ts';
import { closeGaps, cursorAfter } from './page-cursors.ts';

/** The most documents that the security rules allow per query. */
const PAGE_SIZE = 50;

/**
 * A live list of any length, latest first, as pages of at most fifty documents. `closeGaps` keeps
 * the list complete when new documents arrive. `query` must be the same object in every render.
 * `orderField`: the field to order by, an ISO time.
 */
export function useLivePages<Doc extends { id: string }>(
  query: Pick<LiveQuery, 'collection' | 'where'>,
  orderField: keyof Doc & string,
) {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const queries = useMemo(() => {
    const base: LiveQuery = { ...query, orderBy: [[orderField, 'desc']], limit: PAGE_SIZE };
    return [base, ...cursors.map((cursor): LiveQuery => ({ ...base, startAfter: [cursor] }))];
  }, [query, orderField, cursors]);
  const pages = useLiveQueriesState<Doc>(queries, attempt);

  useEffect(() => {
    const values = pages.map(({ docs }) => docs?.map((doc) => String(doc[orderField])));
    setCursors(closeGaps(cursors, values, PAGE_SIZE));
  }, [pages, cursors, orderField]);

  const docs = useMemo(
    () => [...new Map(pages.flatMap((page) => page.docs ?? []).map((doc) => [doc.id, doc])).values()],
    [pages],
  );
  const lastPage = pages.at(-1)?.docs;
  const isLoadingMore = pages.length > 1 && lastPage === undefined;
  const hasFailed = pages.some((page) => page.status === 'error');
  const status: LiveStatus = hasFailed ? 'error' : pages[0]?.docs === undefined ? 'loading' : 'ready';
  return {
    /** 'loading' until the first page has arrived; 'error' if any page failed. */
    status,
    /** The documents of all pages, without duplicates. */
    docs,
    more: {
      hasMore: isLoadingMore || (lastPage?.length ?? 0) >= PAGE_SIZE,
      isLoading: isLoadingMore,
      onLoad: (): void => {
        const cursor = isLoadingMore ? null : cursorAfter((lastPage ?? []).map((doc) => String(doc[orderField])));
        if (cursor !== null) setCursors([...cursors, cursor]);
      },
    },
    retry: (): void => setAttempt((count) => count + 1),
  };
}
