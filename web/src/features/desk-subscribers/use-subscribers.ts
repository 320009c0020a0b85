import { useState } from 'react';
import { LIST_MAX } from '@first-show/domain/core/limits';
import type { AdminSubscriber, SubscriberCounts, SubscriberStatus } from '@first-show/domain/newsletter/subscriber-desk.schema';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { useStaffData, useStaffGet } from '../../lib/desk/use-staff-data.ts';
import { showToast } from '../../ui/toast/toast.ts';

type Filter = { status: SubscriberStatus; text: string };
type Page = { subscribers: AdminSubscriber[]; hasMore: boolean };

async function load({ status, text }: Filter, after: string | null, signal?: AbortSignal): Promise<Page> {
  const rest: { after?: string } = after === null ? {} : { after };
  const subscribers =
    text === ''
      ? await callStaffApi<AdminSubscriber[]>(`/api/admin/subscribers?${new URLSearchParams({ status, limit: String(LIST_MAX), ...(after !== null && { after }) }).toString()}`, { signal })
      : await callStaffApi<AdminSubscriber[]>('/api/admin/subscribers/search', { method: 'POST', body: { q: text, status, ...rest }, signal });
  return { subscribers, hasMore: subscribers.length === LIST_MAX };
}

/** Subscribers of a filter, page by page, and how many there are. */
export function useSubscribers(filter: Filter) {
  const key = JSON.stringify(filter);
  const [pages, setPages] = useState({ key, count: 1 });
  const wanted = pages.key === key ? pages.count : 1;
  const list = useStaffData<Page>(key, async (signal) => {
    let page = await load(filter, null, signal);
    for (let count = 1; count < wanted && page.hasMore; count += 1) {
      const next = await load(filter, page.subscribers.at(-1)?.id ?? null, signal);
      page = { subscribers: [...page.subscribers, ...next.subscribers], hasMore: next.hasMore };
    }
    return page;
  });
  const counts = useStaffGet<SubscriberCounts>('/api/admin/subscribers/counts');
  const more = useBusy();

  const loadMore = (): Promise<void> =>
    more.run('No more subscribers could be loaded', async () => {
      const next = await load(filter, list.data?.subscribers.at(-1)?.id ?? null);
      setPages({ key, count: wanted + 1 });
      list.change((page) => {
        const known = new Set(page.subscribers.map(({ id }) => id));
        return { subscribers: [...page.subscribers, ...next.subscribers.filter(({ id }) => !known.has(id))], hasMore: next.hasMore };
      });
    });

  const action = useBusy();
  const unsubscribe = (subscriber: AdminSubscriber): Promise<void> =>
    action.run('The subscription was not ended', async () => {
      const ended = await callStaffApi<AdminSubscriber>(`/api/admin/subscribers/${subscriber.id}/unsubscribe`, { method: 'POST' });
      list.change((page) => ({ ...page, subscribers: page.subscribers.map((one) => (one.id === ended.id ? ended : one)) }));
      counts.reload();
      showToast({ title: 'Unsubscribed', description: ended.email });
    });

  const forget = (id: string): void => {
    list.change((page) => ({ ...page, subscribers: page.subscribers.filter((one) => one.id !== id) }));
    counts.reload();
  };

  return {
    ...list,
    subscribers: list.data?.subscribers ?? [],
    hasMore: list.data?.hasMore ?? false,
    counts: counts.data,
    loadMore,
    isLoadingMore: more.isBusy,
    unsubscribe,
    forget,
  };
}
