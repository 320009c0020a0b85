import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';

type Props = ComponentProps<typeof ListSkeleton> & {
  query: UseQueryResult<unknown> | UseInfiniteQueryResult<unknown>;
  /** Names the data in the error message: 'the polls'. */
  what: string;
};

/** A skeleton while a query loads, or an error message with a retry button. Nothing beside data. */
export function QueryState({ query, what, ...skeleton }: Props) {
  if (query.isPending) return <ListSkeleton {...skeleton} />;
  if (!query.isLoadingError) return null;
  return <LoadFailed what={what} error={query.error} onRetry={() => void query.refetch()} />;
}
