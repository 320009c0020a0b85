import { useState } from 'react';
import type { AdminMessage, MessageCounts, MessageStatus } from '@first-show/domain/contact/message-desk.schema';
import { LIST_MAX, UNDO_MS } from '@first-show/domain/core/limits';
import { ApiError } from '../../lib/call-api.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { useStaffData, useStaffGet } from '../../lib/desk/use-staff-data.ts';
import { showToast } from '../../ui/toast/toast.ts';

export type InboxFilter = { status: MessageStatus | 'all'; category: AdminMessage['category'] | 'all'; text: string };
type Page = { messages: AdminMessage[]; hasMore: boolean };

const pathOf = (id: string, what = ''): string => `/api/admin/messages/${encodeURIComponent(id)}${what}`;
const counted = (count: number): string => `${count} ${count === 1 ? 'message' : 'messages'}`;
const stateWords: Record<MessageStatus, string> = { new: 'new', read: 'read', done: 'done' };

async function load({ status, category, text }: InboxFilter, after: string | null, signal?: AbortSignal): Promise<Page> {
  const chosen = { ...(status !== 'all' && { status }), ...(category !== 'all' && { category }) };
  if (text !== '') {
    const messages = await callStaffApi<AdminMessage[]>('/api/admin/messages/search', { method: 'POST', body: { ...chosen, q: text }, signal });
    return { messages, hasMore: false };
  }
  const query = new URLSearchParams({ ...chosen, limit: String(LIST_MAX), ...(after !== null && { after }) });
  const messages = await callStaffApi<AdminMessage[]>(`/api/admin/messages?${query.toString()}`, { signal });
  return { messages, hasMore: messages.length === LIST_MAX };
}

/** The messages of a filter, newest first, their counts, and what can be done with them. */
export function useInbox(filter: InboxFilter) {
  const key = JSON.stringify(filter);
  // How far 'load more' has come: a refresh asks for as many again.
  const [pages, setPages] = useState({ key, count: 1 });
  const wanted = pages.key === key ? pages.count : 1;
  const list = useStaffData<Page>(key, async (signal) => {
    let page = await load(filter, null, signal);
    for (let count = 1; count < wanted && page.hasMore; count += 1) {
      const next = await load(filter, page.messages.at(-1)?.id ?? null, signal);
      page = { messages: [...page.messages, ...next.messages], hasMore: next.hasMore };
    }
    return page;
  });
  const counts = useStaffGet<MessageCounts>('/api/admin/messages/counts');
  const { isBusy, run } = useBusy();
  const more = useBusy();

  const put = (changed: readonly AdminMessage[]): void => {
    const byId = new Map(changed.map((message) => [message.id, message]));
    // A message that leaves the filter stays in sight until the list is asked for again: nobody loses what they are reading.
    list.change((page) => ({ ...page, messages: page.messages.map((message) => byId.get(message.id) ?? message) }));
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
      put([await callStaffApi<AdminMessage>(pathOf(message.id), { method: 'PATCH', body: { status: 'read', from: 'new' } })]);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) put([error.body?.current as AdminMessage]);
      // Else: it stays new, which is no harm.
    }
  };

  const setStatusOf = (ids: readonly string[], status: MessageStatus): Promise<void> =>
    run('The messages were not changed', async () => {
      const changed = await callStaffApi<AdminMessage[]>('/api/admin/messages/status', { method: 'POST', body: { ids, status } });
      put(changed);
      showToast({ title: `${counted(changed.length)} marked ${stateWords[status]}` });
    });

  const remove = (message: AdminMessage): Promise<void> =>
    run('The message was not deleted', async () => {
      await callStaffApi(pathOf(message.id), { method: 'DELETE' });
      list.change((page) => ({ ...page, messages: page.messages.filter(({ id }) => id !== message.id) }));
      counts.reload();
      showToast({
        title: 'Message deleted',
        description: message.subject,
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          onAction: () =>
            void run('The message is gone', async () => {
              await callStaffApi(pathOf(message.id, '/undo'), { method: 'POST' });
              list.reload();
              counts.reload();
            }),
        },
      });
    });

  const loadMore = (): Promise<void> =>
    more.run('No more messages could be loaded', async () => {
      const next = await load(filter, list.data?.messages.at(-1)?.id ?? null);
      setPages({ key, count: wanted + 1 });
      list.change((page) => {
        const known = new Set(page.messages.map(({ id }) => id));
        return { messages: [...page.messages, ...next.messages.filter(({ id }) => !known.has(id))], hasMore: next.hasMore };
      });
    });

  return {
    ...list,
    messages: list.data?.messages ?? [],
    hasMore: list.data?.hasMore ?? false,
    counts: counts.data,
    isBusy,
    setStatus,
    setStatusOf,
    markOpened,
    remove,
    loadMore,
    isLoadingMore: more.isBusy,
  };
}
