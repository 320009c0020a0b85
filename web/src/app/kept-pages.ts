import type { PageEnvelope } from '@first-show/domain/pages/page-data';

/** The request got no answer, and this device has no copy of the page. */
export class NoNetwork extends Error {}

const MAX_PAGES = 10;

/** Envelopes by path with query, the newest at the end. */
const pages = new Map<string, PageEnvelope>();

/**
 * Keeps a page's data in memory, in case the reader goes offline. It is lost when the document is
 * closed.
 */
export function keepPage(path: string, envelope: PageEnvelope): void {
  pages.delete(path);
  pages.set(path, envelope);
  const [oldest = path] = pages.keys();
  if (pages.size > MAX_PAGES) pages.delete(oldest);
}

export const keptPage = (path: string): PageEnvelope | null => pages.get(path) ?? null;

/**
 * The envelope in the HTML of one of our pages. Its JSON contains no `<`
 * (`functions/src/render/document.ts`).
 */
export const envelopeIn = (html: string): PageEnvelope | null =>
  JSON.parse(/ id="page-data">([^<]*)/.exec(html)?.[1] ?? 'null') as PageEnvelope | null;
