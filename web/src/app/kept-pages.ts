import type { PageEnvelope } from '@first-show/domain/pages/page-data';

/** Nothing answered, and nothing was kept of the page that is wanted. */
export class NoNetwork extends Error {}

const MAX_PAGES = 10;

/** By path with its query, the newest last. */
const pages = new Map<string, PageEnvelope>();

/** Keeps a page's data for a time without network, for as long as the document lives. */
export function keepPage(path: string, envelope: PageEnvelope): void {
  pages.delete(path);
  pages.set(path, envelope);
  const [oldest = path] = pages.keys();
  if (pages.size > MAX_PAGES) pages.delete(oldest);
}

export const keptPage = (path: string): PageEnvelope | null => pages.get(path) ?? null;
