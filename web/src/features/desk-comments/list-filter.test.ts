import { expect, test } from 'vitest';
import { belongsTo, filterOf, isWhole, noFilter, queryOf, withFilter } from './list-filter.ts';

test('keeps the filter in the address and reads it from there', () => {
  const search = withFilter(new URLSearchParams('other=1'), { text: 'slow half', rule: 'links' });
  expect(search.toString()).toBe('other=1&q=slow+half&flag=links');
  expect(filterOf(search)).toEqual({ text: 'slow half', rule: 'links' });
  expect(withFilter(search, { rule: '' }).toString()).toBe('other=1&q=slow+half');
  expect(withFilter(search, noFilter).toString()).toBe('other=1');
});

test('knows the whole list', () => {
  expect(isWhole(filterOf(new URLSearchParams('q=++')))).toBe(true);
  expect(isWhole({ articleId: 'a' })).toBe(false);
});

test('asks for the list and one key', () => {
  expect(queryOf('pending', {}).where).toEqual([['status', '==', 'pending']]);
  expect(queryOf('reported', { articleId: 'a1' }).where).toEqual([
    ['isReported', '==', true],
    ['keys', 'array-contains', 'a:a1'],
  ]);
});

test('knows which comments a list is of', () => {
  expect(belongsTo('pending')({ status: 'pending', isReported: false })).toBe(true);
  expect(belongsTo('reported')({ status: 'approved', isReported: true })).toBe(true);
  expect(belongsTo('reported')({ status: 'deleted', isReported: true })).toBe(false);
});
