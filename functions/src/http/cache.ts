/**
 * How old an answer may get. Browser age, CDN age, revalidation and the function's own cache add up: at most 60 s for what is
 * found, 30 s for a 404. That sum is what an editor waits for a change to be seen everywhere.
 */
export const FUNCTION_CACHE_SECONDS = { found: 10, notFound: 5 } as const;

const publicFor = (ages: { browserSeconds: number; cdnSeconds: number; revalidateSeconds: number }): string =>
  `public, max-age=${ages.browserSeconds}, s-maxage=${ages.cdnSeconds}, stale-while-revalidate=${ages.revalidateSeconds}`;

export const cacheControl = {
  /** 5 + 15 + 30 (+ 10 in the function) = 60 s. */
  public: publicFor({ browserSeconds: 5, cdnSeconds: 15, revalidateSeconds: 30 }),
  /** Numbers that readers watch moving: at most 7 s, and no browser age, so that a refetch after an own action shows it. */
  live: publicFor({ browserSeconds: 0, cdnSeconds: 2, revalidateSeconds: 5 }),
  /** 5 + 10 + 10 (+ 5 in the function) = 30 s; without it the CDN keeps a 404 for ten minutes. */
  notFound: publicFor({ browserSeconds: 5, cdnSeconds: 10, revalidateSeconds: 10 }),
  private: 'private, no-store',
} as const;
export type CachePolicy = 'public' | 'live' | 'private';
