import { formatCountOf } from '@first-show/domain/core/money';
import type { AdminMessage, MessageStatus } from '@first-show/domain/contact/message-desk.schema';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  changeItems,
  type InboxFilter,
  messageCountsQuery,
  messagesKey,
  messagesQuery,
  statsQuery,
} from '../lib/queries.ts';
import { callStaffApi, currentOf } from '../lib/staff-api.ts';
import { useUrlText } from '../lib/use-url-filter.ts';
import { showUndo } from '../ui/show-undo.ts';
import { useBusy } from '../ui/use-busy.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { statusNames } from './message-names.ts';

export type Inbox = ReturnType<typeof useInbox>;

const pathOf = (id: string, what = ''): string => `/api/admin/messages/${encodeURIComponent(id)}${what}`;

/** The messages that match `filter`, newest first, the counts of all messages, and the actions. */
export function useInbox(filter: InboxFilter) {
  const client = useQueryClient();
  const query = messagesQuery(filter);
  const list = useInfiniteQuery(query);
  const { data: counts } = useQuery(messageCountsQuery);
  const { isBusy, run } = useBusy();

  // Changes the loaded list instead of reloading it: a message that no longer matches the filter
  // stays visible until the next refetch. Running requests would restore the old list, so they are
  // cancelled first.
  const change = async (next: (shown: AdminMessage[]) => AdminMessage[]): Promise<void> => {
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, changeItems(next));
    void client.invalidateQueries({ queryKey: messageCountsQuery.queryKey });
    void client.invalidateQueries({ queryKey: statsQuery.queryKey });
  };
  const put = (changed: readonly AdminMessage[]): Promise<void> =>
    change((shown) => shown.map((message) => changed.find(({ id }) => id === message.id) ?? message));
  const patch = async ({ id }: AdminMessage, body: { status: MessageStatus; from?: MessageStatus }): Promise<void> =>
    put([await callStaffApi<AdminMessage>(pathOf(id), { method: 'PATCH', body })]);

  return {
    list,
    messages: list.data ?? [],
    counts,
    isBusy,
    setStatus: (message: AdminMessage, status: MessageStatus): Promise<void> =>
      run('The message was not changed', () => patch(message, { status })),

    /** Marks a new message as read, unless a colleague changed its state first. */
    markOpened: async (message: AdminMessage): Promise<void> => {
      if (message.status !== 'new') return;
      await patch(message, { status: 'read', from: 'new' }).catch((error: unknown) => {
        // After a conflict, show the colleague's version. After any other failure, the message
        // stays new, and nothing is reported.
        const current = currentOf<AdminMessage>(error);
        if (current !== null) return put([current]);
      });
    },

    setStatusOf: (ids: readonly string[], status: MessageStatus): Promise<void> =>
      run('The messages were not changed', async () => {
        const body = { ids, status };
        const changed = await callStaffApi<AdminMessage[]>('/api/admin/messages/status', { method: 'POST', body });
        await put(changed);
        const counted = formatCountOf(changed.length, 'message');
        showToast({ title: `${counted} marked as ${statusNames[status].toLowerCase()}` });
      }),

    remove: (message: AdminMessage): Promise<void> =>
      run('The message was not deleted', async () => {
        const restore = async () => {
          await callStaffApi(pathOf(message.id, '/undo'), { method: 'POST' });
          void client.invalidateQueries({ queryKey: messagesKey });
          void client.invalidateQueries({ queryKey: statsQuery.queryKey });
        };
        await callStaffApi(pathOf(message.id), { method: 'DELETE' });
        await change((shown) => shown.filter(({ id }) => id !== message.id));
        showUndo('Message deleted', message.subject, () => void run('The message could not be restored', restore));
      }),
  };
}

/** The message in the URL. Opening it, by a click or by its URL, marks it as read. */
export function useOpenMessage({ messages, markOpened }: Inbox) {
  const [openId, setOpenId] = useUrlText('message');
  // Keeps the message open if the list no longer has it, for example with another filter.
  const [last, setLast] = useState<AdminMessage | null>(null);
  const open = messages.find(({ id }) => id === openId) ?? (last?.id === openId ? last : null);

  // Mark a message as read only once, so that it stays new if the person presses 'Mark as new'.
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === (open?.id ?? null)) return;
    opened.current = open?.id ?? null;
    if (open !== null) void markOpened(open);
  }, [open, markOpened]);

  // After 'Back to the inbox', focuses the row of the message once the list is visible again.
  const left = useRef('');
  useEffect(() => {
    if (openId !== '' || left.current === '') return;
    document.querySelector<HTMLElement>(`[data-message="${CSS.escape(left.current)}"]`)?.focus();
    left.current = '';
  }, [openId]);

  const [isByClick, setByClick] = useState(false);
  return {
    open,
    openId,
    /** True if the message was opened by a click. Its heading then gets the focus. */
    isByClick,
    show: (message: AdminMessage): void => {
      setLast(message);
      setByClick(true);
      // Only the first message adds a history entry, so that the browser's Back leads to the list.
      setOpenId(message.id, { isNewEntry: openId === '' });
    },
    /** Sets the version of the open message to show if the list does not contain the message. */
    update: setLast,
    close: (): void => setOpenId(''),
    goBack: (): void => {
      left.current = openId;
      setOpenId('');
    },
  };
}
