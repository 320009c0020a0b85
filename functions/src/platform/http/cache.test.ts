import { expect, it } from 'vitest';
import { AGE_LIMIT_MISSING_SECONDS, AGE_LIMIT_SECONDS, cacheControl, FUNCTION_CACHE_SECONDS } from './cache.ts';

const seconds = (header: string, name: string) =>
  Number(new RegExp(`[ ,]${name}=(\\d+)`).exec(header)?.[1] ?? Number.NaN);
const sum = (header: string) =>
  seconds(header, 'max-age') + seconds(header, 's-maxage') + seconds(header, 'stale-while-revalidate');
/** Seconds that requests spend in transit, in addition to all cache ages. */
const WAY_SECONDS = 2;
const { found, notFound, surroundings, stale } = FUNCTION_CACHE_SECONDS;

it('keeps the total cache age of a page within a minute, and of a missing page within half a minute', () => {
  expect(sum(cacheControl.public) + found + surroundings + stale).toBeLessThanOrEqual(AGE_LIMIT_SECONDS - WAY_SECONDS);
  expect(sum(cacheControl.notFound) + notFound + surroundings + stale).toBeLessThanOrEqual(
    AGE_LIMIT_MISSING_SECONDS - WAY_SECONDS,
  );
  expect(sum(cacheControl.live)).toBeLessThanOrEqual(7);
  expect([AGE_LIMIT_SECONDS, AGE_LIMIT_MISSING_SECONDS]).toEqual([60, 30]);
});
it('does not let anybody cache personal answers', () => {
  expect(cacheControl.private).toBe('private, no-store');
});
