import type { CommentFilter } from '@first-show/domain/comments/comment-keys';
import { matchesFilter } from '@first-show/domain/comments/comment-keys';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLiveDocState } from '../../lib/desk/use-live-state.ts';
import { arrivedAbove, keepCurrent } from '../../lib/desk/cursor.ts';
import { decisions, useDecisions } from './desk-decisions.ts';
import { decidedByText } from './decision-texts.ts';
import { belongsTo, queryOf } from './list-filter.ts';
import { applyOverlay, type CardData, newestFirst } from './overlay.ts';
import { useLivePages } from './use-live-pages.ts';

const NEVER: readonly string[] = [];

/**
 * A live list of the desk with its cursor. The current card never disappears by itself. If somebody
 * else decides its comment, it stays with a notice; if new comments push it off its page, it stays
 * as it is.
 */
export function useQueue(list: QueueList, filter: CommentFilter) {
  const pages = useLivePages<CommentQueueDoc>(queryOf(list, filter), 'createdAt');
  const { overlay, restored } = useDecisions();
  const filterKey = JSON.stringify(filter);
  const belongs = useMemo(() => belongsTo(list), [list]);
  const applied = useMemo(() => {
    const found = pages.docs.map(withDefaults).filter((comment) => belongs(comment) && matchesFilter(comment, filter));
    return applyOverlay(found, overlay, { name: list, belongs });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says all of the filter
  }, [pages.docs, overlay, list, belongs, filterKey]);

  const [cursor, setCursor] = useState<{ ids: readonly string[]; current: string | null }>({
    ids: NEVER,
    current: null,
  });
  const { current: before } = cursor;
  const { status: watchedStatus, doc: watchedDoc } = useLiveDocState<CommentQueueDoc>(
    before === null ? null : `commentQueue/${before}`,
  );
  const lastShown = useRef<CardData | null>(null);
  const shown = useMemo(() => {
    const lost = lastShown.current?.comment;
    if (lost === undefined || lost.id !== before) return applied;
    if (applied.some(({ comment }) => comment.id === lost.id) || overlay.expected.has(lost.id)) return applied;
    const now = watchedDoc === null ? null : withDefaults({ ...watchedDoc, id: lost.id });
    const kept = { comment: now ?? lost, notice: watchedStatus === 'ready' ? noticeOf(now, belongs) : null };
    return [...applied, kept].sort(newestFirst);
  }, [applied, before, overlay.expected, watchedStatus, watchedDoc, belongs]);

  const ids = useMemo(() => shown.map(({ comment }) => comment.id), [shown]);
  const isSame = ids.length === cursor.ids.length && ids.every((id, index) => id === cursor.ids[index]);
  const current = isSame ? cursor.current : keepCurrent(cursor.ids, ids, cursor.current);
  if (!isSame) setCursor({ ids, current });
  const currentShown = shown.find(({ comment }) => comment.id === current) ?? null;
  useEffect(() => {
    lastShown.current = currentShown;
  }, [currentShown]);

  // A comment that somebody else decided stays until it is dismissed, even after the moderator
  // moves on.
  const lost =
    currentShown !== null && currentShown.notice !== null && !overlay.decidedElsewhere.has(currentShown.comment.id)
      ? currentShown
      : null;
  useEffect(() => {
    if (lost !== null && lost.notice !== null)
      decisions.keepNotices([{ list, comment: lost.comment, notice: lost.notice }]);
  }, [lost, list]);
  useEffect(() => () => decisions.dismissAll(), [list]);

  return {
    pages,
    shown,
    ids,
    current,
    currentShown,
    restored,
    setCurrent: (id: string | null) => setCursor((last) => ({ ...last, current: id })),
  };
}

/** Old comments lack the newer fields. */
const withDefaults = (doc: CommentQueueDoc): CommentQueueDoc => ({ ...oldest, ...doc });
const oldest = {
  authorId: null,
  authorEmail: null,
  ipAddress: null,
  parentId: null,
  flags: [],
  keys: [],
  reportCount: 0,
  isReported: false,
  moderatedByUid: null,
};

/** Why the current comment left the list; `null` if new comments only pushed it off its page. */
const noticeOf = (now: CommentQueueDoc | null, belongs: (comment: CommentQueueDoc) => boolean): string | null =>
  now !== null && belongs(now) ? null : decidedByText(now);

/**
 * Ids that arrived at the top since the last clear. `isReady`: the list is loaded; `ignored`: ids
 * that were restored, not newly sent.
 */
export function useArrivals(
  ids: readonly string[],
  { isReady, ignored }: { isReady: boolean; ignored: readonly string[] },
) {
  const [state, setState] = useState<{ ids: readonly string[] | null; arrived: readonly string[] }>({
    ids: null,
    arrived: NEVER,
  });
  if (isReady && state.ids !== ids) {
    const fresh = state.ids === null ? [] : state.ids.length === 0 ? ids : arrivedAbove(state.ids, ids);
    const arrived = [...new Set([...fresh, ...state.arrived])].filter(
      (id) => ids.includes(id) && !ignored.includes(id),
    );
    setState({ ids, arrived: arrived.length === 0 ? NEVER : arrived });
  }
  return { arrived: state.arrived, clear: () => setState((last) => ({ ...last, arrived: NEVER })) };
}
