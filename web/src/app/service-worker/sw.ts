/// <reference lib="webworker" />
import { isSavablePath, pagePath } from '@first-show/domain/pages/page-path';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import {
  SAVED_PAGES_CACHE,
  SAVED_PAGES_MAX,
  SAVED_PAGES_MAX_DAYS,
  type SavePageMessage,
} from '../../lib/saved-pages.ts';
import { headlineOf, isPublicPage, languageOf } from './saved-response.ts';
import { offlineResponse, type SavedPage } from './offline-page.ts';

/**
 * The service worker of readers' pages (decision 022). It answers navigations, the scripts and
 * fonts of readers' pages, and nothing else: the API, the desks, pictures and everything of other
 * origins go past it to the network.
 */
declare const self: ServiceWorkerGlobalScope;

const DAY_SECONDS = 24 * 60 * 60;
/** A page that was saved so recently is not fetched again. */
const FRESH_MS = 60_000;
/** Desks, the API and the outbox of the demo. */
const PASSES_BY = /^\/(?:admin|webadmin|api|outbox)(?:\/|$)/i;

// Open pages keep their version: a new worker starts to work once all of them are closed. Only the
// first one takes over at once.
clientsClaim();

const precache = self.__WB_MANIFEST;
precacheAndRoute(precache);
cleanupOutdatedCaches();

const keyOf = (address: string): string => self.location.origin + pagePath(new URL(address));

/**
 * Saves public pages only, under the key of the server's cache. Forgets a page that is gone, so
 * that a withdrawn story cannot be read offline.
 */
const savesPublicPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status === 404 || response.status === 410)
      await (await caches.open(SAVED_PAGES_CACHE)).delete(keyOf(request.url));
    return isPublicPage(response) ? response : null;
  },
};

// No timeout: on a slow network a reader waits for the page of today. An old copy is for no network
// at all.
const pages = new NetworkFirst({
  cacheName: SAVED_PAGES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    savesPublicPages,
    new ExpirationPlugin({
      maxEntries: SAVED_PAGES_MAX,
      maxAgeSeconds: SAVED_PAGES_MAX_DAYS * DAY_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
});

registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && isSavablePath(url.pathname),
  pages,
);
// Never saved, but a reader without a network gets our page instead of the browser's.
registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && !PASSES_BY.test(url.pathname),
  new NetworkOnly(),
);
// The letters of other languages: not precached, because most readers never need them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.woff2$/.test(url.pathname),
  new CacheFirst({ cacheName: 'fonts', plugins: [new ExpirationPlugin({ maxEntries: 6 })] }),
);

setCatchHandler(async ({ request }) =>
  request.mode === 'navigate'
    ? offlineResponse({
        saved: await savedPages(),
        fonts: precache.map((entry) => (typeof entry === 'string' ? entry : entry.url)),
      })
    : Response.error(),
);

/** The saved pages, the last one first, for the list on the offline page. */
async function savedPages(): Promise<SavedPage[]> {
  const cache = await caches.open(SAVED_PAGES_CACHE);
  const found = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const response = await cache.match(url, { ignoreVary: true });
      const html = (await response?.text()) ?? '';
      return { path: url.slice(self.location.origin.length), headline: headlineOf(html), language: languageOf(html) };
    }),
  );
  return found.filter(({ headline }) => headline !== '').reverse();
}

/**
 * Saves a page that was opened without a navigation of the browser: the first one, and those that
 * the router opened.
 */
async function savePage(event: ExtendableMessageEvent, path: string): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin || !isSavablePath(url.pathname)) return;
  const saved = await (await caches.open(SAVED_PAGES_CACHE)).match(keyOf(url.href), { ignoreVary: true });
  if (Date.now() - Date.parse(saved?.headers.get('date') ?? '') < FRESH_MS) return;
  const [response, done] = pages.handleAll({ request: new Request(url, { credentials: 'omit' }), event });
  // Without a network the page is not saved, this time.
  await response.catch(() => undefined);
  await done.catch(() => undefined);
}

self.addEventListener('message', (event) => {
  const { savePage: path } = (event.data ?? {}) as Partial<SavePageMessage>;
  if (typeof path === 'string') event.waitUntil(savePage(event, path));
});
