import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { paths } from '@first-show/domain/core/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { step } from '../../lib/desk/cursor.ts';
import { useDeskKeys } from '../../lib/desk/use-desk-keys.ts';
import type { useSelection } from '../../lib/desk/use-selection.ts';
import { type Act, actsOf, canActOn } from './acts.ts';
import { reloadAuthors } from './authors.ts';
import { decisions } from './desk-decisions.ts';
import { cardId } from './overlay.ts';
import type { useQueue } from './use-queue.ts';

/**
 * What a moderator does in a list: move, select, decide, undo. `announceMove` is called before each
 * change of the cards or the cursor.
 */
export function useQueueActions({
  list,
  queue: { cards, ids, current, restored, setCurrent },
  selection,
  announceMove,
}: {
  list: QueueList;
  queue: ReturnType<typeof useQueue>;
  selection: ReturnType<typeof useSelection>;
  announceMove: () => void;
}) {
  const client = useQueryClient();
  const moveTo = (id: string | null) => {
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
    goTo: (id: string | null) => {
      if (id !== null && id === current) document.getElementById(cardId(id))?.focus();
      else if (id !== null) moveTo(id);
    },
    act,
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

/** The keyboard shortcuts of a list. */
export function useQueueKeys({
  queue: { ids, current, currentCard },
  selection,
  actions,
  onHelp,
}: {
  queue: ReturnType<typeof useQueue>;
  selection: ReturnType<typeof useSelection>;
  actions: ReturnType<typeof useQueueActions>;
  onHelp: () => void;
}): void {
  // If comments are selected, the key applies to all of them, as the bar says.
  const decide = (what: Act) => () => {
    if (selection.ids.size > 0) actions.actOnSelection(what);
    else if (current !== null) actions.act(new Set([current]), what);
  };
  const pick = (isRange: boolean) => () => current !== null && selection.pick(current, isRange);
  useDeskKeys({
    j: () => actions.goTo(step(ids, current, 1)),
    k: () => actions.goTo(step(ids, current, -1)),
    a: decide('approve'),
    r: decide('reject'),
    d: decide('delete'),
    x: pick(false),
    'shift+x': pick(true),
    u: actions.undo,
    o: () => currentCard !== null && window.open(paths.article(currentCard.comment.articleSlug), '_blank', 'noopener'),
    escape: () => {
      if (currentCard !== null && currentCard.notice !== null) actions.dismiss(currentCard.comment.id);
      else selection.clear();
    },
    '?': onHelp,
    'shift+?': onHelp,
  });
}
