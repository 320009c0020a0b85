import { LIST_MAX } from '@first-show/domain/core/limits';
import { roleHasRight } from '@first-show/domain/staff/staff.schema';
import { useQuery } from '@tanstack/react-query';
import { statsQuery } from './queries.ts';
import { useStaff } from './session.ts';
import { useLiveQueryState } from './use-live-state.ts';

/** The first page of the queue. The page of pending comments has the same Firestore query. */
const PENDING = {
  collection: 'commentQueue',
  where: [['status', '==', 'pending']],
  orderBy: [['createdAt', 'desc']],
  limit: LIST_MAX,
} as const;

/**
 * The site's numbers, counted when a component that shows them mounts, and then every minute. For
 * moderators the number of pending comments is live; `pending` has it before the counts are loaded.
 */
export function useDeskStats() {
  const { role } = useStaff();
  const { data: counted = null, isError, isFetching, refetch } = useQuery(statsQuery);
  const queue = useLiveQueryState(roleHasRight(role, 'comments') ? PENDING : null);
  const pending = pendingOf({
    listed: queue.status === 'ready' ? queue.docs.length : null,
    counted: counted?.comments.pending ?? null,
  });
  return {
    stats: counted && { ...counted, comments: { ...counted.comments, pending: pending ?? counted.comments.pending } },
    pending,
    isError,
    hasFailed: counted === null && isError && !isFetching,
    retry: () => void refetch(),
  };
}

/**
 * The number of pending comments; `null` if unknown. `listed`: the length of the queue's first
 * page. A full page says only that there are at least so many.
 */
export function pendingOf({ listed, counted }: { listed: number | null; counted: number | null }): number | null {
  if (listed !== null && listed < LIST_MAX) return listed;
  return counted === null ? null : Math.max(listed ?? 0, counted);
}
