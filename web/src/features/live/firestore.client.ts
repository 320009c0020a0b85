import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  type Unsubscribe,
  where,
} from 'firebase/firestore';
import type { LiveSource } from '../../lib/live/live-store.ts';

/** What the document's `client-config` holds: see "Client config" in docs/architecture.md. */
export type ClientConfig = { projectId: string; apiKey?: string; emulator: { firestore: string; auth: string } | null };

/** Opens Firestore as the document says; `null` where it says nothing. */
export function openFirestore(): Firestore | null {
  const config = JSON.parse(document.getElementById('client-config')?.textContent || 'null') as ClientConfig | null;
  if (config === null) return null;
  const options: FirebaseOptions = { projectId: config.projectId, apiKey: config.apiKey ?? 'unused' };
  const firestore = getFirestore(initializeApp(options));
  if (config.emulator !== null) {
    const [host = '127.0.0.1', port = '8080'] = config.emulator.firestore.split(':');
    connectFirestoreEmulator(firestore, host, Number(port));
  }
  return firestore;
}

/** Starts listening to a source. `next` gets the document's data, `null` where there is none, or a query's documents with ids. */
export function listen(
  firestore: Firestore,
  source: LiveSource,
  { next, error }: { next: (value: unknown) => void; error: (error: Error) => void },
): Unsubscribe {
  if (source.kind === 'doc') {
    return onSnapshot(doc(firestore, source.path), (snapshot) => next(snapshot.exists() ? snapshot.data() : null), error);
  }
  return onSnapshot(
    query(
      collection(firestore, source.collection),
      ...source.where.map(([field, operator, value]) => where(field, operator, value)),
      ...source.orderBy.map(([field, direction]) => orderBy(field, direction)),
      limit(source.limit),
    ),
    (snapshot) => next(snapshot.docs.map((document) => ({ ...document.data(), id: document.id }))),
    error,
  );
}
