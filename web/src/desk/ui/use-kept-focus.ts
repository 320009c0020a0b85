import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const REACHABLE = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), [tabindex="0"]';

/**
 * Keeps the keyboard focus in a list when the focused element is removed. The first control of the
 * item that is now at the same position gets the focus. If no item is at this position, the first
 * control of the last item gets the focus. If there is no such control, the page's main element
 * gets the focus. `items`: selector of the items in `place`.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, items: string): void {
  const held = useRef<{ element: Element; index: number } | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const all = [...(place.current?.querySelectorAll(items) ?? [])];
      const index = all.findIndex((item) => item.contains(target as Node));
      held.current = index === -1 ? null : { element: target as Element, index };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [place, items]);
  // This effect runs after each render, because any render may have removed the focused element.
  useLayoutEffect(() => {
    if (held.current === null || held.current.element.isConnected || document.activeElement !== document.body) return;
    const left = [...(place.current?.querySelectorAll<HTMLElement>(items) ?? [])];
    const next = left[Math.min(held.current.index, left.length - 1)]?.querySelector<HTMLElement>(REACHABLE);
    held.current = null;
    if (next != null) next.focus();
    else document.getElementById('main')?.focus({ preventScroll: true });
  });
}
