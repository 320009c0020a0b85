import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { type ClientConfig, readClientConfig } from './client-config.ts';

/** Returns the page's Firebase app. The first call creates it. */
export function firebaseApp(config: ClientConfig): FirebaseApp {
  const options: FirebaseOptions = { projectId: config.projectId, apiKey: config.apiKey ?? 'unused' };
  return initializeApp(options);
}

let opened: Firestore | null = null;

/**
 * Opens Firestore once. `config` is the document's by default; a worker has no document and passes
 * it. Returns `null` without a config.
 */
export function openFirestore(config: ClientConfig | null = readClientConfig()): Firestore | null {
  if (opened !== null || config === null) return opened;
  opened = getFirestore(firebaseApp(config));
  if (config.emulator !== null) {
    const [host = '127.0.0.1', port = '8080'] = config.emulator.firestore.split(':');
    connectFirestoreEmulator(opened, host, Number(port));
  }
  return opened;
}
