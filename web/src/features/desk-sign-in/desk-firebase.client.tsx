import { type ReactNode, useState } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { openFirestore } from '../../lib/firebase-app.client.ts';
import { openAuth } from './auth.client.ts';

/**
 * Gives the desks Firebase: below this, reactfire's `useAuth` and `useFirestore` answer. Throws
 * where the document names no project.
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
