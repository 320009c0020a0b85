// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from '../../testing/render-desk.tsx';
import { listAddress, useKeptFilters } from './list-address.ts';

const List = () => {
  useKeptFilters();
  return null;
};

it('leads back to a list with the filters that it had last', async () => {
  expect(listAddress('/admin/films')).toBe('/admin/films');
  const { router } = renderDesk(<List />, { path: '/admin/films?show=poster' });
  expect(listAddress('/admin/films')).toBe('/admin/films?show=poster');
  await act(() => router.navigate('/admin/films'));
  expect(listAddress('/admin/films')).toBe('/admin/films');
  expect(listAddress('/admin/articles')).toBe('/admin/articles');
});
