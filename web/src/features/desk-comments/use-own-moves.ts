import { useLayoutEffect, useRef } from 'react';
import { cardId } from './overlay.ts';

/**
 * Focuses the current card and scrolls to it, but only after the moderator's own changes. A
 * colleague's decision or a new comment must not move anything. `version` changes with the cards;
 * `startsAsOwn`: the moderator caused the first render. Returns the list's `box`, and `isOwn`, to
 * set before an own change of the cards or the cursor.
 */
export function useOwnMoves(current: string | null, version: string, startsAsOwn: boolean) {
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
