import { expect, it } from 'vitest';
import { percentile } from './load.ts';

it('returns percentiles that are values of the list', () => {
  const list = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([percentile(list, 0.5), percentile(list, 0.99), percentile(list, 1), percentile([7], 0.5)]).toEqual([
    50, 99, 100, 7,
  ]);
  expect(percentile([], 0.5)).toBeNaN();
});
