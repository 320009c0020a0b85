import { useEffect, useState } from 'react';
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
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<{ stats: AdminStats | null; hasFailed: boolean }>({
    stats: null,
    hasFailed: false,
  });
  const isMissing = live.doc === null && live.status !== 'loading';
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    callStaffApi<AdminStats>('/api/admin/stats').then(
      (stats) => !isGone && setAsked({ stats, hasFailed: false }),
      () => !isGone && setAsked({ stats: null, hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, attempt]);

  const found = live.doc ?? (asked.stats === null ? null : { ...asked.stats, newMessages: 0 });
  const retry = () => {
    setAsked({ stats: null, hasFailed: false });
    setAttempt((count) => count + 1);
  };
  return {
    overview: found === null ? null : withComments(found, comments.doc),
    hasFailed: found === null && asked.hasFailed,
    retry,
  };
}

/** Replaces the comment numbers with the comment desk's own, which are updated first. */
export function withComments<T extends Overview>(overview: T, counts: CommentDeskStats | null): T {
  if (counts === null) return overview;
  const { pending, approved, rejected } = counts;
  return { ...overview, comments: { total: pending + approved + rejected, pending, approved } };
}
