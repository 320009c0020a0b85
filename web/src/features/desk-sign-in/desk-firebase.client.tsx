import { type ReactNode, useState } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { openFirestore } from '../../lib/firebase-app.client.ts';
import { openAuth } from './auth.client.ts';

/**
 * Provides Firebase to the desks, for reactfire's `useAuth` and `useFirestore`. Throws if the page
 * has no project id.
 */
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

function open() {
  const firestore = openFirestore();
  if (firestore === null) throw new Error('The document names no project');
  return { auth: openAuth(), firestore };
}
