import type { Firestore } from 'firebase/firestore';
import { openFirestore } from '../../shared/lib/firebase-app.client.ts';
import { listen } from '../../shared/lib/live/listen.client.ts';
import type { FromListener, ToListener } from './follow-sources.ts';

/**
 * The worker that listens to Firestore. In a worker, starting Firestore and parsing its messages do
 * not block the page.
 */

let firestore: Firestore | null = null;
const stops = new Map<string, () => void>();
const post = (message: FromListener): void => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToListener>) => {
  if (data.type === 'open') {
    firestore = openFirestore(data.config);
    return;
  }
  stops.get(data.key)?.();
  stops.delete(data.key);
  if (data.type === 'stop' || firestore === null) return;
  const { key, source } = data;
  stops.set(
    key,
    listen(firestore, source, { next: (value) => post({ key, value }), error: () => post({ key, hasFailed: true }) }),
  );
};
