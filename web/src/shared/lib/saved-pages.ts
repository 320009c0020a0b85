/**
 * Name of the cache (Cache Storage) with the pages for offline reading. The service worker fills
 * it. The keys are addresses with only the query parameters that pages use (`pagePath`).
 */
export const SAVED_PAGES_CACHE = 'pages';
export const SAVED_PAGES_MAX = 20;
export const SAVED_PAGES_MAX_DAYS = 30;

/**
 * Message from an open page to the service worker: save the page at this path, which the reader is
 * reading.
 */
export type SavePageMessage = { savePage: string };
