import { readClientConfig } from '../../lib/client-config.ts';
import { liveStore } from '../../lib/live/live-store.ts';
import { workerUrl } from '../../lib/trusted-types.ts';
import { followSources } from './follow-sources.ts';
import listenerUrl from './listener.worker.client.ts?worker&url';

/**
 * Listens in a worker to the sources that the page watches. Returns a function that stops it.
 * Without a config it does nothing.
 */
export function listenInWorker(): () => void {
  const config = readClientConfig();
  if (config === null) return () => undefined;
  // Vite bundles the worker for deployment; in development it is a module.
  const worker = new Worker(workerUrl(listenerUrl), { type: import.meta.env.DEV ? 'module' : 'classic' });
  // Offline, or a new release removed the file: mark all sources as failed, so that the page polls
  // those that can be polled.
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
