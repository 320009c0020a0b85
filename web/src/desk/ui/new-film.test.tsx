// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fieldOf, renderDesk } from '../../testing/render-desk.tsx';
import { NewFilm } from './new-film.tsx';

it('creates a film that begins on a platform, with the source of its date', async () => {
  const onCreated = vi.fn();
  const { user, fill, calls } = renderDesk(<NewFilm onCreated={onCreated} onClose={vi.fn()} />, {
    api: { 'POST /api/films': () => ({ id: 'f1' }) },
  });
  await fill(fieldOf('Title *'), 'Monsoon Ledger');
  expect(screen.getByText('Empty: to be announced')).toBeTruthy();
  await user.selectOptions(fieldOf('Kind'), 'Streaming');
  await fill(fieldOf('Date'), '2027-12');
  await fill(fieldOf('Platform'), 'Parda');
  await fill(fieldOf('Source'), 'The studio');
  await user.click(screen.getByRole('button', { name: 'Create film' }));
  await expect.poll(() => onCreated.mock.calls).toEqual([['f1', { isImported: false }]]);
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    title: 'Monsoon Ledger',
    releases: [{ kind: 'streaming', date: '2027-12', platform: 'Parda', source: 'The studio' }],
  });
});
