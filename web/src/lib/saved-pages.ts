/**
 * Cache Storage of the pages that can be read offline, by path with the query that matters. The
 * service worker fills it.
 */
export const SAVED_PAGES_CACHE = 'pages';
export const SAVED_PAGES_MAX = 20;
export const SAVED_PAGES_MAX_DAYS = 30;

/** What an open page tells the service worker: the reader has this page on screen, so save it. */
export type SavePageMessage = { savePage: string };
