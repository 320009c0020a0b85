// @vitest-environment happy-dom
import type { DeskLogEntry } from '@first-show/domain/staff/desk-log.schema';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeApi, fieldOf, renderDesk } from '../../testing/render-desk.tsx';
import { ActivityDesk } from './activity-desk.tsx';

const entry = (id: string, changes: Partial<DeskLogEntry> = {}): DeskLogEntry => ({
  id,
  at: '2026-11-21T06:00:00.000Z',
  uid: 'imtiaz',
  by: 'Imtiaz Contractor',
  action: 'Create a poll',
  call: 'POST /api/admin/polls',
  subject: `Poll ${id}`,
  subjectId: id,
  details: [],
  desk: 'content',
  ...changes,
});
const staff = [{ uid: 'imtiaz', displayName: 'Imtiaz Contractor' }];
const refused = () => Response.json({ message: 'Not now' }, { status: 503 });

function openActivity(api: FakeApi, path = '/admin/activity') {
  const answers = { 'GET /api/admin/staff': () => staff, ...api };
  return renderDesk(<ActivityDesk />, { role: 'admin', path, api: answers });
}
const bodyRows = async () =>
  within(await screen.findByRole('table', { name: 'Activity' }))
    .getAllByRole('row')
    .slice(1);

test('filters the activity by person and kind, and keeps the filter in the URL', async () => {
  const log = [entry('one'), entry('two', { uid: 'sudha', by: 'Sudha Krishnamoorthy', call: null, desk: 'staff' })];
  const { user, calls, router } = openActivity({
    'GET /api/admin/log': ({ query }) => ({
      entries: log.filter(({ uid, desk }) => uid === (query.get('uid') ?? uid) && desk === (query.get('kind') ?? desk)),
      nextAfter: null,
    }),
  });
  expect((await bodyRows()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Created a poll.*Imtiaz Contractor.*Poll one/),
    expect.stringContaining('Sudha Krishnamoorthy'),
  ]);
  await user.selectOptions(screen.getByLabelText('Person'), 'Imtiaz Contractor');
  await expect.poll(async () => (await bodyRows()).length).toBe(1);
  await user.selectOptions(screen.getByLabelText('Kind'), 'Accounts and sessions');
  expect(await screen.findByText('No matching activity')).toBeTruthy();
  expect(router.state.location.search).toBe('?person=imtiaz&kind=staff');
  expect(Object.fromEntries(calls.at(-1)!.query)).toEqual({ uid: 'imtiaz', kind: 'staff', days: '7' });
  await user.click(screen.getByRole('link', { name: 'Show everything' }));
  await expect.poll(async () => (await bodyRows()).length).toBe(2);
  expect([fieldOf('Person').value, fieldOf('Kind').value]).toEqual(['', '']);
});

test('reads the filter from the URL', async () => {
  const { calls } = openActivity(
    { 'GET /api/admin/log': () => ({ entries: [entry('one')], nextAfter: null }) },
    '/admin/activity?person=gone&kind=personal-data',
  );
  await bodyRows();
  expect(Object.fromEntries(calls.find(({ path }) => path === '/api/admin/log')!.query)).toEqual({
    uid: 'gone',
    kind: 'personal-data',
    days: '7',
  });
  expect(fieldOf('Kind').value).toBe('personal-data');
  expect(screen.getByRole('option', { name: 'Another account', selected: true })).toBeTruthy();
});

test('shows why the activity was not loaded, and loads it on a retry', async () => {
  let isDown = true;
  const { user } = openActivity({
    'GET /api/admin/log': () => (isDown ? refused() : { entries: [entry('one')], nextAfter: null }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Not now');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await bodyRows()).toHaveLength(1);
});

test('loads the activity page by page, and keeps the entries if the next page fails', async () => {
  let isDown = true;
  const { user } = openActivity({
    'GET /api/admin/log': ({ query }) => {
      if (query.get('after') === null) return { entries: [entry('one'), entry('two')], nextAfter: 'two' };
      return isDown ? refused() : { entries: [entry('three')], nextAfter: null };
    },
  });
  await bodyRows();
  await user.click(screen.getByRole('button', { name: 'Load more entries' }));
  expect(await screen.findByText('More entries could not be loaded')).toBeTruthy();
  expect(await bodyRows()).toHaveLength(2);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Load more entries' }));
  await expect.poll(async () => (await bodyRows()).length).toBe(3);
  expect((await bodyRows()).at(-1)?.textContent).toContain('Poll three');
  expect(screen.queryByRole('button', { name: 'Load more entries' })).toBeNull();
});

test('tells editors that the activity is for administrators, and loads nothing', () => {
  const { calls } = renderDesk(<ActivityDesk />, { role: 'editor', path: '/admin/activity' });
  expect(screen.getByText('Only administrators see who did what.')).toBeTruthy();
  expect(calls).toEqual([]);
});
