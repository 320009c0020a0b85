/**
 * The Cache Storage of pages that can be read offline. The service worker fills it. The keys are
 * paths with the part of the query that matters.
 */
export const SAVED_PAGES_CACHE = 'pages';
export const SAVED_PAGES_MAX = 20;
export const SAVED_PAGES_MAX_DAYS = 30;

/**
 * The message of an open page to the service worker: save this page, the reader has it on screen.
 */
export type SavePageMessage = { savePage: string };
