import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { useAuth } from 'reactfire';
import { site } from '@first-show/domain/core/site';
import { readClientConfig } from '../../lib/client-config.ts';
import { firebaseApp } from '../../lib/firebase-app.client.ts';
import { signInFailureOf, type SignInFailure } from './sign-in-failure.ts';

let opened: Auth | null = null;

/**
 * Firebase Auth as the document says, opened once: email and password alone, kept across reloads.
 * Throws where the document says nothing.
 */
export function openAuth(): Auth {
  if (opened !== null) return opened;
  const config = readClientConfig();
  if (config === null) throw new Error('The document names no project');
  // Not `getAuth`: that brings the pop-ups and frames of other ways to sign in.
  opened = initializeAuth(firebaseApp(config), { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (config.emulator !== null)
    connectAuthEmulator(opened, `http://${config.emulator.auth}`, { disableWarnings: true });
  return opened;
}

/** A user name without '@' is an account of the staff domain. */
export const emailOf = (username: string): string =>
  username.includes('@') ? username : `${username}@${site.staffEmailDomain}`;

/**
 * Signs in; answers why not, `null` where it worked. Which of name and password was wrong is not
 * told.
 */
export function useSignIn(): (username: string, password: string) => Promise<SignInFailure | null> {
  const auth = useAuth();
  return async (username, password) => {
    try {
      await signInWithEmailAndPassword(auth, emailOf(username.trim()), password);
      return null;
    } catch (error) {
      return signInFailureOf((error as { code?: unknown }).code, navigator.onLine);
    }
  };
}
