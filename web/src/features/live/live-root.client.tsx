import type { Firestore } from 'firebase/firestore';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { liveStore, type LiveSource } from '../../lib/live/live-store.ts';
import { listen, openFirestore } from './firestore.client.ts';
import { useLive } from './use-live.client.ts';

const NOTHING = Symbol('nothing heard yet');

function Listener({ firestore, id, source }: { firestore: Firestore; id: string; source: LiveSource }) {
  const heard = useLive<unknown>(id, (on) => listen(firestore, source, on), NOTHING);
  useEffect(() => {
    // A refused or broken listener leaves the page as it was rendered.
    if ('value' in heard && heard.value !== NOTHING) liveStore.publish(id, heard.value);
  }, [heard, id]);
  return null;
}

/** Listens to whatever the open page wants. */
export function LiveRoot() {
  const [firestore] = useState(openFirestore);
  const sources = useSyncExternalStore(liveStore.onSourcesChange, liveStore.sources, liveStore.sources);
  if (firestore === null) return null;
  return sources.map(({ key, source }) => <Listener key={key} id={key} firestore={firestore} source={source} />);
}
