import type { PageEnvelope, PageRedirect } from '@first-show/domain/pages/page-data';
import { pagePath } from '@first-show/domain/pages/page-path';
import { redirect, redirectDocument } from 'react-router-dom';
import { SAVED_PAGES_CACHE } from '../shared/lib/saved-pages.ts';
import { envelopeIn, keepPage, keptPage, NoNetwork } from '../shared/lib/kept-pages.ts';
import type { LoadPage } from './routes.tsx';

// Give the document's first history entry a random key. Without it, the router calls the first
// entry of every document 'default', and one document would restore the scroll position and the
// list length of another. After Back or a reload, the entry still has its key.
const { state } = window.history as { state: { key?: string } | null };
if (state?.key === undefined) window.history.replaceState({ ...state, key: String(Math.random()) }, '');
const firstPath = window.location.pathname + window.location.search;

/**
 * Parses the envelope in this document; `null` if there is none. The text is long and parsing takes
 * time, so call this function only when its result is needed.
 */
const ownPage = (): PageEnvelope | null =>
  JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as PageEnvelope | null;

/**
 * The envelope of the page that the service worker saved under this path; `null` if it saved none.
 */
async function savedPage(path: string): Promise<PageEnvelope | null> {
  if (!('caches' in window)) return null;
  const saved = await caches.match(pagePath(new URL(path, window.location.origin)), {
    cacheName: SAVED_PAGES_CACHE,
    ignoreVary: true,
  });
  return saved === undefined ? null : envelopeIn(await saved.text());
}

/** The newest copy of a page on this device; `null` if there is none. */
const pageOfDevice = async (path: string): Promise<PageEnvelope | null> =>
  keptPage(path) ?? (path === firstPath ? ownPage() : null) ?? (await savedPage(path).catch(() => null));

/**
 * Loads a page's data in the browser. The data is public and cacheable, so the request has no
 * credentials. An unknown page has data too, with status 404.
 *
 * If no answer comes and the browser is offline, returns the newest copy on this device. Throws
 * `NoNetwork` if there is no copy, or if the browser is online: then an old copy would look like
 * the current page. Also throws a redirect if the page has another address, or if it is a desk,
 * whose routes only a desk's document has. For any other answer, throws a `Response` with the
 * status of the answer, or with 502 if that status is 2xx.
 */
export const loadPage: LoadPage = async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const response = await fetch(`/api/page-data?path=${encodeURIComponent(path)}`, {
    credentials: 'omit',
    signal: request.signal,
  }).catch(async (error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
    const kept = navigator.onLine ? null : await pageOfDevice(path);
    return kept ?? Promise.reject(new NoNetwork());
  });
  if ('page' in response) return response;
  const answer = (await response.json().catch(() => ({}))) as PageEnvelope | PageRedirect | { message?: string };
  if ('redirectTo' in answer) throw redirect(answer.redirectTo);
  if ('page' in answer) {
    if (answer.page.kind === 'desk') throw redirectDocument(path);
    keepPage(path, answer);
    return answer;
  }
  throw new Response(answer.message ?? '', { status: response.ok ? 502 : response.status });
};
