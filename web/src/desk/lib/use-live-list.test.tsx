// @vitest-environment happy-dom
import { LIST_MAX } from '@first-show/domain/core/limits';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderDesk } from '../../testing/render-desk.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { callStaffApi } from './staff-api.ts';
import { afterQuery, fullPage, useLiveList } from './use-live-list.ts';

type Item = { id: string; at: string };

/** The stored list, latest first. Item 9 is later than item 8. */
const stored: Item[] = [];
const add = (...numbers: number[]) => {
  for (const number of numbers) stored.unshift({ id: `i${number}`, at: String(number).padStart(4, '0') });
};
const { live } = vi.hoisted(() => ({ live: { docs: [] as unknown[], changed: () => {} } }));
vi.mock('./use-live-state.ts', async () => {
  const { useReducer } = await import('react');
  return {
    useLiveQueryState: () => {
      const [, render] = useReducer((count: number) => count + 1, 0);
      live.changed = render;
      return { status: 'ready', docs: live.docs };
    },
  };
});
/** Firestore sends the first page again. */
const tell = () =>
  act(async () => {
    live.docs = stored.slice(0, LIST_MAX);
    live.changed();
  });

const LIVE = { collection: 'items', where: [], orderBy: [], limit: LIST_MAX } as const;
function List() {
  const list = useLiveList<Item>({
    live: LIVE,
    timeOf: ({ at }) => at,
    load: async (after, signal) => fullPage(await callStaffApi<Item[]>(`/api/items${afterQuery(after)}`, { signal })),
    queryKey: ['items'],
    failed: 'More items could not be loaded',
  });
  return (
    <>
      <p data-testid="ids">{list.docs.map(({ id }) => id).join(' ')}</p>
      <LoadMore {...list.more} />
    </>
  );
}
const ids = (): string[] => screen.getByTestId('ids').textContent.split(' ');
const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id);

it('shows older items after the live page, and keeps those that new items push out of it', async () => {
  add(...Array.from({ length: 120 }, (_, index) => index));
  live.docs = stored.slice(0, LIST_MAX);
  let isDown = true;
  const page = ({ query }: { query: URLSearchParams }) => {
    if (isDown) throw new TypeError('The network is away');
    const start = stored.findIndex(({ id }) => id === query.get('after')) + 1;
    return stored.slice(start, start + LIST_MAX);
  };
  const { user } = renderDesk(<List />, { api: { 'GET /api/items': page } });
  const more = () => user.click(screen.getByRole('button', { name: 'Load more' }));
  await more();
  expect(await screen.findByText('More items could not be loaded')).toBeTruthy();
  isDown = false;
  await more();
  await vi.waitFor(() => expect(ids()).toEqual(idsOf(stored.slice(0, 100))));

  add(120, 121, 122);
  await tell();
  expect(ids()).toEqual(idsOf(stored.slice(0, 103)));
  // An item that leaves the live page has left the list, although the loaded page still has it.
  stored.splice(5, 1);
  await tell();
  expect(ids()).toEqual(idsOf(stored.slice(0, 102)));

  await more();
  await vi.waitFor(() => expect(ids()).toEqual(idsOf(stored)));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});
