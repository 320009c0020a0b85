// @vitest-environment happy-dom
import type { ModerationSettings } from '@first-show/domain/comments/moderation-desk.schema';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldOf, renderDesk } from '../../testing/render-desk.tsx';
import { ModerationSettingsForm } from './settings-form.tsx';

const PATH = '/api/admin/moderation-settings';
const opened: ModerationSettings = {
  words: ['casino'],
  autoApprove: { isOn: false, minApproved: 5 },
  updatedAt: '2026-11-21T06:00:00.000Z',
  updatedBy: 'Gauri Naik',
};
const button = (name: string) => screen.getByRole('button', { name });

/** Opens the form. `put` answers the saves. */
async function openSettings(put: (body: ModerationSettings & { basedOn: string | null }) => unknown = () => opened) {
  const shown = renderDesk(<ModerationSettingsForm />, {
    role: 'moderator',
    path: '/webadmin/settings',
    api: { [`GET ${PATH}`]: () => opened, [`PUT ${PATH}`]: ({ body }) => put(body as never) },
  });
  await screen.findByLabelText('Add words');
  return shown;
}
const savedAs = (body: ModerationSettings, at: string) => ({ ...body, updatedAt: at, updatedBy: 'Gauri Naik' });

test('two moderators who change the settings keep each other’s changes', async () => {
  const theirs = { ...opened, words: ['theirs', 'casino'], updatedAt: '2026-11-21T06:05:00.000Z', updatedBy: 'Sudha' };
  const { user, calls } = await openSettings((body) =>
    body.basedOn === theirs.updatedAt
      ? savedAs(body, '2026-11-21T06:06:00.000Z')
      : Response.json({ message: 'Changed', settings: theirs }, { status: 409 }),
  );
  await user.type(fieldOf('Add words'), 'mine');
  await user.click(button('Add to the list'));
  expect(screen.getByText('1 word added.')).toBeTruthy();
  await user.click(button('Save settings'));
  expect(await screen.findByText(/^Sudha saved the settings in the meantime/)).toBeTruthy();
  await user.click(button('Save settings'));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  expect(calls.at(-1)?.body).toMatchObject({ words: ['mine', 'theirs', 'casino'] });
});

test('the settings say why a text adds no words', async () => {
  const { user } = await openSettings();
  await user.type(fieldOf('Add words'), '!!!, ,,;');
  await user.click(button('Add to the list'));
  expect(await screen.findByText('Enter at least one word.')).toBeTruthy();
});

test('words pasted into the settings count as unsaved and are restored; edits during a save are kept', async () => {
  const first = await openSettings();
  await first.user.type(fieldOf('Add words'), 'pasted');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  first.unmount();

  const answer = Promise.withResolvers<unknown>();
  const { user, calls } = await openSettings(() => answer.promise);
  expect(await screen.findByText('Your unsaved changes from last time have been restored.')).toBeTruthy();
  expect(fieldOf('Add words').value).toBe('pasted');
  await user.click(button('Save settings'));
  expect(await screen.findByRole('button', { name: 'Saving…' })).toBeTruthy();
  await user.clear(fieldOf('Add words'));
  await user.type(fieldOf('Add words'), 'late');
  answer.resolve(savedAs(calls.at(-1)!.body as ModerationSettings, '2026-11-21T06:06:00.000Z'));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  expect(fieldOf('Add words').value).toBe('late');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  await user.type(fieldOf('Search the list'), 'pasted');
  expect(button('Remove pasted')).toBeTruthy();
  await user.click(button('Discard changes'));
  expect(fieldOf('Add words').value).toBe('');
});
