/**
 * Loads the code that updates a page's head. The server has written the head of the first page, so
 * the code is only needed for the second page.
 */
export const loadPageMeta = (): Promise<typeof import('./page-meta.ts')> => import('./page-meta.ts');
