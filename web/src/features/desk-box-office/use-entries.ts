import { useQuery } from '@tanstack/react-query';
import { livePaths } from '@first-show/domain/core/live-paths';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import type { BoxOfficeRollup } from '@first-show/domain/rollups/rollups';
import { useLiveDocState } from '../../lib/desk/use-live-state.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';

const NONE: readonly BoxOfficeEntry[] = [];

/** All entries of the chart, live. If the listener fails, `retry` loads them from the API. */
export function useEntries(): {
  status: 'loading' | 'ready' | 'error';
  entries: readonly BoxOfficeEntry[];
  retry: () => void;
} {
  const { status, doc } = useLiveDocState<BoxOfficeRollup>(livePaths.boxOffice);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['box-office'],
    queryFn: ({ signal }) => callStaffApi<BoxOfficeEntry[]>('/api/box-office', { signal }),
    enabled: false,
    gcTime: 0,
  });
  const retry = () => void refetch();
  if (doc !== null) return { status: 'ready', entries: doc.entries, retry };
  if (isFetching) return { status: 'loading', entries: data ?? NONE, retry };
  if (isError) return { status: 'error', entries: data ?? NONE, retry };
  // Without a roll-up and a listener's error, the site has no films yet.
  return { status: data === undefined ? status : 'ready', entries: data ?? NONE, retry };
}
