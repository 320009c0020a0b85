/// <reference lib="webworker" />
/**
 * The kill switch: built as `/sw.js` in place of the service worker
 * (`SERVICE_WORKER=off npm run build`). Every browser that has the worker fetches this file at its
 * next visit, and it removes the worker with all that it stored. Open pages stay as they are: a
 * reload could lose what a reader is typing.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const deleted = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([deleted, self.registration.unregister()]));
});

export {};
