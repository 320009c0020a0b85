import { useCallback, useEffect, useState } from 'react';
import { arrivedAbove } from '../../lib/desk/cursor.ts';
import { cardId } from './overlay.ts';

const NONE: readonly string[] = [];

/**
 * Ids that arrived at the top of the list and were not seen yet. `isReady`: the list is loaded;
 * `ignored`: ids that were restored, not newly sent.
 */
export function useArrivals(
  ids: readonly string[],
  { isReady, ignored }: { isReady: boolean; ignored: readonly string[] },
): { arrived: readonly string[]; clear: () => void } {
  const [state, setState] = useState<{ ids: readonly string[] | null; arrived: readonly string[] }>({
    ids: null,
    arrived: NONE,
  });
  if (isReady && state.ids !== ids) {
    const fresh = state.ids === null ? [] : state.ids.length === 0 ? ids : arrivedAbove(state.ids, ids);
    const arrived = [...new Set([...fresh, ...state.arrived])].filter(
      (id) => ids.includes(id) && !ignored.includes(id),
    );
    setState({ ids, arrived: arrived.length === 0 ? NONE : arrived });
  }
  const clear = useCallback(() => setState((last) => ({ ...last, arrived: NONE })), []);

  // Clears once the first of the new cards is in the viewport.
  const last = state.arrived.at(-1);
  useEffect(() => {
    const card = last === undefined ? null : document.getElementById(cardId(last));
    if (card === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && entry.boundingClientRect.top >= 0 && clear(),
    );
    observer.observe(card);
    return () => observer.disconnect();
  }, [last, clear]);
  return { arrived: state.arrived, clear };
}
