import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

let firestore: Firestore | undefined;

/** The Admin SDK's app of this process. Project and credentials come from the environment. */
export function adminApp(): App {
  return getApps()[0] ?? initializeApp();
}

/**
 * The database, connected on first use: a cold start that answers from a cache never pays for it.
 */
export function db(): Firestore {
  if (firestore === undefined) {
    firestore = getFirestore(adminApp());
    // A field left `undefined` by an optional input is a field left out, not an exception at the
    // edge.
    firestore.settings({ ignoreUndefinedProperties: true });
  }
  return firestore;
}
