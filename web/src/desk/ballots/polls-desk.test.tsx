// @vitest-environment happy-dom
import type { AdminPoll } from '@first-show/domain/ballots/ballot-desk.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type FakeApi, renderDesk } from '../../testing/render-desk.tsx';
import { PollsDesk } from './polls-desk.tsx';

vi.mock('../lib/use-live-state.ts', () => ({ useLiveQueryState: () => ({ status: 'loading', docs: [] }) }));

const poll: AdminPoll = {
  id: 'reel',
  title: 'At the reel',
  question: 'Who turns the reel over',
  options: ['The usher', 'Nobody'],
  results: [],
  totalVotes: 0,
  closed: false,
  createdAt: '2026-11-20T06:00:00.000Z',
  revision: 1,
  history: [],
};
const openPolls = (api: FakeApi) => renderDesk(<PollsDesk />, { path: '/admin/polls', api });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('editing a poll keeps another editor’s changes of other fields, and reports a conflict', async () => {
  const theirs = { ...poll, title: 'Theirs at the reel', question: 'Who turns the reel over, and why', revision: 2 };
  let stored = poll;
  const { user, fill, calls } = openPolls({
    'GET /api/admin/polls': () => [stored],
    'PATCH /api/admin/polls/reel': ({ body }) => {
      if ((body as AdminPoll).revision !== 2)
        return Response.json({ message: 'Changed', current: theirs }, { status: 409 });
      stored = { ...theirs, title: 'Mine at the reel', revision: 3 };
      return stored;
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  const edit = await dialogOf('Edit poll');
  await fill(edit.getByLabelText(/^Title/), 'Mine at the reel');
  await user.click(edit.getByRole('button', { name: 'Save changes' }));
  expect((await edit.findByRole('alert')).textContent).toContain(
    'You both changed: Title. Save again to replace their version with yours.',
  );
  expect(edit.getByLabelText<HTMLInputElement>(/^Question/).value).toBe(theirs.question);
  expect(edit.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Mine at the reel');
  await user.click(edit.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Poll saved')).toBeTruthy();
  expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ title: 'Mine at the reel', revision: 2 });
});

test('a search keeps every letter, and ‘Show all’ clears it', async () => {
  const { user, router } = openPolls({ 'GET /api/admin/polls': () => [poll] });
  const field = await screen.findByLabelText<HTMLInputElement>('Search polls');
  await user.type(field, 'who turns the reel over');
  expect(field.value).toBe('who turns the reel over');
  expect(screen.getByText(poll.question)).toBeTruthy();
  await user.type(field, ' tonight');
  await waitFor(() => expect(router.state.location.search).toBe('?q=who+turns+the+reel+over+tonight'));
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect([field.value, router.state.location.search]).toEqual(['', '']);
  expect(screen.getByText(poll.question)).toBeTruthy();
});

test('a draft of an older version is applied to the newer one, and can be discarded', async () => {
  let stored = poll;
  const api: FakeApi = { 'GET /api/admin/polls': () => [stored] };
  const first = openPolls(api);
  await first.user.click(await screen.findByRole('button', { name: /^Edit/ }));
  const before = await dialogOf('Edit poll');
  await first.fill(before.getByLabelText('Option 2'), 'The projectionist');
  await first.user.keyboard('{Escape}');
  first.unmount();

  stored = { ...poll, question: 'Who turns the reel over, and when', revision: 2 };
  const { user } = openPolls(api);
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  const edit = await dialogOf('Edit poll');
  expect(edit.getByText(/This draft is based on an older version: someone has saved a newer one\./)).toBeTruthy();
  expect(edit.getByLabelText<HTMLInputElement>('Option 2').value).toBe('The projectionist');
  expect(edit.getByLabelText<HTMLInputElement>(/^Question/).value).toBe(stored.question);
  await user.click(edit.getByRole('button', { name: 'Start over' }));
  expect(edit.getByLabelText<HTMLInputElement>('Option 2').value).toBe('Nobody');
  expect(edit.queryByText(/older version/)).toBeNull();
});

test('text typed into the form of a new poll survives a failed save and a reload, and can be discarded', async () => {
  // The fake API has no answer to the save, as without a network.
  const api: FakeApi = { 'GET /api/admin/polls': () => [] };
  const open = async () => {
    const { user, ...shown } = openPolls(api);
    await screen.findByText('No polls yet. Ask the readers something.');
    await user.click(screen.getAllByRole('button', { name: 'New poll' })[0]!);
    return { user, ...shown, dialog: await dialogOf('New poll') };
  };
  const question = ({ dialog }: Awaited<ReturnType<typeof open>>) =>
    dialog.getByLabelText<HTMLInputElement>(/^Question/).value;
  const first = await open();
  await first.fill(first.dialog.getByLabelText(/^Title/), 'Kept');
  await first.fill(first.dialog.getByLabelText(/^Question/), 'Will this still be here?');
  await first.fill(first.dialog.getByLabelText('Option 1'), 'Yes');
  await first.fill(first.dialog.getByLabelText('Option 2'), 'No');
  await first.user.click(first.dialog.getByRole('button', { name: 'Create poll' }));
  expect((await first.dialog.findByRole('alert')).textContent).toContain('This could not be saved. Please try again.');
  expect(question(first)).toBe('Will this still be here?');
  first.unmount();

  const second = await open();
  expect(question(second)).toBe('Will this still be here?');
  await second.user.click(second.dialog.getByRole('button', { name: 'Start over' }));
  expect(question(second)).toBe('');
});
