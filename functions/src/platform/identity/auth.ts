import { getAuth, type Auth, type UpdateRequest } from 'firebase-admin/auth';
import type { StaffRole } from '@first-show/domain/staff/staff.schema';
import type { Deps } from '../deps.ts';
import { adminApp } from '../firestore/firestore.ts';

/** The claims of a valid token. `auth_time` is when its session began, in Unix seconds. */
type TokenClaims = { uid: string; role?: unknown; auth_time?: number };
/** Checks an ID token. Throws if it is invalid. */
export type VerifyIdToken = (token: string) => Promise<TokenClaims>;

/** The staff's sign-in accounts in Firebase Auth. Tests pass their own. */
export type Accounts = {
  /** Checks signature, audience, expiry, revocation, and whether the account is disabled. */
  verifyIdToken: VerifyIdToken;
  /**
   * Creates an account. 'taken': the address already has another account. The new account has no
   * password, so nobody can sign in until the owner has set one with a link.
   */
  create: (account: { uid: string; email: string; displayName: string }) => Promise<'created' | 'taken'>;
  /**
   * An account's data; `null` if it does not exist. `hasPassword` is false until somebody has set a
   * password, which is needed to sign in.
   */
  find: (uid: string) => Promise<{ email: string | null; isDisabled: boolean; hasPassword: boolean } | null>;
  /** Writes the name, the role claim, and whether the account may sign in. Keeps the address. */
  apply: (uid: string, state: { displayName: string; role: StaffRole; isActive: boolean }) => Promise<void>;
  setPassword: (uid: string, password: string) => Promise<void>;
  /** Ends every session that began before the current second. */
  endSessions: (uid: string) => Promise<void>;
  /** The code for a link that sets a password. It works once, within an hour. */
  passwordCode: (email: string) => Promise<string>;
};

export const accountsOf = (deps: Deps): Accounts => deps.accounts ?? firebaseAccounts(() => getAuth(adminApp()));

/**
 * `auth` is a function, so that the Auth client is created on first use, not in every cold start.
 */
export function firebaseAccounts(auth: () => Auth): Accounts {
  return {
    verifyIdToken: (token) => auth().verifyIdToken(token, true),
    async create({ uid, email, displayName }) {
      try {
        await auth().createUser({ uid, email, displayName, emailVerified: false });
        return 'created';
      } catch (error) {
        // The same invitation was sent twice, and the first one has created the account.
        if (codeOf(error) === 'auth/uid-already-exists') return 'created';
        if (codeOf(error) === 'auth/email-already-exists') return 'taken';
        throw error;
      }
    },
    async find(uid) {
      try {
        const { email, disabled, providerData } = await auth().getUser(uid);
        const hasPassword = providerData.some(({ providerId }) => providerId === 'password');
        return { email: email ?? null, isDisabled: disabled, hasPassword };
      } catch (error) {
        if (codeOf(error) === 'auth/user-not-found') return null;
        throw error;
      }
    },
    async apply(uid, { displayName, role, isActive }) {
      const changes: UpdateRequest = { displayName, disabled: !isActive };
      await auth().updateUser(uid, changes);
      await auth().setCustomUserClaims(uid, { role });
    },
    async setPassword(uid, password) {
      await auth().updateUser(uid, { password });
    },
    endSessions: (uid) => auth().revokeRefreshTokens(uid),
    async passwordCode(email) {
      const link = await auth().generatePasswordResetLink(email);
      const code = new URL(link).searchParams.get('oobCode');
      if (code === null) throw new Error('The password reset link from Firebase has no oobCode');
      return code;
    },
  };
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;
