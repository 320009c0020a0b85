// @vitest-environment happy-dom
import type { TrashItem } from '@first-show/domain/trash/trash.schema';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeApi, renderDesk } from '../../testing/render-desk.tsx';
import { TrashDesk } from './trash-desk.tsx';
import { timeLeft } from './trash-texts.ts';

const DAY_MS = 86_400_000;
const item = (kind: TrashItem['kind'], title: string, daysLeft = 29): TrashItem => ({
  kind,
  id: `${kind}1`,
  title,
  deletedAt: new Date(Date.now() - DAY_MS).toISOString(),
  deletedBy: 'Imtiaz Contractor',
  removeAt: new Date(Date.now() + daysLeft * DAY_MS - 60_000).toISOString(),
});
const open = (api: FakeApi, path = '/admin/trash') => renderDesk(<TrashDesk />, { role: 'editor', path, api });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Trash' }))
    .getAllByRole('row')
    .slice(1);

test('shows who deleted what, when, and how long it can be restored', async () => {
  open({
    'GET /api/admin/trash': () => ({ items: [item('film', 'Baarish'), item('picture', '', 1)], nextAfter: null }),
  });
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^BaarishFilmImtiaz Contractor.*29 daysRestore$/),
    expect.stringMatching(/^Picture without a titlePicture.*1 dayRestore$/),
  ]);
});

test('restores an item, which leaves the list', async () => {
  let items = [item('article', 'A song and its singer'), item('poll', 'Who sings it?')];
  const { user, calls } = open({
    'GET /api/admin/trash': () => ({ items, nextAfter: null }),
    'POST /api/articles/article1/undo': () => {
      items = items.slice(1);
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Restore A song and its singer' }));
  await expect.poll(async () => (await rows()).length).toBe(1);
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/articles/article1/undo',
  ]);
});

test('says why an item was not restored', async () => {
  const { user } = open({
    'GET /api/admin/trash': () => ({ items: [item('article', 'Old news')], nextAfter: null }),
    'POST /api/articles/article1/undo': () =>
      Response.json({ message: 'This is no longer in the trash' }, { status: 404 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Restore Old news' }));
  expect(await screen.findByText('This is no longer in the trash')).toBeTruthy();
});

test('filters by kind, with the choice in the URL, and loads the next page', async () => {
  const { user, calls, router } = open({
    'GET /api/admin/trash': ({ query }) =>
      query.get('kind') === 'poll'
        ? { items: [], nextAfter: null }
        : query.has('after')
          ? { items: [{ ...item('film', 'Later'), id: 'film2' }], nextAfter: null }
          : { items: [item('film', 'First')], nextAfter: 'x' },
  });
  await user.click(await screen.findByRole('button', { name: 'Load more items' }));
  await expect.poll(() => calls.at(-1)!.query.get('after')).toBe('x');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Poll');
  expect(await screen.findByText('Nothing of this kind is in the trash')).toBeTruthy();
  expect(router.state.location.search).toBe('?kind=poll');
});

test('shows an empty trash and a failure', async () => {
  let isDown = true;
  const { user } = open({
    'GET /api/admin/trash': () =>
      isDown ? Response.json({ message: 'Not now' }, { status: 503 }) : { items: [], nextAfter: null },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Not now');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The trash is empty')).toBeTruthy();
});

test('counts the days that are left', () => {
  const now = new Date('2026-11-21T06:00:00.000Z');
  expect(timeLeft('2026-12-21T06:00:00.000Z', now)).toBe('30 days');
  expect(timeLeft('2026-11-21T07:00:00.000Z', now)).toBe('1 day');
  expect(timeLeft('2026-11-21T05:00:00.000Z', now)).toBe('Until tonight');
});
