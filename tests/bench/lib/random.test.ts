import { expect, it } from 'vitest';
import { seeded, zipf } from './random.ts';

it('gives the same numbers for the same seed, spread evenly from 0 to 1', () => {
  const [a, b] = [seeded(7), seeded(7)];
  const numbers = Array.from({ length: 1000 }, a);
  expect(Array.from({ length: 1000 }, b)).toEqual(numbers);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, number) => sum + number, 0) / 1000).toBeCloseTo(0.5, 1);
});
it('draws the first rank twice as often as the second, and also draws the last rank', () => {
  const pick = zipf(10, 1, seeded(1));
  const counts = new Array<number>(10).fill(0);
  for (let turn = 0; turn < 20_000; turn += 1) {
    const rank = pick();
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  expect((counts[0] ?? 0) / (counts[1] ?? 1)).toBeCloseTo(2, 0);
  expect(counts[9]).toBeGreaterThan(400);
});
