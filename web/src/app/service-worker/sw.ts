/// <reference lib="webworker" />
import { isSavablePath } from '@first-show/domain/pages/match-page';
import { pagePath } from '@first-show/domain/pages/page-path';
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
} from '../../shared/lib/saved-pages.ts';
import { headlineOf, isPublicPage, languageOf } from './saved-response.ts';
import { offlineResponse, type SavedPage } from './offline-page.ts';

/**
 * The service worker of readers' pages (decision 022). It handles navigations, precached files (the
 * scripts and main fonts of readers' pages, the picture and the icon of the offline page) and other
 * fonts. It leaves the API, the desks, other pictures and other origins to the network.
 */
declare const self: ServiceWorkerGlobalScope;

const DAY_SECONDS = 24 * 60 * 60;
/**
 * When an open page asks for a page to be saved, a saved copy younger than this is kept, and
 * nothing is fetched.
 */
const FRESH_MS = 60_000;
/** Navigations to these paths are left to the network: desks, the API and the demo's outbox. */
const PASSES_BY = /^\/(?:admin|webadmin|api|outbox)(?:\/|$)/i;

// Only the first worker takes control of open pages. A later one waits until all pages are closed,
// so that an open page keeps its version.
clientsClaim();

const precache = self.__WB_MANIFEST;
precacheAndRoute(precache);
cleanupOutdatedCaches();

const keyOf = (address: string): string => self.location.origin + pagePath(new URL(address));

/**
 * Saves only public pages. The key is `pagePath`, as in the server's cache. A page that answers 404
 * or 410 is removed, so that a withdrawn story cannot be read offline.
 */
const savesPublicPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status === 404 || response.status === 410)
      await (await caches.open(SAVED_PAGES_CACHE)).delete(keyOf(request.url));
    return isPublicPage(response) ? response : null;
  },
};

// No network timeout: on a slow network the reader waits for the current page. Saved copies are
// only for readers without a network.
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
// Other navigations are never saved. Offline, they show our offline page instead of the browser's
// error page.
registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && !PASSES_BY.test(url.pathname),
  new NetworkOnly(),
);
// Fonts that are not precached (Devanagari and extended Latin) are cached on use, because most
// readers never need them.
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

/** The saved pages, newest first, for the list on the offline page. */
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
 * Saves a page whose document the worker did not see: the first document, which was loaded before
 * the worker, and pages that the router opened.
 */
async function savePage(event: ExtendableMessageEvent, path: string): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin || !isSavablePath(url.pathname)) return;
  const saved = await (await caches.open(SAVED_PAGES_CACHE)).match(keyOf(url.href), { ignoreVary: true });
  if (Date.now() - Date.parse(saved?.headers.get('date') ?? '') < FRESH_MS) return;
  const [response, done] = pages.handleAll({ request: new Request(url, { credentials: 'omit' }), event });
  // Ignore failures: offline, the page cannot be saved.
  await response.catch(() => undefined);
  await done.catch(() => undefined);
}

self.addEventListener('message', (event) => {
  const { savePage: path } = (event.data ?? {}) as Partial<SavePageMessage>;
  if (typeof path === 'string') event.waitUntil(savePage(event, path));
});
