// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '../../../testing/render-desk.tsx';
import { emptyForm } from '../article-form.ts';
import { FieldDiffs } from './diff-view.tsx';

test('a diff names films and people, and shows the id of one that is gone', async () => {
  const before = { ...emptyForm, personIds: ['asha'], dismissedIds: [] };
  const after = { ...emptyForm, personIds: ['asha', 'gone'], dismissedIds: ['porter', 'vikram'] };
  const { calls } = renderDesk(<FieldDiffs before={before} after={after} />, {
    api: {
      'GET /api/admin/films': () => ({ films: [{ id: 'porter', title: 'Porter' }], nextAfter: null }),
      'GET /api/admin/people/asha': () => ({ name: 'Asha Kale' }),
      'GET /api/admin/people/vikram': () => ({ name: 'Vikram Solanke' }),
      'GET /api/admin/people/gone': () => new Response('{"message":"Not found"}', { status: 404 }),
    },
  });
  expect(await screen.findByText('Porter, Vikram Solanke')).toBeTruthy();
  expect((await screen.findByRole('group', { name: 'Changes: People' })).textContent).toContain('Asha Kale');
  expect(screen.getByText(/, gone/)).toBeTruthy();
  expect(calls.filter(({ path }) => path === '/api/admin/people/porter')).toEqual([]);
});
