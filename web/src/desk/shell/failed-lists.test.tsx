// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CategoriesDesk } from '../categories/categories-desk.tsx';
import { InboxDesk } from '../inbox/inbox-desk.tsx';
import { PollsDesk } from '../ballots/polls-desk.tsx';
import { PredictionsDesk } from '../ballots/predictions-desk.tsx';
import { SubscribersDesk } from '../subscribers/subscribers-desk.tsx';
import { renderDesk } from '../../testing/render-desk.tsx';

vi.mock('../lib/use-live-state.ts', () => ({
  useLiveDocState: () => ({ status: 'loading', doc: null }),
  useLiveQueryState: () => ({ status: 'loading', docs: [] }),
}));

const counts = {
  'GET /api/admin/messages/counts': () => ({ new: 0, read: 0, done: 0 }),
  'GET /api/admin/subscribers/counts': () => ({ active: 0, unsubscribed: 0 }),
};

test.each([
  { what: 'polls', list: <PollsDesk />, empty: /^No polls yet/ },
  { what: 'predictions', list: <PredictionsDesk />, empty: /^No predictions yet/ },
  { what: 'messages', list: <InboxDesk />, empty: /^No messages/ },
  { what: 'subscribers', list: <SubscribersDesk />, empty: /^No (matching addresses|subscribers)/ },
  { what: 'categories', list: <CategoriesDesk />, empty: /^No categories/ },
])('the list of $what shows an error if it failed to load, and loads on a retry', async ({ what, list, empty }) => {
  let isDown = true;
  const path = `/api/admin/${what}`;
  const { user } = renderDesk(list, {
    path: `/admin/${what}`,
    api: {
      ...counts,
      [`GET ${path}`]: () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return [];
      },
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain(`We could not load the ${what}.`);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(empty)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
