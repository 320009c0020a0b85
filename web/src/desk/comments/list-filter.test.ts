import { expect, test } from 'vitest';
import { belongsTo, filterOf, isUnfiltered, noFilter, queryOf, withFilter } from './list-filter.ts';

test('writes the filter to the URL and reads it back', () => {
  const search = withFilter(new URLSearchParams('other=1'), { text: 'slow half', rule: 'links' });
  expect(search.toString()).toBe('other=1&q=slow+half&flag=links');
  expect(filterOf(search)).toEqual({ text: 'slow half', rule: 'links' });
  expect(withFilter(search, { rule: '' }).toString()).toBe('other=1&q=slow+half');
  expect(withFilter(search, noFilter).toString()).toBe('other=1');
});

test('recognises an empty filter', () => {
  expect(isUnfiltered(filterOf(new URLSearchParams('q=++')))).toBe(true);
  expect(isUnfiltered({ articleId: 'a' })).toBe(false);
});

test('queries the comments of a list, with one condition of the filter', () => {
  expect(queryOf('pending', {}, 'newest')).toMatchObject({
    where: [['status', '==', 'pending']],
    orderBy: [['createdAt', 'desc']],
  });
  expect(queryOf('pending', {}, 'oldest').orderBy).toEqual([['createdAt', 'asc']]);
  expect(queryOf('reported', { articleId: 'a1' }, 'newest').where).toEqual([
    ['isReported', '==', true],
    ['keys', 'array-contains', 'a:a1'],
  ]);
});

test('decides which comments belong to a list', () => {
  expect(belongsTo('pending')({ status: 'pending', isReported: false })).toBe(true);
  expect(belongsTo('reported')({ status: 'approved', isReported: true })).toBe(true);
  expect(belongsTo('reported')({ status: 'deleted', isReported: true })).toBe(false);
});
