/**
 * How long after a change the former state may be seen anywhere; a page that was not there may be
 * missed half as long.
 */
export const AGE_LIMIT_SECONDS = 60;
export const AGE_LIMIT_MISSING_SECONDS = 30;

/**
 * What is kept in the function's memory: pages (`render/page.ts`), and what stands around all of
 * them (`render/page-data.ts`), which a page may take over when it is made: the two add up.
 */
export const FUNCTION_CACHE_SECONDS = { found: 6, notFound: 3, surroundings: 2 } as const;

const publicFor = (ages: { browserSeconds: number; cdnSeconds: number; revalidateSeconds: number }): string =>
  `public, max-age=${ages.browserSeconds}, s-maxage=${ages.cdnSeconds}, stale-while-revalidate=${ages.revalidateSeconds}`;

/**
 * Browser age, CDN age, revalidation and the function's own caches add up to the limits above, less
 * two seconds for the way. The CDN gets nearly all of it: there one reader's view spares the next
 * one's wait, and `npm run bench -- cdn` shows that every second given to a browser or to the
 * function is a second less of that.
 */
export const cacheControl = {
  /** 0 + 10 + 40 (+ 6 + 2 in the function) = 58 s. */
  public: publicFor({ browserSeconds: 0, cdnSeconds: 10, revalidateSeconds: 40 }),
  /**
   * Numbers that readers watch moving: at most 7 s, and no browser age, so that a refetch after an
   * own action shows it.
   */
  live: publicFor({ browserSeconds: 0, cdnSeconds: 2, revalidateSeconds: 5 }),
  /**
   * 0 + 10 + 13 (+ 3 + 2 in the function) = 28 s; without it the CDN keeps a 404 for ten minutes.
   */
  notFound: publicFor({ browserSeconds: 0, cdnSeconds: 10, revalidateSeconds: 13 }),
  /** For what never changes under its address. */
  immutable: 'public, max-age=31536000, immutable',
  private: 'private, no-store',
} as const;
export type CachePolicy = 'public' | 'live' | 'private';
