import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { boundCalls } from './call-deadlines.ts';

let firestore: Firestore | undefined;

/** The Admin SDK's app of this process. Project and credentials come from the environment. */
export function adminApp(): App {
  return getApps()[0] ?? initializeApp();
}

/**
 * The database, connected on first use, so that a cold start that answers from a cache does not
 * load it.
 */
export function db(): Firestore {
  if (firestore === undefined) {
    firestore = getFirestore(adminApp());
    // An optional input that is `undefined` leaves its field out instead of throwing.
    firestore.settings({ ignoreUndefinedProperties: true });
    boundCalls(firestore);
  }
  return firestore;
}
