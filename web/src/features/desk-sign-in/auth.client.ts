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
 * Opens Firebase Auth with the page's configuration, once: only email and password, persisted
 * across reloads. Throws if the page has no configuration.
 */
export function openAuth(): Auth {
  if (opened !== null) return opened;
  const config = readClientConfig();
  if (config === null) throw new Error('The document names no project');
  // Not `getAuth`, which includes the pop-ups and frames of other sign-in methods.
  opened = initializeAuth(firebaseApp(config), { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (config.emulator !== null)
    connectAuthEmulator(opened, `http://${config.emulator.auth}`, { disableWarnings: true });
  return opened;
}

/** Completes a user name without '@' with the staff domain. */
const emailOf = (username: string): string =>
  username.includes('@') ? username : `${username}@${site.staffEmailDomain}`;

/**
 * Signs in. Resolves with the failure, or `null` on success. The failure does not tell whether name
 * or password was wrong.
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
