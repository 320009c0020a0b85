import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { type ReactNode, useState } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { readClientConfig } from '../../shared/lib/client-config.ts';
import { firebaseApp, openFirestore } from '../../shared/lib/firebase-app.client.ts';

/** Provides Firebase to the desks, for reactfire's hooks such as `useAuth` and `useFirestore`. */
export function DeskFirebase({ children }: { children: ReactNode }) {
  const [{ auth, firestore }] = useState(open);
  return (
    <FirebaseAppProvider firebaseApp={auth.app}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

let opened: Auth | null = null;

/** Opens Firestore, and once Firebase Auth for email and password. Sessions survive a reload. */
function open() {
  const firestore = openFirestore();
  const config = readClientConfig();
  if (firestore === null || config === null) throw new Error('The document names no project');
  if (opened === null) {
    // Not `getAuth`, which includes the code for pop-ups and frames of other sign-in methods.
    opened = initializeAuth(firebaseApp(config), { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
    if (config.emulator !== null)
      connectAuthEmulator(opened, `http://${config.emulator.auth}`, { disableWarnings: true });
  }
  return { auth: opened, firestore };
}
