import { LIST_MAX } from '@first-show/domain/core/limits';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { showFailure } from '../ui/show-failure.ts';
import { REFRESH_MS } from './query-client.tsx';
import { type LiveQuery, useLiveQueryState } from './use-live-state.ts';

type Item = { id: string };

/** `nextAfter` is `null` on the last page. */
export type ListPage<One> = { items: One[]; nextAfter: string | null };

type Options<One extends Item> = {
  /** The first page, fifty documents. Pass the same object in every render. */
  live: LiveQuery;
  /** The field by which `live` is ordered, an ISO time. */
  timeOf: (item: One) => string;
  /** The order of `live` is not latest first but oldest first. */
  isOldestFirst?: boolean;
  /** Loads a page of the same list, after the item with this id or from the top. */
  load: (after: string | undefined, signal: AbortSignal) => Promise<ListPage<One>>;
  queryKey: QueryKey;
  failed: string;
};

/**
 * A list by time. Its first page is live. 'Load more' loads further items by HTTP, which are
 * refetched every minute.
 */
export function useLiveList<One extends Item>(options: Options<One>) {
  const { live, timeOf, isOldestFirst = false, load, queryKey, failed } = options;
  const [attempt, setAttempt] = useState(0);
  const { status, docs } = useLiveQueryState<One>(live, attempt);
  const [hasOlder, setHasOlder] = useState(false);
  // The pages start at the top of the list. So they also have the items that new ones have pushed
  // out of the live page since.
  const older = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextAfter }) => nextAfter ?? undefined,
    enabled: hasOlder,
    refetchInterval: REFRESH_MS,
    gcTime: 0,
  });
  const isFull = docs.length === LIST_MAX;
  const { data } = older;
  const all = useMemo(() => {
    const last = isFull ? docs.at(-1) : undefined;
    if (last === undefined || data === undefined) return docs;
    // The live page alone knows what it covers: an item that it lacks has left the list.
    const known = new Set(docs.map(({ id }) => id));
    const isBeyond = (item: One) => (isOldestFirst ? timeOf(item) >= timeOf(last) : timeOf(item) <= timeOf(last));
    const rest = data.pages.flatMap(({ items }) => items).filter((item) => isBeyond(item) && !known.has(item.id));
    return [...docs, ...new Map(rest.map((item) => [item.id, item])).values()];
  }, [docs, isFull, data, timeOf, isOldestFirst]);

  const loadMore = async (): Promise<void> => {
    const first = hasOlder ? older : await older.refetch();
    const { isError, error } = first.isError ? first : await older.fetchNextPage();
    if (isError) showFailure(failed, error);
    else setHasOlder(true);
  };
  return {
    status,
    docs: all,
    more: {
      hasMore: isFull && (data === undefined || older.hasNextPage),
      isLoading: older.isFetchingNextPage || (!hasOlder && older.isFetching),
      onLoad: loadMore,
    },
    retry: () => setAttempt((count) => count + 1),
  };
}

/** A page of an API that answers fifty items at a time. */
export const fullPage = <One extends Item>(items: One[]): ListPage<One> => ({
  items,
  nextAfter: items.length < LIST_MAX ? null : (items.at(-1)?.id ?? null),
});

/** The query of an API list that continues after an item. */
export const afterQuery = (after: string | undefined): string =>
  after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
