import type { AdminMessage, MessageStatus } from '@first-show/domain/contact/message-desk.schema';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  changeItems,
  type InboxFilter,
  messageCountsQuery,
  messagesKey,
  messagesQuery,
} from '../../lib/desk/queries.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { currentOf } from '../../lib/desk/use-desk-form.ts';
import { useUrlText } from '../../lib/desk/use-url-filter.ts';
import { showUndo } from '../../ui/desk/show-undo.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { statusNames } from './message-names.ts';

export type Inbox = ReturnType<typeof useInbox>;

const pathOf = (id: string, what = ''): string => `/api/admin/messages/${encodeURIComponent(id)}${what}`;

/** The messages of a filter, newest first, their counts and actions. */
export function useInbox(filter: InboxFilter) {
  const client = useQueryClient();
  const query = messagesQuery(filter);
  const list = useInfiniteQuery(query);
  const { data: counts } = useQuery(messageCountsQuery);
  const { isBusy, run } = useBusy();

  // Changes the list in place, so that a message that leaves the filter stays visible until the
  // next refresh. Running requests are cancelled, because they hold the old list.
  const change = async (next: (shown: AdminMessage[]) => AdminMessage[]): Promise<void> => {
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, changeItems(next));
    void client.invalidateQueries({ queryKey: messageCountsQuery.queryKey });
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

    /**
     * Opening a new message marks it as read. If somebody else changed it first, their change wins.
     */
    markOpened: async (message: AdminMessage): Promise<void> => {
      if (message.status !== 'new') return;
      try {
        await patch(message, { status: 'read', from: 'new' });
      } catch (error) {
        // On any other failure the message stays new, which does no harm.
        const current = currentOf<AdminMessage>(error);
        if (current !== null) await put([current]);
      }
    },

    setStatusOf: (ids: readonly string[], status: MessageStatus): Promise<void> =>
      run('The messages were not changed', async () => {
        const body = { ids, status };
        const changed = await callStaffApi<AdminMessage[]>('/api/admin/messages/status', { method: 'POST', body });
        await put(changed);
        const counted = `${changed.length} ${changed.length === 1 ? 'message' : 'messages'}`;
        showToast({ title: `${counted} marked ${statusNames[status].toLowerCase()}` });
      }),

    remove: (message: AdminMessage): Promise<void> =>
      run('The message was not deleted', async () => {
        const restore = async () => {
          await callStaffApi(pathOf(message.id, '/undo'), { method: 'POST' });
          void client.invalidateQueries({ queryKey: messagesKey });
        };
        await callStaffApi(pathOf(message.id), { method: 'DELETE' });
        await change((shown) => shown.filter(({ id }) => id !== message.id));
        showUndo('Message deleted', message.subject, () => void run('The message could not be restored', restore));
      }),
  };
}

/** The message in the URL. It is marked as read once per opening, by click or by URL. */
export function useOpenMessage({ messages, markOpened }: Inbox) {
  const [openId, setOpenId] = useUrlText('message');
  // Keeps showing the message after a filter or a change of state removed it from the list.
  const [last, setLast] = useState<AdminMessage | null>(null);
  const open = messages.find(({ id }) => id === openId) ?? (last?.id === openId ? last : null);

  // Once: 'Mark new' must hold while the message stays open.
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === (open?.id ?? null)) return;
    opened.current = open?.id ?? null;
    if (open !== null) void markOpened(open);
  }, [open, markOpened]);

  // Returns the focus to the row after the list has rendered again.
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
    /** The person opened the message here, so it gets the focus. */
    isByClick,
    show: (message: AdminMessage): void => {
      setLast(message);
      setByClick(true);
      // On wide screens another message replaces the history entry. On a phone a message is a page
      // of its own.
      setOpenId(message.id, { isNewEntry: openId === '' });
    },
    /** Shows a changed version of the open message. */
    update: setLast,
    close: (): void => setOpenId(''),
    goBack: (): void => {
      left.current = openId;
      setOpenId('');
    },
  };
}
