import { getAuth, type Auth, type UpdateRequest } from 'firebase-admin/auth';
import type { StaffRole } from '@first-show/domain/staff/staff.schema';
import type { Deps } from './deps.ts';
import { adminApp } from './firestore.ts';

/** What a good token says. `auth_time` is when its session began, in Unix seconds. */
export type TokenClaims = { uid: string; role?: unknown; auth_time?: number };
/** Throws for every token that is not good. */
export type VerifyIdToken = (token: string) => Promise<TokenClaims>;

/** The sign-in accounts of staff: what the desks need of Firebase Auth. Tests pass their own. */
export type Accounts = {
  /**
   * Signature, audience, expiry, whether it was revoked and whether the account is disabled: by the
   * Admin SDK and nothing of our own.
   */
  verifyIdToken: VerifyIdToken;
  /**
   * 'taken': the address has another account. Without a password nobody can sign in until one was
   * set by a link.
   */
  create: (account: { uid: string; email: string; displayName: string }) => Promise<'created' | 'taken'>;
  /** `null` where there is none. `hasPassword`: without one nobody has ever signed in. */
  find: (uid: string) => Promise<{ email: string | null; isDisabled: boolean; hasPassword: boolean } | null>;
  /** Name, claim and whether it may sign in. The address is left as it is. */
  apply: (uid: string, state: { displayName: string; role: StaffRole; isActive: boolean }) => Promise<void>;
  setPassword: (uid: string, password: string) => Promise<void>;
  /** Ends every session that began before this second. */
  endSessions: (uid: string) => Promise<void>;
  /** The code of a link that sets a password: works once, within an hour. */
  passwordCode: (email: string) => Promise<string>;
};

export const accountsOf = (deps: Deps): Accounts => deps.accounts ?? firebaseAccounts(() => getAuth(adminApp()));

/** `auth` is lazy: a cold start that checks no token never pays for it. */
export function firebaseAccounts(auth: () => Auth): Accounts {
  return {
    verifyIdToken: (token) => auth().verifyIdToken(token, true),
    async create({ uid, email, displayName }) {
      try {
        await auth().createUser({ uid, email, displayName, emailVerified: false });
        return 'created';
      } catch (error) {
        // The same invitation, sent a second time: the account is ours already.
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
      if (code === null) throw new Error('The link that sets a password has no code');
      return code;
    },
  };
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;
