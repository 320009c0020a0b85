import { type FirebaseApp, type FirebaseOptions, getApps, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';

/** What the document's `client-config` holds: see "Client config" in docs/architecture.md. */
export type ClientConfig = {
  projectId: string;
  apiKey?: string;
  emulator: { firestore: string; auth: string } | null;
  /** On the desks of a demo. */
  demoLogins?: readonly { username: string; password: string }[];
};

/** The document's own; `null` where it says nothing. */
export const readClientConfig = (): ClientConfig | null =>
  JSON.parse(document.getElementById('client-config')?.textContent || 'null') as ClientConfig | null;

/** The one Firebase app of the page. */
export function firebaseApp(config: ClientConfig): FirebaseApp {
  const options: FirebaseOptions = { projectId: config.projectId, apiKey: config.apiKey ?? 'unused' };
  return getApps()[0] ?? initializeApp(options);
}

let opened: Firestore | null = null;

/** Firestore as the document says, opened once; `null` where it says nothing. */
export function openFirestore(): Firestore | null {
  if (opened !== null) return opened;
  const config = readClientConfig();
  if (config === null) return null;
  opened = getFirestore(firebaseApp(config));
  if (config.emulator !== null) {
    const [host = '127.0.0.1', port = '8080'] = config.emulator.firestore.split(':');
    connectFirestoreEmulator(opened, host, Number(port));
  }
  return opened;
}
