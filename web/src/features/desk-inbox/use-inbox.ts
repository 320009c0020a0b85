import type { AdminMessage, MessageCounts, MessageStatus } from '@first-show/domain/contact/message-desk.schema';
import { LIST_MAX, UNDO_MS } from '@first-show/domain/core/limits';
import { ApiError } from '../../lib/call-api.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { useStaffGet } from '../../lib/desk/use-staff-data.ts';
import { usePagedList, type Page } from '../../ui/desk/use-paged-list.ts';
import { showToast } from '../../ui/toast/toast.ts';

export type InboxFilter = { status: MessageStatus | 'all'; category: AdminMessage['category'] | 'all'; text: string };

const pathOf = (id: string, what = ''): string => `/api/admin/messages/${encodeURIComponent(id)}${what}`;
const counted = (count: number): string => `${count} ${count === 1 ? 'message' : 'messages'}`;
const stateWords: Record<MessageStatus, string> = { new: 'new', read: 'read', done: 'done' };

async function load(
  { status, category, text }: InboxFilter,
  after: string | null,
  signal?: AbortSignal,
): Promise<Page<AdminMessage>> {
  const chosen = { ...(status !== 'all' && { status }), ...(category !== 'all' && { category }) };
  if (text !== '') {
    const messages = await callStaffApi<AdminMessage[]>('/api/admin/messages/search', {
      method: 'POST',
      body: { ...chosen, q: text },
      signal,
    });
    return { items: messages, hasMore: false };
  }
  const query = new URLSearchParams({ ...chosen, limit: String(LIST_MAX), ...(after !== null && { after }) });
  const messages = await callStaffApi<AdminMessage[]>(`/api/admin/messages?${query.toString()}`, { signal });
  return { items: messages, hasMore: messages.length === LIST_MAX };
}

/** The messages of a filter, newest first, their counts, and what can be done with them. */
export function useInbox(filter: InboxFilter) {
  const key = JSON.stringify(filter);
  const list = usePagedList<AdminMessage>({
    key,
    load: (after, signal) => load(filter, after, signal),
    failed: 'No more messages could be loaded',
  });
  const counts = useStaffGet<MessageCounts>('/api/admin/messages/counts');
  const { isBusy, run } = useBusy();

  const put = (changed: readonly AdminMessage[]): void => {
    const byId = new Map(changed.map((message) => [message.id, message]));
    // A message that leaves the filter stays in sight until the list is asked for again: nobody
    // loses what they are reading.
    list.change((shown) => shown.map((message) => byId.get(message.id) ?? message));
    counts.reload();
  };

  const setStatus = (message: AdminMessage, status: MessageStatus): Promise<void> =>
    run('The message was not changed', async () => {
      put([await callStaffApi<AdminMessage>(pathOf(message.id), { method: 'PATCH', body: { status } })]);
    });

  /** Opening a new message marks it read; somebody who was faster wins. */
  const markOpened = async (message: AdminMessage): Promise<void> => {
    if (message.status !== 'new') return;
    try {
      put([
        await callStaffApi<AdminMessage>(pathOf(message.id), {
          method: 'PATCH',
          body: { status: 'read', from: 'new' },
        }),
      ]);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) put([error.body?.current as AdminMessage]);
      // Else: it stays new, which is no harm.
    }
  };

  const setStatusOf = (ids: readonly string[], status: MessageStatus): Promise<void> =>
    run('The messages were not changed', async () => {
      const changed = await callStaffApi<AdminMessage[]>('/api/admin/messages/status', {
        method: 'POST',
        body: { ids, status },
      });
      put(changed);
      showToast({ title: `${counted(changed.length)} marked ${stateWords[status]}` });
    });

  const remove = (message: AdminMessage): Promise<void> =>
    run('The message was not deleted', async () => {
      await callStaffApi(pathOf(message.id), { method: 'DELETE' });
      list.change((shown) => shown.filter(({ id }) => id !== message.id));
      counts.reload();
      showToast({
        title: 'Message deleted',
        description: message.subject,
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          onAction: () =>
            void run('The message could not be restored', async () => {
              await callStaffApi(pathOf(message.id, '/undo'), { method: 'POST' });
              list.reload();
              counts.reload();
            }),
        },
      });
    });

  return {
    ...list,
    messages: list.items,
    counts: counts.data,
    isBusy,
    setStatus,
    setStatusOf,
    markOpened,
    remove,
  };
}
