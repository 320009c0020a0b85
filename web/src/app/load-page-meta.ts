/** Titles and descriptions of all pages: the first page came with its own, so they are fetched when a second one is shown. */
export const loadPageMeta = (): Promise<typeof import('@first-show/domain/pages/page-meta')> => import('@first-show/domain/pages/page-meta');
