import { useState } from 'react';
import { useStaffData, type StaffData } from '../../lib/desk/use-staff-data.ts';
import { useBusy } from './use-busy.ts';

export type Page<Item> = { items: Item[]; hasMore: boolean };

/**
 * A list that is loaded page by page and kept fresh: a refresh asks for as many pages as 'load
 * more' has brought. `key` names the filter; another one begins with its first page. `load` answers
 * the page behind the item with the id `after`. `failed` names what is said where a further page
 * does not come.
 */
export function usePagedList<Item extends { id: string }>({
  key,
  load,
  failed,
}: {
  key: string;
  load: (after: string | null, signal?: AbortSignal) => Promise<Page<Item>>;
  failed: string;
}): Omit<StaffData<Page<Item>>, 'data' | 'change'> & {
  items: readonly Item[];
  hasMore: boolean;
  change: (next: (items: Item[]) => Item[]) => void;
  loadMore: () => Promise<void>;
  isLoadingMore: boolean;
} {
  const [pages, setPages] = useState({ key, count: 1 });
  const wanted = pages.key === key ? pages.count : 1;
  const { data, change, ...list } = useStaffData<Page<Item>>(key, async (signal) => {
    let page = await load(null, signal);
    for (let count = 1; count < wanted && page.hasMore; count += 1) {
      const next = await load(page.items.at(-1)?.id ?? null, signal);
      page = { items: [...page.items, ...next.items], hasMore: next.hasMore };
    }
    return page;
  });
  const more = useBusy();

  const loadMore = (): Promise<void> =>
    more.run(failed, async () => {
      const next = await load(data?.items.at(-1)?.id ?? null);
      setPages({ key, count: wanted + 1 });
      change((page) => {
        const known = new Set(page.items.map(({ id }) => id));
        return { items: [...page.items, ...next.items.filter(({ id }) => !known.has(id))], hasMore: next.hasMore };
      });
    });

  return {
    ...list,
    items: data?.items ?? [],
    hasMore: data?.hasMore ?? false,
    change: (next) => change((page) => ({ ...page, items: next(page.items) })),
    loadMore,
    isLoadingMore: more.isBusy,
  };
}
