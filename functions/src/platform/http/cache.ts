/**
 * How many seconds after a change any cache may still show the old state.
 * `AGE_LIMIT_MISSING_SECONDS` is the limit for the cached 404 of a page that has been created
 * since.
 */
export const AGE_LIMIT_SECONDS = 60;
export const AGE_LIMIT_MISSING_SECONDS = 30;

/**
 * Maximum ages (in seconds) of the caches in the function's memory: pages (`pages/page.ts`), and
 * the data around every page (`pages/page-data.ts`). A new page may use data from the second
 * cache, so the two ages add up.
 * `stale`: how much longer a page is returned while another request renders it anew.
 */
export const FUNCTION_CACHE_SECONDS = { found: 6, notFound: 3, surroundings: 2, stale: 2 } as const;

const publicFor = (ages: { browserSeconds: number; cdnSeconds: number; revalidateSeconds: number }): string =>
  `public, max-age=${ages.browserSeconds}, s-maxage=${ages.cdnSeconds}, stale-while-revalidate=${ages.revalidateSeconds}`;

/**
 * `Cache-Control` headers. The ages of browser, CDN, revalidation and the function's caches add up
 * to at most the limits above, minus two seconds in transit. Most of this time goes to the CDN,
 * where one reader's view saves the next reader's wait. Seconds that browsers or the function have
 * instead reduce the CDN's hits.
 */
export const cacheControl = {
  /** Browser 0 + CDN 10 + revalidation 38 (+ 6 + 2 + 2 in the function's caches) = 58 s. */
  public: publicFor({ browserSeconds: 0, cdnSeconds: 10, revalidateSeconds: 38 }),
  /**
   * For numbers that readers watch changing: at most 7 s. Browsers do not cache them, so that a
   * refetch after the reader's own action asks the CDN.
   */
  live: publicFor({ browserSeconds: 0, cdnSeconds: 2, revalidateSeconds: 5 }),
  /**
   * Browser 0 + CDN 10 + revalidation 11 (+ 3 + 2 + 2 in the function's caches) = 28 s. Without
   * this header the CDN keeps a 404 for ten minutes.
   */
  notFound: publicFor({ browserSeconds: 0, cdnSeconds: 10, revalidateSeconds: 11 }),
  /** For content that never changes at its URL. */
  immutable: 'public, max-age=31536000, immutable',
  private: 'private, no-store',
} as const;
export type CachePolicy = 'public' | 'live' | 'private' | 'notFound';

/**
 * How long a page and its data are cached: in the function's memory, and in browsers and the CDN
 * (`policy`).
 */
export const pageAges = {
  found: { functionSeconds: FUNCTION_CACHE_SECONDS.found, policy: 'public' },
  notFound: { functionSeconds: FUNCTION_CACHE_SECONDS.notFound, policy: 'notFound' },
} as const satisfies Record<string, { functionSeconds: number; policy: CachePolicy }>;
export type PageAge = keyof typeof pageAges;
