import { useEffect, useState } from 'react';
import { arrivedAbove } from '../../lib/desk/cursor.ts';
import { cardId } from './overlay.ts';

/**
 * Ids that arrived at the top of the list and were not seen yet. `isReady`: the list is loaded;
 * `ignored`: ids that were restored, not newly sent.
 */
export function useArrivals(
  ids: readonly string[],
  { isReady, ignored }: { isReady: boolean; ignored: readonly string[] },
) {
  const [seen, setSeen] = useState<readonly string[] | null>(null);
  const [arrived, setArrived] = useState<readonly string[]>([]);
  if (isReady && seen !== ids) {
    const fresh = seen === null ? [] : seen.length === 0 ? ids : arrivedAbove(seen, ids);
    setSeen(ids);
    setArrived([...new Set([...fresh, ...arrived])].filter((id) => ids.includes(id) && !ignored.includes(id)));
  }

  // Clears once the first of the new cards is in the viewport.
  const last = arrived.at(-1);
  useEffect(() => {
    const card = last === undefined ? null : document.getElementById(cardId(last));
    if (card === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && entry.boundingClientRect.top >= 0 && setArrived([]),
    );
    observer.observe(card);
    return () => observer.disconnect();
  }, [last]);
  return { arrived, clear: () => setArrived([]) };
}
