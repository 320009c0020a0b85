import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

test('cuts a long list into what one call takes', () => {
  expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunksOf([], 2)).toEqual([]);
});
