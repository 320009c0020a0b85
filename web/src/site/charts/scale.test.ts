import { expect, it } from 'vitest';
import { dayScale, linearScale } from './scale.ts';

it('has round steps from zero to above the highest value', () => {
  expect(linearScale(347).ticks).toEqual([0, 100, 200, 300, 400]);
  expect(linearScale(347).at(200)).toBe(0.5);
  expect(linearScale(0).ticks).toEqual([0, 1]);
});
it('shows a film of two days and one of sixty in one chart', () => {
  const { at, ticks } = dayScale(60);
  expect([at(1), at(60)]).toEqual([0, 1]);
  expect(at(2)).toBeGreaterThan(0.15);
  expect(ticks).toEqual([1, 2, 3, 5, 7, 14, 28, 56]);
  expect(dayScale(3).at(2)).toBe(0.5);
  expect(dayScale(1).at(1)).toBe(0);
});
