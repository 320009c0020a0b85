import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../../shared/ui/controls/button.tsx';
import { showFailure } from './show-failure.ts';

type Props = { hasMore: boolean; isLoading?: boolean; label?: string; onLoad: () => unknown };

export function LoadMore({ hasMore, isLoading = false, label = 'Load more', onLoad }: Props) {
  if (!hasMore) return null;
  return (
    <Button variant="outlined" sx={{ mt: 5 }} aria-disabled={isLoading} onClick={() => !isLoading && void onLoad()}>
      {isLoading ? 'Loading…' : label}
    </Button>
  );
}

type LoadMorePagesProps = { list: UseInfiniteQueryResult<unknown>; failed: string; label?: string };

/** `LoadMore` for an infinite query. `failed`: title of the toast if a page does not load. */
export function LoadMorePages({ list, failed, label }: LoadMorePagesProps) {
  const load = async () => {
    const { isFetchNextPageError, error } = await list.fetchNextPage();
    if (isFetchNextPageError) showFailure(failed, error);
  };
  return <LoadMore hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} label={label} onLoad={load} />;
}
