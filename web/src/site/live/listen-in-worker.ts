import { readClientConfig } from '../../shared/lib/client-config.ts';
import { liveStore } from '../../shared/lib/live/live-store.ts';
import { workerUrl } from '../../shared/lib/trusted-types.ts';
import { followSources } from './follow-sources.ts';
import listenerUrl from './listener.worker.client.ts?worker&url';

/**
 * Starts a worker that listens to the sources that the page watches. Returns a function that stops
 * the worker. Without a client config, no worker is started.
 */
export function listenInWorker(): () => void {
  const config = readClientConfig();
  if (config === null) return () => undefined;
  // Vite's build makes the worker one classic script; in development it is a module.
  const worker = new Worker(workerUrl(listenerUrl), { type: import.meta.env.DEV ? 'module' : 'classic' });
  // The worker did not load (offline, or a new release removed its file) or failed: mark all
  // sources as failed, so that components with a `refresh` function poll.
  worker.onerror = (event) => {
    event.preventDefault();
    liveStore.publishLoss();
  };
  const stop = followSources({ store: liveStore, port: worker, config });
  return () => {
    stop();
    worker.terminate();
  };
}
