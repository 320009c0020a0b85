import { readClientConfig } from '../../lib/client-config.ts';
import { liveStore } from '../../lib/live/live-store.ts';
import { followSources } from './follow-sources.ts';
import ListenerWorker from './listener.worker.client.ts?worker';

/**
 * Listens in a worker to the sources that the page watches. Returns a function that stops it.
 * Without a config it does nothing.
 */
export function listenInWorker(): () => void {
  const config = readClientConfig();
  if (config === null) return () => undefined;
  const worker = new ListenerWorker();
  // Offline, or a new release removed the file: mark all sources as failed, so that the page polls
  // what it can.
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
