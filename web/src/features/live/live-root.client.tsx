import type { Firestore } from 'firebase/firestore';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { liveStore, type LiveSource } from '../../lib/live/live-store.ts';
import { openFirestore } from '../../lib/firebase-app.client.ts';
import { listen } from './firestore.client.ts';
import { useLive } from './use-live.client.ts';

const NOTHING = Symbol('nothing heard yet');

function Listener({ firestore, id, source, epoch }: { firestore: Firestore; id: string; source: LiveSource; epoch: number }) {
  const heard = useLive<unknown>(`${epoch} ${id}`, (on) => listen(firestore, source, on), NOTHING);
  useEffect(() => {
    // A refused or broken listener leaves the page as it was rendered.
    if (!('value' in heard)) liveStore.publishFailure(id);
    else if (heard.value !== NOTHING) liveStore.publish(id, heard.value);
  }, [heard, id]);
  return null;
}

/**
 * Listens to whatever the open page wants, with the rights of who is signed in (readers' pages listen in a worker). A new `epoch` begins
 * every listener anew: one that was refused never comes back by itself, and after signing in again it is allowed.
 */
export function LiveRoot({ epoch }: { epoch: number }) {
  const [firestore] = useState(() => openFirestore());
  const sources = useSyncExternalStore(liveStore.onSourcesChange, liveStore.sources, liveStore.sources);
  if (firestore === null) return null;
  return sources.map(({ key, source }) => <Listener key={`${epoch} ${key}`} id={key} epoch={epoch} firestore={firestore} source={source} />);
}
