/**
 * Loads the code that updates a page's head. The server has written the head of the first page, so
 * the code is needed only after a navigation.
 */
export const loadPageMeta = (): Promise<typeof import('./page-meta.ts')> => import('./page-meta.ts');
