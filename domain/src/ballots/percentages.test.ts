import { expect, it } from 'vitest';
import { crowdOdds, wholePercentages } from './percentages.ts';

it('returns percentages that add up to 100, by the largest remainder method', () => {
  expect(wholePercentages([877, 553, 324, 152])).toEqual([46, 29, 17, 8]);
  expect(wholePercentages([1, 1, 1])).toEqual([34, 33, 33]);
  for (const counts of [
    [1, 2, 4],
    [5, 5, 5, 5, 5, 5, 5],
    [999, 1, 1],
  ]) {
    expect(wholePercentages(counts).reduce((sum, share) => sum + share, 0)).toBe(100);
  }
});
it('returns zero percent for all options if there are no votes', () => {
  expect(wholePercentages([0, 0])).toEqual([0, 0]);
  expect(wholePercentages([])).toEqual([]);
});
it('computes odds from the votes', () => {
  expect(crowdOdds([49, 24, 24])).toEqual([2, 4, 4]);
  expect(crowdOdds([0, 0])).toEqual([2, 2]);
  expect(Math.min(...crowdOdds([1_000_000, 0]))).toBe(1);
});
