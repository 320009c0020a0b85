import type { CommentFilter } from '@first-show/domain/comments/comment-keys';
import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { paths } from '@first-show/domain/core/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { step } from '../../lib/desk/cursor.ts';
import { useDeskKeys } from '../../lib/desk/use-desk-keys.ts';
import { useSelection } from '../../lib/desk/use-selection.ts';
import { type Act, actsOf, isSelectable, canActOn } from './acts.ts';
import { reloadAuthors } from './authors.ts';
import { decisions } from './decisions.ts';
import { isWhole } from './list-filter.ts';
import { cardId } from './overlay.ts';
import { useQueue } from './use-queue.ts';

/**
 * Focuses the current card and scrolls to it after the moderator's own changes. A colleague's
 * decision or a new comment must not move anything. Set `isOwn` before a change by the moderator.
 * `version` changes with the cards. `startsAsOwn`: the moderator caused the first render.
 */
function useOwnMoves(current: string | null, version: string, startsAsOwn: boolean) {
  const isOwn = useRef(startsAsOwn);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isOwn.current) return;
    const target =
      current === null
        ? box.current?.querySelector<HTMLElement>('[data-empty]')
        : document.getElementById(cardId(current));
    if (target == null) return;
    isOwn.current = false;
    const { activeElement } = document;
    const isElsewhere =
      activeElement !== null && activeElement !== document.body && box.current?.contains(activeElement) !== true;
    if (!isElsewhere) target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest' });
  }, [version, current]);
  return { box, isOwn };
}

export type QueueDesk = ReturnType<typeof useQueueDesk>;

/** A live list and its actions: move, select, decide, undo. */
export function useQueueDesk(list: QueueList, filter: CommentFilter) {
  const client = useQueryClient();
  const queue = useQueue(list, filter);
  const { cards, ids, current, restored, setCurrent } = queue;
  const selectable = useMemo(
    () => cards.filter((card) => isSelectable(list, card)).map(({ comment }) => comment.id),
    [cards, list],
  );
  const selection = useSelection(selectable);
  const version = ids.join();
  // The moderator has set a filter. That removes the pressed button, so focus the first card.
  const { box, isOwn } = useOwnMoves(current, version, !isWhole(filter));
  const announceMove = () => (isOwn.current = true);
  const moveTo = (id: string) => {
    announceMove();
    setCurrent(id);
  };
  // After an undo, the restored comment becomes the current card again.
  const lastRestored = useRef(restored);
  useEffect(() => {
    if (lastRestored.current === restored) return;
    lastRestored.current = restored;
    const back = restored?.ids.find((id) => ids.includes(id));
    if (back !== undefined) moveTo(back);
  });

  const act = (on: ReadonlySet<string>, what: Act) => {
    if (!actsOf[list].includes(what)) return;
    const comments = cards
      .filter((card) => on.has(card.comment.id) && canActOn(list, card))
      .map(({ comment }) => comment);
    if (comments.length === 0) return;
    announceMove();
    const authorIds = comments.map(({ authorId }) => authorId);
    void decisions.decide(list, comments, what).then(() => reloadAuthors(client, authorIds));
  };
  return {
    ...queue,
    list,
    selectable,
    selection,
    version,
    box,
    isOwn,
    /**
     * Handles a click or focus in a card. A click on 'Dismiss' moves the cursor and then also
     * reaches the card, so compare with the rendered cursor.
     */
    select: (id: string) => {
      if (id !== current) setCurrent(id);
    },
    goTo: (id: string | null) => {
      if (id !== null && id === current) document.getElementById(cardId(id))?.focus();
      else if (id !== null) moveTo(id);
    },
    act: (id: string, what: Act) => {
      setCurrent(id);
      act(new Set([id]), what);
    },
    actOnSelection: (what: Act) => {
      act(selection.ids, what);
      selection.clear();
    },
    dismiss: (id: string) => {
      announceMove();
      const at = ids.indexOf(id);
      if (id === current) setCurrent(ids[at + 1] ?? ids[at - 1] ?? null);
      decisions.dismiss(id);
    },
    undo: () => {
      announceMove();
      void decisions.undo();
    },
  };
}

export function useQueueKeys(desk: QueueDesk, onHelp: () => void): void {
  const { ids, current, currentCard, selection } = desk;
  // If comments are selected, the key applies to all of them, like the buttons of the bar.
  const decide = (what: Act) => () => {
    if (selection.ids.size > 0) desk.actOnSelection(what);
    else if (current !== null) desk.act(current, what);
  };
  const pick = (isRange: boolean) => () => current !== null && selection.pick(current, isRange);
  useDeskKeys({
    j: () => desk.goTo(step(ids, current, 1)),
    k: () => desk.goTo(step(ids, current, -1)),
    a: decide('approve'),
    r: decide('reject'),
    d: decide('delete'),
    x: pick(false),
    'shift+x': pick(true),
    u: desk.undo,
    o: () => currentCard !== null && window.open(paths.article(currentCard.comment.articleSlug), '_blank', 'noopener'),
    escape: () => {
      if (currentCard !== null && currentCard.notice !== null) desk.dismiss(currentCard.comment.id);
      else selection.clear();
    },
    '?': onHelp,
    'shift+?': onHelp,
  });
}
