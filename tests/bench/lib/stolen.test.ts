import { expect, it } from 'vitest';
import { leastDisturbed, needsMore, stolenShare, measureStolenTime, ticksOf } from './stolen.ts';

it('computes the share of the needed processor time that the host took away', () => {
  const before = ticksOf('cpu  100 10 20 5000 7 3 2 15 0 0\ncpu0 1 1 1 1');
  expect(before).toEqual({ busy: 150, stolen: 15 });
  const after = ticksOf('cpu  170 10 30 9000 7 3 2 35 0 0\n');
  expect(stolenShare(before, after)).toBeCloseTo(0.2);
  expect(stolenShare(before, before)).toBe(0);
});

it('keeps the measurements with the least steal time, in order and whatever their value', () => {
  const measured = [0.3, 0.01, 0.2, 0, 0.04].map((stolen, index) => ({ value: index * 100, stolen }));
  expect(leastDisturbed(measured, 3).map(({ value }) => value)).toEqual([100, 300, 400]);
  expect(needsMore(measured, 3)).toBe(false);
  expect(needsMore(measured, 4)).toBe(true);
});

it('returns the result of an action with the share of steal time during it', async () => {
  const { value, stolen } = await measureStolenTime(() => Promise.resolve('done'));
  expect(value).toBe('done');
  expect(stolen).toBeGreaterThanOrEqual(0);
  expect(stolen).toBeLessThanOrEqual(1);
});
