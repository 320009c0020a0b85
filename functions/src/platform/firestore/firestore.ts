import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

let firestore: Firestore | undefined;

/** The Admin SDK's app of this process. Project and credentials come from the environment. */
export function adminApp(): App {
  return getApps()[0] ?? initializeApp();
}

/**
 * The database. The client is created on first use, so that an instance which answers from its
 * caches never connects.
 */
export function db(): Firestore {
  if (firestore === undefined) {
    firestore = getFirestore(adminApp());
    // Omit fields that are `undefined` instead of throwing.
    firestore.settings({ ignoreUndefinedProperties: true });
  }
  return firestore;
}
