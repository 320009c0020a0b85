import { LIST_MAX } from '@first-show/domain/core/limits';
import type {
  AdminSubscriber,
  SubscriberCounts,
  SubscriberStatus,
} from '@first-show/domain/newsletter/subscriber-desk.schema';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { useStaffGet } from '../../lib/desk/use-staff-data.ts';
import { usePagedList, type Page } from '../../ui/desk/use-paged-list.ts';
import { showToast } from '../../ui/toast/toast.ts';

type Filter = { status: SubscriberStatus; text: string };

async function load(
  { status, text }: Filter,
  after: string | null,
  signal?: AbortSignal,
): Promise<Page<AdminSubscriber>> {
  const rest: { after?: string } = after === null ? {} : { after };
  const subscribers =
    text === ''
      ? await callStaffApi<AdminSubscriber[]>(
          `/api/admin/subscribers?${new URLSearchParams({ status, limit: String(LIST_MAX), ...(after !== null && { after }) }).toString()}`,
          { signal },
        )
      : await callStaffApi<AdminSubscriber[]>('/api/admin/subscribers/search', {
          method: 'POST',
          body: { q: text, status, ...rest },
          signal,
        });
  return { items: subscribers, hasMore: subscribers.length === LIST_MAX };
}

/** Subscribers of a filter, page by page, and how many there are. */
export function useSubscribers(filter: Filter) {
  const key = JSON.stringify(filter);
  const list = usePagedList<AdminSubscriber>({
    key,
    load: (after, signal) => load(filter, after, signal),
    failed: 'No more subscribers could be loaded',
  });
  const counts = useStaffGet<SubscriberCounts>('/api/admin/subscribers/counts');
  const action = useBusy();
  const unsubscribe = (subscriber: AdminSubscriber): Promise<void> =>
    action.run('The subscription was not ended', async () => {
      const ended = await callStaffApi<AdminSubscriber>(`/api/admin/subscribers/${subscriber.id}/unsubscribe`, {
        method: 'POST',
      });
      list.change((shown) => shown.map((one) => (one.id === ended.id ? ended : one)));
      counts.reload();
      showToast({ title: 'Unsubscribed', description: ended.email });
    });

  const forget = (id: string): void => {
    list.change((shown) => shown.filter((one) => one.id !== id));
    counts.reload();
  };

  return {
    ...list,
    subscribers: list.items,
    counts: counts.data,
    unsubscribe,
    forget,
  };
}
