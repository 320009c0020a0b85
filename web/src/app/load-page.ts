import type { PageEnvelope, PageRedirect } from '@first-show/domain/pages/page-data';
import { pagePath } from '@first-show/domain/pages/page-path';
import { redirect } from 'react-router-dom';
import { SAVED_PAGES_CACHE } from '../lib/saved-pages.ts';
import { keepPage, keptPage, NoNetwork } from './kept-pages.ts';
import type { LoadPage } from './routes.tsx';

// To the router the first entry of every document is 'default', and one document would take over
// what another left under that name: how far down its reader was, what its list had grown to. A
// name of its own is found again by Back and by a reload, and by nobody else.
const { state } = window.history as { state: { key?: string } | null };
if (state?.key === undefined) window.history.replaceState({ ...state, key: String(Math.random()) }, '');
const firstPath = window.location.pathname + window.location.search;

/** What a document was rendered from. Read when it is wanted: it is a long text. */
const readDocument = (from: Document): PageEnvelope | null =>
  JSON.parse(from.getElementById('page-data')?.textContent ?? 'null') as PageEnvelope | null;

/** The page that the service worker saved under this path. */
async function savedPage(path: string): Promise<PageEnvelope | null> {
  if (!('caches' in window)) return null;
  const saved = await caches.match(pagePath(new URL(path, window.location.origin)), {
    cacheName: SAVED_PAGES_CACHE,
    ignoreVary: true,
  });
  return saved === undefined ? null : readDocument(new DOMParser().parseFromString(await saved.text(), 'text/html'));
}

/** What this device has of a page, the newest first. */
const pageOfDevice = async (path: string): Promise<PageEnvelope | null> =>
  keptPage(path) ?? (path === firstPath ? readDocument(document) : null) ?? (await savedPage(path).catch(() => null));

/**
 * A page's data in the browser: public and cacheable, so without credentials. An unknown thing has
 * data too, and status 404. Without a network it is what was last shown under that address; where
 * only the answer did not come, what is old would pass for what is new.
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
    keepPage(path, answer);
    return answer;
  }
  throw new Response(answer.message ?? '', { status: response.ok ? 502 : response.status });
};
