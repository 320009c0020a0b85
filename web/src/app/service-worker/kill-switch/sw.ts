/// <reference lib="webworker" />
/**
 * The kill switch, built as `/sw.js` in place of the service worker if SERVICE_WORKER is 'off'
 * (`docs/operations.md`, "Deploy"). Every browser that has the service worker fetches this file at
 * its next visit. The file then unregisters the worker and deletes its caches. It does not reload
 * open pages, because a reader may be typing in one.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const deleted = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([deleted, self.registration.unregister()]));
});

export {};
