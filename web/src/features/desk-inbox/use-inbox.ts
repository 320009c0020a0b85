import type { AdminMessage, MessageStatus } from '@first-show/domain/contact/message-desk.schema';
import { UNDO_MS } from '@first-show/domain/core/limits';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/call-api.ts';
import {
  changeItems,
  type InboxFilter,
  messageCountsQuery,
  messagesKey,
  messagesQuery,
} from '../../lib/desk/queries.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { statusNames } from './message-names.ts';

const pathOf = (id: string, what = ''): string => `/api/admin/messages/${encodeURIComponent(id)}${what}`;
const counted = (count: number): string => `${count} ${count === 1 ? 'message' : 'messages'}`;

/** The messages of a filter, newest first, their counts and actions. */
export function useInbox(filter: InboxFilter) {
  const client = useQueryClient();
  const query = messagesQuery(filter);
  const list = useInfiniteQuery(query);
  const counts = useQuery(messageCountsQuery);
  const { isBusy, run } = useBusy();

  // Changes the list in place, so that a message that leaves the filter stays visible until the
  // next refresh. Running requests are cancelled, because they hold the old list.
  const change = async (next: (shown: AdminMessage[]) => AdminMessage[]): Promise<void> => {
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, changeItems(next));
    void client.invalidateQueries({ queryKey: messageCountsQuery.queryKey });
  };
  const put = (changed: readonly AdminMessage[]): Promise<void> => {
    const byId = new Map(changed.map((message) => [message.id, message]));
    return change((shown) => shown.map((message) => byId.get(message.id) ?? message));
  };

  const patch = async ({ id }: AdminMessage, body: { status: MessageStatus; from?: MessageStatus }): Promise<void> =>
    put([await callStaffApi<AdminMessage>(pathOf(id), { method: 'PATCH', body })]);
  const setStatus = (message: AdminMessage, status: MessageStatus): Promise<void> =>
    run('The message was not changed', () => patch(message, { status }));

  /**
   * Opening a new message marks it as read. If somebody else changed it first, their change wins.
   */
  const markOpened = async (message: AdminMessage): Promise<void> => {
    if (message.status !== 'new') return;
    try {
      await patch(message, { status: 'read', from: 'new' });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await put([error.body?.current as AdminMessage]);
      // On failure the message stays new, which does no harm.
    }
  };

  const setStatusOf = (ids: readonly string[], status: MessageStatus): Promise<void> =>
    run('The messages were not changed', async () => {
      const changed = await callStaffApi<AdminMessage[]>('/api/admin/messages/status', {
        method: 'POST',
        body: { ids, status },
      });
      await put(changed);
      showToast({ title: `${counted(changed.length)} marked ${statusNames[status].toLowerCase()}` });
    });

  const remove = (message: AdminMessage): Promise<void> =>
    run('The message was not deleted', async () => {
      await callStaffApi(pathOf(message.id), { method: 'DELETE' });
      await change((shown) => shown.filter(({ id }) => id !== message.id));
      showToast({
        title: 'Message deleted',
        description: message.subject,
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          onAction: () =>
            void run('The message could not be restored', async () => {
              await callStaffApi(pathOf(message.id, '/undo'), { method: 'POST' });
              void client.invalidateQueries({ queryKey: messagesKey });
            }),
        },
      });
    });

  const messages = list.data ?? [];
  return { list, messages, counts: counts.data, isBusy, setStatus, setStatusOf, markOpened, remove };
}
