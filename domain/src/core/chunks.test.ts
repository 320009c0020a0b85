import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

test('splits a long list into chunks of the given size', () => {
  expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunksOf([], 2)).toEqual([]);
});
