import { useEffect, useState } from 'react';
import { arrivedAbove } from '../../lib/desk/cursor.ts';
import { cardId } from './overlay.ts';
import type { QueueDesk } from './use-queue-desk.ts';

/** Ids that arrived at the top of the list and were not seen yet. Restored ones do not count. */
export function useArrivals({ ids, pages, restored }: QueueDesk) {
  const [seen, setSeen] = useState<readonly string[] | null>(null);
  const [arrived, setArrived] = useState<readonly string[]>([]);
  if (pages.status === 'ready' && seen !== ids) {
    const fresh = seen === null ? [] : seen.length === 0 ? ids : arrivedAbove(seen, ids);
    setSeen(ids);
    const isNew = (id: string) => ids.includes(id) && restored?.ids.includes(id) !== true;
    setArrived([...new Set([...fresh, ...arrived])].filter(isNew));
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
