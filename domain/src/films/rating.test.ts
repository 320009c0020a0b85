import { expect, it } from 'vitest';
import { ratingOf } from './rating.ts';

const none = Array<number>(10).fill(0);
/** Ten counts with `count` ratings of these stars. */
const counts = (stars: number, count: number) => none.with(stars * 2 - 1, count);

it('shows a mean and a distribution from twenty ratings of trusted readers on', () => {
  expect(ratingOf({ trusted: counts(4, 19), new: counts(1, 500) })).toEqual({
    count: 519,
    mean: null,
    distribution: null,
  });
  expect(ratingOf({ trusted: counts(4, 20), new: none })).toEqual({ count: 20, mean: 4, distribution: counts(4, 20) });
});

it.each([0.5, 5])('moves the mean by less than 0.18, however many newcomers give %s stars', (stars) => {
  for (const trusted of [counts(0.5, 300), counts(3.5, 300), counts(5, 20)])
    for (const crowd of [1, 100, 1_000_000]) {
      const before = ratingOf({ trusted, new: none }).mean ?? 0;
      expect(Math.abs((ratingOf({ trusted, new: counts(stars, crowd) }).mean ?? 0) - before)).toBeLessThan(0.18);
    }
});
