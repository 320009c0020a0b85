import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient, REFRESH_MS } from './query-client.tsx';
import { changeItems, messageCountsQuery, messagesQuery, moderationSettingsQuery, statsQuery } from './queries.ts';

const { callStaffApi, secondsSinceOwnChange } = vi.hoisted(() => {
  // Without a window, TanStack Query assumes a server and sets no timers.
  vi.stubGlobal('window', {});
  return {
    callStaffApi: vi.fn<(path: string) => Promise<unknown>>(),
    secondsSinceOwnChange: vi.fn(() => Infinity),
  };
});
vi.mock('./staff-api.ts', () => ({ callStaffApi, secondsSinceOwnChange }));

beforeEach(() => {
  vi.useFakeTimers();
  callStaffApi.mockReset();
});
afterEach(() => void vi.useRealTimers());

const messages = (from: number, count = LIST_MAX) =>
  Array.from({ length: count }, (_, index) => ({ id: `m${from + index}` }));
const idsOf = (items: readonly { id: string }[] = []) => items.map(({ id }) => id);

it('refetches shared data once a minute, except the settings in an open form', async () => {
  callStaffApi.mockImplementation((path) => Promise.resolve({ path }));
  const client = createQueryClient();
  const stops = [messageCountsQuery, moderationSettingsQuery].map((options) =>
    new QueryObserver(client, options as typeof messageCountsQuery).subscribe(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(REFRESH_MS - 1);
  expect(callStaffApi).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(REFRESH_MS);
  expect(callStaffApi.mock.calls.map(([path]) => path)).toEqual([
    '/api/admin/messages/counts',
    '/api/admin/moderation-settings',
    '/api/admin/messages/counts',
  ]);
  stops.forEach((stop) => stop());
});

it('loads the page after the last message, refetches all pages, and lists a message once if two pages contain it', async () => {
  callStaffApi.mockImplementation((path) =>
    Promise.resolve(path.includes('after=m') ? messages(LIST_MAX - 1, 3) : messages(0)),
  );
  const client = createQueryClient();
  const list = new InfiniteQueryObserver(client, messagesQuery({ status: 'new', category: 'all', text: '' }));
  const stop = list.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(list.getCurrentResult().hasNextPage).toBe(true);
  await list.fetchNextPage();
  expect(callStaffApi.mock.lastCall?.[0]).toBe(
    `/api/admin/messages?status=new&limit=${LIST_MAX}&after=m${LIST_MAX - 1}`,
  );
  const { data, hasNextPage } = list.getCurrentResult();
  expect(idsOf(data)).toEqual(idsOf(messages(0, LIST_MAX + 2)));
  expect(hasNextPage).toBe(false);
  await vi.advanceTimersByTimeAsync(REFRESH_MS);
  expect(callStaffApi).toHaveBeenCalledTimes(4);
  stop();
});

it('changes the items of all loaded pages', () => {
  const pages = { pages: [messages(0, 2), messages(2, 1)], pageParams: [{}, { after: 'm1' }] };
  const without = changeItems<{ id: string }>((items) => items.filter(({ id }) => id !== 'm2'))(pages);
  expect(without?.pages.map(idsOf)).toEqual([['m0', 'm1'], []]);
  expect(changeItems((items) => items)(undefined)).toBeUndefined();
});

it('accepts shared counts of the last 30 seconds, but none from before the own last change', async () => {
  callStaffApi.mockResolvedValue({});
  const client = createQueryClient();
  const fetchAfter = (seconds: number) => {
    secondsSinceOwnChange.mockReturnValueOnce(seconds);
    return client.fetchQuery({ ...statsQuery, staleTime: 0 });
  };
  await fetchAfter(Infinity);
  await fetchAfter(12.9);
  await fetchAfter(0.2);
  expect(callStaffApi.mock.calls.map(([path]) => path)).toEqual([
    '/api/admin/stats?maxAgeSeconds=30',
    '/api/admin/stats?maxAgeSeconds=12',
    '/api/admin/stats?maxAgeSeconds=0',
  ]);
});
