// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fieldOf, renderDesk } from '../../testing/render-desk.tsx';
import { ClosedArticles } from './closed-articles.tsx';

vi.mock('../lib/use-live-state.ts', () => ({
  useLiveDocState: () => ({ status: 'loading', doc: null }),
  useLiveQueryState: () => ({ status: 'ready', docs: [] }),
}));

test('a failed search for an article can be repeated', async () => {
  let isDown = true;
  const { user } = renderDesk(<ClosedArticles />, {
    role: 'moderator',
    api: {
      'GET /api/search': () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return [{ id: 'rain', slug: 'rain', title: 'Thirty-one kinds of rain' }];
      },
    },
  });
  expect(screen.getByText('Comments are open on every article.')).toBeTruthy();
  await user.type(fieldOf('Find an article'), 'kinds of rain');
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load the articles.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Thirty-one kinds of rain/ })).toBeTruthy();
});
