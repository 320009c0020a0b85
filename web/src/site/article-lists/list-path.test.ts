import { expect, test } from 'vitest';
import { listPath } from './list-path.ts';

test('adds a query parameter only for a choice that differs from the default', () => {
  expect(listPath({})).toBe('/');
  expect(listPath({ tab: 'music' })).toBe('/?category=music');
  expect(listPath({ tab: 'music', sort: 'views', page: 2 })).toBe('/?category=music&sort=popular&page=2');
  expect(listPath({ base: '/category/music', sort: 'trending' })).toBe('/category/music?sort=trending');
});
