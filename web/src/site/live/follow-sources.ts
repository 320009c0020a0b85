import type { ClientConfig } from '../../shared/lib/client-config.ts';
import type { LiveSource, LiveStore } from '../../shared/lib/live/live-store.ts';

/**
 * Messages from the page to the listener: first the client config, then the sources to start and to
 * stop.
 */
export type ToListener =
  | { type: 'open'; config: ClientConfig }
  | { type: 'listen'; key: string; source: LiveSource }
  | { type: 'stop'; key: string };
/**
 * Messages from the listener to the page: a new value of a source, or that its listener was refused
 * or broke off.
 */
export type FromListener = { key: string; value: unknown } | { key: string; hasFailed: true };

/** The page's side of the channel to the worker. */
type Port = {
  postMessage: (message: ToListener) => void;
  onmessage: ((event: MessageEvent<FromListener>) => void) | null;
};

/**
 * Makes the listener at the other end of `port` listen to the sources that the page watches, now
 * and later. Returns a function that ends the exchange: no more messages are sent or received.
 */
export function followSources({
  store,
  port,
  config,
}: {
  store: LiveStore;
  port: Port;
  config: ClientConfig;
}): () => void {
  const followed = new Set<string>();
  const follow = () => {
    const wanted = new Map(store.sources().map(({ key, source }) => [key, source]));
    for (const key of followed) {
      if (wanted.has(key)) continue;
      followed.delete(key);
      port.postMessage({ type: 'stop', key });
    }
    for (const [key, source] of wanted) {
      if (followed.has(key)) continue;
      followed.add(key);
      port.postMessage({ type: 'listen', key, source });
    }
  };
  port.onmessage = ({ data }) => {
    // If a source fails, its components keep the last value, and those with a `refresh` option
    // poll.
    if ('value' in data) store.publish(data.key, data.value);
    else store.publishFailure(data.key);
  };
  port.postMessage({ type: 'open', config });
  const leave = store.onSourcesChange(follow);
  follow();
  return () => {
    leave();
    port.onmessage = null;
  };
}
