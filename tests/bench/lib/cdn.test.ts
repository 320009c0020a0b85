import { describe, expect, it } from 'vitest';
import { createCdn, policyOf } from './cdn.ts';

const open = (maxEntries = 10) =>
  createCdn({
    policy: policyOf('public, max-age=1, s-maxage=10, stale-while-revalidate=20'),
    maxEntries,
    origin: (_page, at) => ({ readAt: at, arrivesAt: at + 0.5 }),
  });

it('reads the ages from a `Cache-Control` header and does not take `s-maxage` for `max-age`', () => {
  expect(policyOf('public, max-age=5, s-maxage=15, stale-while-revalidate=30')).toEqual({
    browserSeconds: 5,
    freshSeconds: 15,
    staleSeconds: 30,
  });
  expect(policyOf('s-maxage=15')).toEqual({ browserSeconds: 0, freshSeconds: 15, staleSeconds: 0 });
});

describe('the CDN', () => {
  it('answers fresh pages, revalidates stale ones in the background, and waits for expired ones', () => {
    const cdn = open();
    expect(cdn.view(1, 0)).toEqual({ isHit: false, readAt: 0, servedAt: 0.5 });
    expect(cdn.view(1, 10)).toEqual({ isHit: true, readAt: 0, servedAt: 10 });
    expect(cdn.fetches()).toBe(1);
    expect(cdn.view(1, 11)).toMatchObject({ isHit: true, readAt: 0 });
    expect(cdn.view(1, 11.2)).toMatchObject({ isHit: true, readAt: 0 });
    expect(cdn.fetches()).toBe(2);
    expect(cdn.view(1, 12)).toMatchObject({ isHit: true, readAt: 11 });
    expect(cdn.view(1, 50)).toMatchObject({ isHit: false, readAt: 50 });
    expect(cdn.fetches()).toBe(3);
  });
  it('drops the least recently used page', () => {
    const cdn = open(2);
    for (const [index, page] of [1, 2, 1, 3].entries()) cdn.view(page, index);
    expect(cdn.view(1, 5).isHit).toBe(true);
    expect(cdn.view(2, 5).isHit).toBe(false);
  });
});
