import { readClientConfig } from '../../lib/client-config.ts';
import { liveStore } from '../../lib/live/live-store.ts';
import { followSources } from './follow-sources.ts';
import ListenerWorker from './listener.worker.client.ts?worker';

/**
 * Listens to whatever the open page wants, in a worker. Answers how to stop. A page without a
 * config listens to nothing.
 */
export function listenInWorker(): () => void {
  const config = readClientConfig();
  if (config === null) return () => undefined;
  const worker = new ListenerWorker();
  // Offline or a new release: the page stays as it is, and asks for what it can.
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
