import type { AdminSubscriber, SubscriberStatus } from '@first-show/domain/newsletter/subscriber-desk.schema';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeItems, subscriberCountsQuery, subscribersQuery } from '../../lib/desk/queries.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { showToast } from '../../ui/toast/toast.ts';

/** Subscribers of a filter, page by page, and their counts. */
export function useSubscribers(filter: { status: SubscriberStatus; text: string }) {
  const client = useQueryClient();
  const query = subscribersQuery(filter);
  const list = useInfiniteQuery(query);
  const counts = useQuery(subscriberCountsQuery);
  const action = useBusy();
  // Changes the list in place: an unsubscribed address stays visible until the next refresh.
  const change = async (next: (shown: AdminSubscriber[]) => AdminSubscriber[]): Promise<void> => {
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, changeItems(next));
    void client.invalidateQueries({ queryKey: subscriberCountsQuery.queryKey });
  };
  const unsubscribe = (subscriber: AdminSubscriber): Promise<void> =>
    action.run('The subscription was not ended', async () => {
      const ended = await callStaffApi<AdminSubscriber>(`/api/admin/subscribers/${subscriber.id}/unsubscribe`, {
        method: 'POST',
      });
      await change((shown) => shown.map((one) => (one.id === ended.id ? ended : one)));
      showToast({ title: 'Unsubscribed', description: ended.email });
    });

  const forget = (id: string): Promise<void> => change((shown) => shown.filter((one) => one.id !== id));

  return { list, counts: counts.data, unsubscribe, forget };
}
