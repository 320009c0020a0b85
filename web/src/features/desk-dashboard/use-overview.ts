import { useQuery } from '@tanstack/react-query';
import type { AdminStats } from '@first-show/domain/analytics/analytics.schema';
import type { DeskOverview } from '@first-show/domain/analytics/desk-stats';
import type { CommentDeskStats } from '@first-show/domain/comments/moderation-desk.schema';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useLiveDocState } from '../../lib/desk/use-live-state.ts';

export type Overview = AdminStats & { newMessages: number };

/**
 * The desk's numbers, live. If they were never counted or the listener fails, the API is asked
 * once; `retry` asks it again.
 */
export function useOverview(): { overview: Overview | null; hasFailed: boolean; retry: () => void } {
  const live = useLiveDocState<DeskOverview>('deskStats/overview');
  const comments = useLiveDocState<CommentDeskStats>('deskStats/comments');
  const isMissing = live.doc === null && live.status !== 'loading';
  const asked = useQuery({
    queryKey: ['stats'],
    queryFn: ({ signal }) => callStaffApi<AdminStats>('/api/admin/stats', { signal }),
    enabled: isMissing,
    gcTime: 0,
  });
  const found = live.doc ?? (asked.data === undefined ? null : { ...asked.data, newMessages: 0 });
  return {
    overview: found === null ? null : withComments(found, comments.doc),
    hasFailed: found === null && asked.isError && !asked.isFetching,
    retry: () => void asked.refetch(),
  };
}

/** Replaces the comment numbers with the comment desk's own, which are updated first. */
export function withComments<T extends Overview>(overview: T, counts: CommentDeskStats | null): T {
  if (counts === null) return overview;
  const { pending, approved, rejected } = counts;
  return { ...overview, comments: { total: pending + approved + rejected, pending, approved } };
}
