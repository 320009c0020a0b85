import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { DeskLog, DeskLogKind } from '@first-show/domain/staff/desk-log.schema';
import type { StaffAccount } from '@first-show/domain/staff/staff.schema';
import { REFRESH_MS } from '../../lib/desk/desk-queries.tsx';
import { callStaffApi } from '../../lib/desk/staff-api.ts';

/** `uid` and `kind` are '' for everybody and everything. */
export type ActivityFilter = { uid: string; kind: '' | DeskLogKind; days: string };

function logPath({ uid, kind, days }: ActivityFilter, after: string | null): string {
  const query = new URLSearchParams({ days, ...(uid && { uid }), ...(kind && { kind }), ...(after && { after }) });
  return `/api/admin/log?${query.toString()}`;
}

/** The entries of the activity log, newest first, page by page. */
export const useActivity = (filter: ActivityFilter) =>
  useInfiniteQuery({
    queryKey: ['desk-log', filter],
    queryFn: ({ pageParam, signal }) => callStaffApi<DeskLog>(logPath(filter, pageParam), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextAfter }) => nextAfter,
    refetchInterval: REFRESH_MS,
    // Every action at the desks adds an entry.
    refetchOnMount: 'always',
  });

/** Names of the staff by uid, for the filter and for changed accounts. Empty while loading. */
export function useStaffNames(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['staff-names'],
    queryFn: ({ signal }) => callStaffApi<StaffAccount[]>('/api/admin/staff?limit=50', { signal }),
  });
  return new Map((data ?? []).map(({ uid, displayName }) => [uid, displayName]));
}
