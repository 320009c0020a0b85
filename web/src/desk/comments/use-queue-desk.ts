import { paths } from '@first-show/domain/core/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { isNothingFocused } from '../lib/nothing-focused.ts';
import { keepInView, step } from '../lib/cursor.ts';
import { useDeskKeys } from '../lib/use-desk-keys.ts';
import { useSelection } from '../lib/use-selection.ts';
import { type Act, actsOf, isSelectable, canActOn } from './acts.ts';
import { reloadAuthors } from './authors.ts';
import { decisions } from './decisions.ts';
import { isUnfiltered } from './list-filter.ts';
import { cardId } from './overlay.ts';
import { type QueueView, useQueue } from './use-queue.ts';

/**
 * Focuses the current card and scrolls to it after a change by the moderator, but not after a
 * colleague's decision or a new comment. The caller sets `isOwn` before a change by the moderator.
 * A focus outside `box`, such as in the search field, is not moved, unless it is in a toast, whose
 * 'Undo' was pressed. `version` changes with the cards. `startsAsOwn`: the moderator caused the
 * first render.
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
      !isNothingFocused() &&
      box.current?.contains(activeElement) !== true &&
      activeElement?.closest('[data-toasts]') === null;
    if (!isElsewhere) target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest' });
  }, [version, current]);
  return { box, isOwn };
}

/**
 * Makes a visible card the current one after the reader has scrolled, so that keys and `ActionBar`
 * never decide about a card off screen. Also runs when the window gets the focus back, because the
 * browser then focuses the previous card again, and when the size of the window changes.
 */
function useCurrentInView(ids: readonly string[], current: string | null, setCurrent: (id: string) => void) {
  const follow = useEffectEvent(() => {
    const bar = Number.parseFloat(document.documentElement.style.getPropertyValue('--fs-bottom-bar')) || 0;
    const boxes = ids.flatMap((id) => {
      const rect = document.getElementById(cardId(id))?.getBoundingClientRect();
      return rect === undefined ? [] : [{ id, top: rect.top, bottom: rect.bottom }];
    });
    const next = keepInView(boxes, current, window.innerHeight - bar);
    if (next !== null && next !== current) setCurrent(next);
  });
  useEffect(() => {
    const listening = new AbortController();
    for (const type of ['scroll', 'resize', 'focus'])
      window.addEventListener(type, () => requestAnimationFrame(follow), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

export type QueueDesk = ReturnType<typeof useQueueDesk>;

/** A live list and its actions: move, select, decide, undo. */
export function useQueueDesk(view: QueueView) {
  const { list, filter } = view;
  const client = useQueryClient();
  const queue = useQueue(view);
  const { cards, ids, current, restored, answeredAuthors, setCurrent } = queue;
  useEffect(() => reloadAuthors(client, answeredAuthors), [client, answeredAuthors]);
  const selectable = useMemo(
    () => cards.filter((card) => isSelectable(list, card)).map(({ comment }) => comment.id),
    [cards, list],
  );
  const selection = useSelection(selectable);
  const version = ids.join();
  // A new filter remounts the list, and the pressed button may be gone. So focus the first card.
  const { box, isOwn } = useOwnMoves(current, version, !isUnfiltered(filter));
  useCurrentInView(ids, current, setCurrent);
  /** The comments of the last decision about the selection, until another decision or move. */
  const lastSelected = useRef<ReadonlySet<string>>(new Set());
  const announceMove = () => (isOwn.current = true);
  const moveTo = (id: string) => {
    announceMove();
    setCurrent(id);
  };
  const goTo = (id: string | null) => {
    lastSelected.current = new Set();
    if (id !== null && id === current) document.getElementById(cardId(id))?.focus();
    else if (id !== null) moveTo(id);
  };
  const lastRestored = useRef(restored);
  useEffect(() => {
    if (lastRestored.current === restored) return;
    lastRestored.current = restored;
    // After a failed decision, its comments are selected again, unless the moderator has gone on:
    // the next key would then decide about them instead of the current card.
    const hasFailed = restored?.isUndo === false && restored.ids.every((id) => lastSelected.current.has(id));
    if (hasFailed && selection.ids.size === 0) selection.pickOnly(restored.ids);
    const back = restored?.isUndo === true && restored.ids.find((id) => ids.includes(id));
    // After an undo, the restored comment becomes the current card again.
    if (back && back !== current) moveTo(back);
    // The text about the empty list may have had the focus, and is gone.
    else if (current !== null && isNothingFocused()) goTo(current);
  });

  /** Returns false if the action does not apply to any of these comments. */
  const act = (on: ReadonlySet<string>, what: Act): boolean => {
    if (!actsOf[list].includes(what)) return false;
    const comments = cards
      .filter((card) => on.has(card.comment.id) && canActOn(list, card))
      .map(({ comment }) => comment);
    if (comments.length === 0) return false;
    announceMove();
    lastSelected.current = new Set();
    void decisions.decide(list, comments, what);
    return true;
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
     * Makes a card the current one after a click on the card, or when the card gets the focus. A
     * click on 'Dismiss' first makes the next card current, and then reaches this handler with the
     * id of the old card. This id still equals the rendered `current`, so the card stays current.
     */
    select: (id: string, { isClick }: { isClick: boolean }) => {
      if (isClick || id !== current) lastSelected.current = new Set();
      if (id !== current) setCurrent(id);
    },
    goTo,
    act: (id: string, what: Act) => {
      setCurrent(id);
      act(new Set([id]), what);
    },
    actOnSelection: (what: Act) => {
      if (!act(selection.ids, what)) return;
      lastSelected.current = selection.ids;
      selection.clear();
    },
    dismiss: (id: string) => {
      announceMove();
      const at = ids.indexOf(id);
      if (id === current) setCurrent(ids[at + 1] ?? ids[at - 1] ?? null);
      decisions.dismiss(id);
    },
    undo: () => void decisions.undo(),
  };
}

export function useQueueKeys(desk: QueueDesk, onHelp: () => void): void {
  const { ids, current, currentCard, selection } = desk;
  // If comments are selected, a key decides all of them, as the buttons of `ActionBar` do.
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
