import type { ClientConfig } from '../../lib/client-config.ts';
import type { LiveSource, LiveStore } from '../../lib/live/live-store.ts';

/**
 * What a page tells its listener: where Firestore is, first of all, then what to listen to and what
 * no more.
 */
export type ToListener =
  | { say: 'open'; config: ClientConfig }
  | { say: 'listen'; key: string; source: LiveSource }
  | { say: 'stop'; key: string };
/** What the listener hears: values of a source, or that it was refused or broke off. */
export type FromListener = { key: string; value: unknown } | { key: string; hasFailed: true };

/** One end of a channel, as a worker has it. */
type Port = {
  postMessage: (message: ToListener) => void;
  onmessage: ((event: MessageEvent<FromListener>) => void) | null;
};

/**
 * Has a listener on the other side of `port` listen to what the page wants, now and later. Answers
 * how to stop.
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
      port.postMessage({ say: 'stop', key });
    }
    for (const [key, source] of wanted) {
      if (followed.has(key)) continue;
      followed.add(key);
      port.postMessage({ say: 'listen', key, source });
    }
  };
  port.onmessage = ({ data }) => {
    // A refused or broken listener leaves the page as it was rendered.
    if ('value' in data) store.publish(data.key, data.value);
    else store.publishFailure(data.key);
  };
  port.postMessage({ say: 'open', config });
  const leave = store.onSourcesChange(follow);
  follow();
  return () => {
    leave();
    port.onmessage = null;
  };
}
