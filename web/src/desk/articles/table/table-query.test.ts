import { expect, it } from 'vitest';
import {
  everything,
  isFiltered,
  nextOrder,
  readTableQuery,
  shownDirection,
  tableAddress,
  tableCall,
  withPart,
} from './table-query.ts';

it('keeps only values that differ from the default in the address', () => {
  expect(tableAddress(everything).toString()).toBe('');
  const query = { ...everything, q: 'दादी', status: 'draft' as const, sort: 'comments' as const };
  expect(readTableQuery(tableAddress(query))).toEqual(query);
  const drafts = readTableQuery(new URLSearchParams('waiting=source'));
  expect([drafts.waiting, tableAddress(drafts).toString()]).toEqual(['source', 'waiting=source']);
});
it('reads unknown values of an address as the default', () => {
  expect(readTableQuery(new URLSearchParams('status=gone&sort=up&language=fr'))).toEqual(everything);
});
it('requests pages of 25 with the chosen filters', () => {
  expect(tableCall({ ...everything, categoryId: 'music' }).toString()).toBe(
    'status=all&categoryId=music&sort=updated&limit=25',
  );
});
it('keeps a direction in the address only if it is not the default', () => {
  const query = { ...everything, sort: 'title' as const, direction: 'desc' as const };
  expect(tableAddress(query).toString()).toBe('sort=title&direction=desc');
  expect(readTableQuery(tableAddress(query))).toEqual(query);
});
it('reverses the order at the second press on a column, and restores the default order at the third', () => {
  const first = nextOrder(everything, 'views');
  const second = nextOrder(first, 'views');
  expect([first, shownDirection(first)]).toEqual([{ sort: 'views', direction: '' }, 'desc']);
  expect(second).toEqual({ sort: 'views', direction: 'asc' });
  expect(nextOrder(second, 'views')).toEqual({ sort: 'updated', direction: '' });
  expect(shownDirection(nextOrder(second, 'title'))).toBe('asc');
  expect(nextOrder(everything, 'updated')).toEqual({ sort: 'updated', direction: 'asc' });
});
it('treats a table with a filter as filtered, but not one with only another order', () => {
  expect(isFiltered({ ...everything, sort: 'views' })).toBe(false);
  expect(isFiltered({ ...everything, flag: 'breaking' })).toBe(true);
});
it('filters by day only in a table that is sorted by date', () => {
  const dated = withPart({ ...everything, sort: 'views', direction: 'asc' }, { from: '2026-11-20' });
  expect(dated).toEqual({ ...everything, from: '2026-11-20', sort: 'published' });
  expect(withPart(dated, { direction: 'asc' })).toEqual({ ...dated, direction: 'asc' });
  expect(withPart(dated, { sort: 'title', direction: '' })).toEqual({ ...everything, sort: 'title' });
  expect(readTableQuery(new URLSearchParams('until=2026-11-20&sort=views')).sort).toBe('published');
  expect(readTableQuery(new URLSearchParams('until=yesterday'))).toEqual(everything);
});
