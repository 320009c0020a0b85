/**
 * What writes the head of all pages: the first page came with its own, so it is fetched when a
 * second one is shown.
 */
export const loadPageMeta = (): Promise<typeof import('./page-meta.ts')> => import('./page-meta.ts');
