import { useEffect, useMemo, useState } from 'react';
import { type LiveQuery, type LiveStatus, useLiveQueriesState } from '../../lib/desk/use-live-state.ts';
import { closeGaps, cursorAfter } from './page-cursors.ts';

/** The security rules limit a list to this many documents. */
const PAGE_SIZE = 50;
const NONE: readonly string[] = [];

/**
 * A live list of any length, newest first. Unlike a query with a growing limit, it stays within the
 * fifty documents that the rules allow. Unlike pages with fixed starts, it loses nothing when new
 * items push the pages down (`closeGaps`). `query`: without limit and order; `orderField`: the text
 * field to order by, latest first. Another query starts with its first page.
 */
export function useLivePages<Doc extends { id: string }>(
  query: Pick<LiveQuery, 'collection' | 'where'>,
  orderField: keyof Doc & string,
) {
  const queryKey = JSON.stringify([query, orderField]);
  const [state, setState] = useState({ queryKey, cursors: NONE });
  const [attempt, setAttempt] = useState(0);
  const cursors = state.queryKey === queryKey ? state.cursors : NONE;

  const queries = useMemo(() => {
    const base: LiveQuery = { ...query, orderBy: [[orderField, 'desc']], limit: PAGE_SIZE };
    return [base, ...cursors.map((cursor): LiveQuery => ({ ...base, startAfter: [cursor] }))];
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says all of the query
  }, [queryKey, cursors]);
  const pages = useLiveQueriesState<Doc>(queries, attempt);

  useEffect(() => {
    const values = pages.map(({ docs }) => docs?.map((doc) => String(doc[orderField])));
    const closed = closeGaps(cursors, values, PAGE_SIZE);
    if (closed !== cursors) setState({ queryKey, cursors: closed });
  }, [pages, cursors, queryKey, orderField]);

  const docs = useMemo(
    () => [...new Map(pages.flatMap((page) => page.docs ?? []).map((doc) => [doc.id, doc])).values()],
    [pages],
  );
  const lastPage = pages.at(-1)?.docs;
  const isLoadingMore = pages.length > 1 && lastPage === undefined;
  const hasFailed = pages.some(({ status }) => status === 'error');
  const isLoading = pages[0]?.docs === undefined;
  // 'loading' until the first page has arrived; 'error' if a query was refused or broke off.
  const status: LiveStatus = hasFailed ? 'error' : isLoading ? 'loading' : 'ready';
  return {
    status,
    /** The documents of all pages, without duplicates. */
    docs,
    /** Props of `LoadMore`. */
    more: {
      hasMore: isLoadingMore || (lastPage?.length ?? 0) >= PAGE_SIZE,
      isLoading: isLoadingMore,
      onLoad: (): void => {
        const cursor = isLoadingMore ? null : cursorAfter((lastPage ?? []).map((doc) => String(doc[orderField])));
        if (cursor !== null) setState({ queryKey, cursors: [...cursors, cursor] });
      },
    },
    retry: (): void => setAttempt((count) => count + 1),
  };
}
