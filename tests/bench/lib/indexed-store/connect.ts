import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';

/**
 * Connects the Admin SDK to a store at `host`. FIRESTORE_EMULATOR_HOST would override this address,
 * so the variable is removed while the client is set up.
 */
export function connect(host: string, projectId: string): { db: Firestore; close: () => Promise<void> } {
  const app = initializeApp({ projectId }, projectId);
  const named = process.env.FIRESTORE_EMULATOR_HOST;
  delete process.env.FIRESTORE_EMULATOR_HOST;
  const db = initializeFirestore(app);
  db.settings({ host, ssl: false, ignoreUndefinedProperties: true, customHeaders: { Authorization: 'Bearer owner' } });
  if (named !== undefined) process.env.FIRESTORE_EMULATOR_HOST = named;
  return { db, close: () => deleteApp(app) };
}
