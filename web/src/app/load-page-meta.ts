/**
 * Loads the code that writes a page's head. The document contains the head of the first page, so
 * the code is needed only when a second page is shown.
 */
export const loadPageMeta = (): Promise<typeof import('./page-meta.ts')> => import('./page-meta.ts');
