import { type CommentFilter, matchesFilter } from '@first-show/domain/comments/comment-keys';
import type { QueuedComment, CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { QueueList, QueueOrder, QueueSearchPage } from '@first-show/domain/comments/moderation-desk.schema';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { keepCurrent } from '../lib/cursor.ts';
import { type ListPage, useLiveList } from '../lib/use-live-list.ts';
import { useLiveDocState } from '../lib/use-live-state.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { decidedByText } from './acts.ts';
import { decisions, useDecisions } from './decisions.ts';
import { belongsTo, queryOf } from './list-filter.ts';
import { applyOverlay, type CardData, inOrder } from './overlay.ts';

/** Only live comments have keys. The server has checked the others. */
type Listed = QueuedComment & Partial<Pick<CommentQueueDoc, 'keys'>>;
const isFound = (comment: Listed, filter: CommentFilter): boolean =>
  comment.keys === undefined || matchesFilter(comment, filter);
const timeOf = ({ createdAt }: QueuedComment): string => createdAt;

export type QueueView = { list: QueueList; filter: CommentFilter; order: QueueOrder };

/** The comments of a list. Those loaded by HTTP take over this window's decisions. */
function useComments({ list, filter, order }: QueueView) {
  const client = useQueryClient();
  const live = useMemo(() => queryOf(list, filter, order), [list, filter, order]);
  const queryKey = useMemo(() => ['comments', list, filter, order], [list, filter, order]);
  const { answered } = useDecisions();
  useEffect(() => {
    const byId = new Map(answered.map((comment) => [comment.id, comment]));
    if (byId.size === 0) return;
    client.setQueryData<InfiniteData<ListPage<Listed>>>(queryKey, (data) => {
      const taken = ({ items, nextAfter }: ListPage<Listed>) => ({
        items: items.map((comment) => byId.get(comment.id) ?? comment),
        nextAfter,
      });
      return data && { ...data, pages: data.pages.map(taken) };
    });
  }, [client, queryKey, answered]);
  return useLiveList<Listed>({
    live,
    timeOf,
    isOldestFirst: order === 'oldest',
    queryKey,
    load: async (after, signal) => {
      const body = { list, filter, order, after };
      const page = await callStaffApi<QueueSearchPage>('/api/admin/comments/search', { method: 'POST', body, signal });
      return { items: page.comments, nextAfter: page.nextAfter };
    },
    failed: 'More comments could not be loaded',
  });
}

type Cursor = { ids: readonly string[]; current: string | null };
const START: Cursor = { ids: [], current: null };

/**
 * A live list of comments and its current card. Only the moderator's own decision or 'Dismiss'
 * removes the current card. If somebody else decides the comment, the card stays with a notice. If
 * new comments push the card off the loaded pages, the card stays without a notice.
 */
export function useQueue(view: QueueView) {
  const { list, filter, order } = view;
  const pages = useComments(view);
  const { overlay, restored, answeredAuthors } = useDecisions();
  const belongs = useMemo(() => belongsTo(list), [list]);
  const listed = useMemo(() => {
    const found = pages.docs.filter((comment) => belongs(comment) && isFound(comment, filter));
    return applyOverlay(found, overlay, { list, order });
  }, [pages.docs, overlay, list, order, belongs, filter]);

  // A notice is stale when its comment comes back to the live list: the colleague has undone the
  // decision. Right after a decision, the live list may still have the comment.
  const gone = useRef<readonly string[]>([]);
  useEffect(() => {
    const live = new Set(pages.docs.filter(belongs).map(({ id }) => id));
    for (const id of gone.current) if (live.has(id)) decisions.dismiss(id);
    gone.current = [...overlay.decidedElsewhere.keys()].filter((id) => !live.has(id));
  }, [pages.docs, belongs, overlay.decidedElsewhere]);

  const [cursor, setCursor] = useState(START);
  const { current: before } = cursor;
  const watched = useLiveDocState<QueuedComment>(before && `commentQueue/${before}`);
  const lastCard = useRef<CardData | null>(null);
  const cards = useMemo(() => {
    const lost = lastCard.current?.comment;
    if (lost === undefined || lost.id !== before) return listed;
    if (listed.some(({ comment }) => comment.id === lost.id) || overlay.expected.has(lost.id)) return listed;
    const now = watched.doc;
    const hasLeft = watched.status === 'ready' && (now === null || !belongs(now));
    const kept = { comment: now ?? lost, notice: hasLeft ? decidedByText(now) : null };
    return inOrder([...listed, kept], order);
  }, [listed, before, overlay.expected, watched.status, watched.doc, belongs, order]);

  const ids = useMemo(() => cards.map(({ comment }) => comment.id), [cards]);
  const isSame = ids.length === cursor.ids.length && ids.every((id, index) => id === cursor.ids[index]);
  const current = isSame ? cursor.current : keepCurrent(cursor.ids, ids, cursor.current);
  if (!isSame) setCursor({ ids, current });
  const currentCard = cards.find(({ comment }) => comment.id === current) ?? null;
  useEffect(() => {
    lastCard.current = currentCard;
    // Keep a card with a notice in the list until it is dismissed, even if it is no longer current.
    if (currentCard === null || currentCard.notice === null) return;
    const { comment, notice } = currentCard;
    if (!overlay.decidedElsewhere.has(comment.id)) decisions.keepNotices([{ list, comment, notice }]);
  }, [currentCard, overlay.decidedElsewhere, list]);
  useEffect(() => decisions.dismissAll, []);

  return {
    pages,
    cards,
    ids,
    current,
    currentCard,
    restored,
    answeredAuthors,
    setCurrent: (id: string | null) => setCursor((last) => ({ ...last, current: id })),
  };
}
