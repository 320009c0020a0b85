import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../../shared/lib/when-idle.ts';
import { savesData } from '../../shared/lib/live/use-live.ts';
import type { SavePageMessage } from '../../shared/lib/saved-pages.ts';
import { workerUrl } from '../../shared/lib/trusted-types.ts';

let registration: Promise<ServiceWorkerRegistration> | null = null;

/**
 * Registers the service worker and asks it to save a page. The worker itself saves documents that
 * the browser loads through it. It does not see the first document, which was loaded before the
 * worker, nor pages that the router opened.
 */
async function savePage(path: string): Promise<void> {
  registration ??= navigator.serviceWorker.register(workerUrl('/sw.js'), { updateViaCache: 'none' });
  await registration;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ savePage: path } satisfies SavePageMessage);
}

/**
 * Saves the current page for offline reading when the browser is idle, in builds with a service
 * worker. Renders nothing.
 */
export function SavePages() {
  const { pathname, search, key } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !__HAS_SERVICE_WORKER__ || !('serviceWorker' in navigator)) return undefined;
    // With data saver on, only the first page is fetched again, when the worker is registered. The
    // worker still saves documents that the browser loads.
    if (savesData() && registration !== null) return undefined;
    // Ignore failures: browsers that block storage refuse the worker, and the page works without
    // it.
    return whenIdle(() => void savePage(pathname + search).catch(() => undefined));
  }, [pathname, search, key]);
  return null;
}
