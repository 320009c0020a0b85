import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LiveQuery, LiveStatus } from '../../lib/desk/use-live-state.ts';
import { keyOf, liveStore, type LiveSource } from '../../lib/live/live-store.ts';
import { closeGaps, cursorAfter } from './page-cursors.ts';

/** The rules' limit of a list. */
export const PAGE_SIZE = 50;
/** As long as a listener needs to be let go of, so that the next one is a new one. */
const RETRY_AFTER_MS = 100;

export type LivePages<Doc> = {
  /** 'loading' until the first page has come; 'error' where one was refused or broke off. */
  status: LiveStatus;
  /** All pages, without doubles. */
  docs: readonly Doc[];
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
};

/**
 * A list of any length, newest first, every page of it live. Unlike a query with a growing limit it stays within the fifty that the rules
 * allow; unlike pages with fixed beginnings it loses nothing when newcomers push the pages down (`closeGaps`). `query`: without limit and
 * order; `orderField`: the text field that orders it, latest first. Another query begins with its first page.
 */
export function useLivePages<Doc extends { id: string }>(
  query: Pick<LiveQuery, 'collection' | 'where'>,
  orderField: keyof Doc & string,
): LivePages<Doc> {
  const queryKey = JSON.stringify([query, orderField]);
  const [cursorState, setCursorState] = useState<{ queryKey: string; cursors: readonly string[] }>({
    queryKey,
    cursors: NONE,
  });
  const [isResting, setResting] = useState(false);
  const cursors = cursorState.queryKey === queryKey ? cursorState.cursors : NONE;

  const sources = useMemo(() => {
    const base: LiveSource = { kind: 'query', ...query, orderBy: [[orderField, 'desc']], limit: PAGE_SIZE };
    return isResting ? [] : [base, ...cursors.map((cursor): LiveSource => ({ ...base, startAfter: [cursor] }))];
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says all of the query
  }, [queryKey, cursors, isResting]);
  const heard = useHeard<Doc>(sources);

  // While its listener is let go of and taken up again, a page shows what it showed.
  const last = useRef<{ queryKey: string; pages: readonly (readonly Doc[] | undefined)[] }>({ queryKey, pages: [] });
  if (last.current.queryKey !== queryKey) last.current = { queryKey, pages: [] };
  const known = isResting ? last.current.pages : heard.pages;
  useEffect(() => {
    if (!isResting) last.current = { queryKey, pages: heard.pages };
  });

  useEffect(() => {
    const values = heard.pages.map((page) => page?.map((doc) => String(doc[orderField])));
    const closed = closeGaps(cursors, values, PAGE_SIZE);
    if (closed !== cursors) setCursorState({ queryKey, cursors: closed });
  }, [heard, cursors, queryKey, orderField]);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isResting]);

  const docs = useMemo(
    () => [...new Map(known.flatMap((page) => page ?? []).map((doc) => [doc.id, doc])).values()],
    [known],
  );
  const lastPage = known.at(-1);
  const isLoadingMore = known.length > 1 && lastPage === undefined;
  return {
    status: heard.hasFailed ? 'error' : known[0] === undefined ? 'loading' : 'ready',
    docs,
    hasMore: isLoadingMore || (lastPage?.length ?? 0) >= PAGE_SIZE,
    isLoadingMore,
    loadMore: () => {
      const cursor = isLoadingMore ? null : cursorAfter((lastPage ?? []).map((doc) => String(doc[orderField])));
      if (cursor !== null) setCursorState({ queryKey, cursors: [...cursors, cursor] });
    },
    retry: () => setResting(true),
  };
}
const NONE: readonly string[] = [];

/** What each source has said last: the same object until one says something new. */
function useHeard<Doc>(sources: readonly LiveSource[]): {
  pages: readonly (readonly Doc[] | undefined)[];
  hasFailed: boolean;
} {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = sources.map((source) => liveStore.watch(source, listener));
      return () => stops.forEach((stop) => stop());
    },
    [sources],
  );
  const last = useRef<{ pages: readonly (readonly Doc[] | undefined)[]; hasFailed: boolean }>({
    pages: [],
    hasFailed: false,
  });
  return useSyncExternalStore(subscribe, () => {
    const pages = sources.map((source) => liveStore.value(keyOf(source)) as readonly Doc[] | undefined);
    const hasFailed = sources.some((source) => liveStore.hasFailed(keyOf(source)));
    const before = last.current;
    const isSame =
      before.hasFailed === hasFailed &&
      before.pages.length === pages.length &&
      pages.every((page, index) => page === before.pages[index]);
    if (!isSame) last.current = { pages, hasFailed };
    return last.current;
  });
}
