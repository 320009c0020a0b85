import type { PageEnvelope } from '@first-show/domain/pages/page-data';

/**
 * Thrown if the request for a page's data got no answer, and no copy may be shown instead: there is
 * none on this device, or the browser is online (`loadPage`).
 */
export class NoNetwork extends Error {}

const MAX_PAGES = 10;

/** Envelopes by path with query, the one that was loaded last at the end. */
const pages = new Map<string, PageEnvelope>();

/**
 * Keeps a page's data in memory, in case the reader goes offline. The ten newest pages are kept
 * until the document is closed.
 */
export function keepPage(path: string, envelope: PageEnvelope): void {
  pages.delete(path);
  pages.set(path, envelope);
  const [oldest = path] = pages.keys();
  if (pages.size > MAX_PAGES) pages.delete(oldest);
}

export const keptPage = (path: string): PageEnvelope | null => pages.get(path) ?? null;

/**
 * The envelope in the HTML of one of our pages; `null` if there is none. The JSON contains no `<`
 * (`functions/src/pages/document/document.ts`).
 */
export const envelopeIn = (html: string): PageEnvelope | null =>
  JSON.parse(/ id="page-data">([^<]*)/.exec(html)?.[1] ?? 'null') as PageEnvelope | null;
