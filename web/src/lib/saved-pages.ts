/**
 * Name of the Cache Storage with pages for offline reading. The service worker fills it. Keys are
 * paths with the relevant part of the query.
 */
export const SAVED_PAGES_CACHE = 'pages';
export const SAVED_PAGES_MAX = 20;
export const SAVED_PAGES_MAX_DAYS = 30;

/** Message from an open page to the service worker: save this page, which the reader sees. */
export type SavePageMessage = { savePage: string };
