import { getAuth } from 'firebase-admin/auth';
import { collections } from '@first-show/domain/core/collections';
import type { StaffDoc, StaffRole } from '@first-show/domain/staff/staff.schema';
import type { ApiApp } from '../platform/http/api-app.ts';
import { firebaseAccounts } from '../platform/identity/auth.ts';
import type { Clock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { openTestApp, type TestApp } from './reader-app.ts';

/** For emulator tests: the API with real accounts of the Auth emulator, in a separate project. */
export function openStaffApp(
  name: string,
  register: (app: ApiApp, deps: Deps) => void,
  options: { clock?: Clock } = {},
): TestApp & StaffTools {
  if (authHost() === undefined) throw new Error('FIREBASE_AUTH_EMULATOR_HOST is not set');
  let auth!: ReturnType<typeof getAuth>;
  const test = openTestApp(name, register, {
    ...options,
    accounts: (adminApp) => {
      auth = getAuth(adminApp);
      return firebaseAccounts(() => auth);
    },
  });

  const addStaff: StaffTools['addStaff'] = async (uid, role, changes = {}) => {
    await auth.createUser({ uid, email: emailOf(uid), password: PASSWORD, displayName: uid });
    if (role !== null) await auth.setCustomUserClaims(uid, { role });
    if (role === null || changes === null) return;
    const doc: StaffDoc = { uid, displayName: uid, email: emailOf(uid), role, isActive: true, ...changes };
    await test.db.collection(collections.staff).doc(uid).set(doc);
  };
  return { ...test, auth, addStaff, signIn: (uid, password) => signIn(test.projectId, emailOf(uid), password) };
}

export type StaffTools = {
  auth: ReturnType<typeof getAuth>;
  /**
   * Adds an account with a role claim and a staff document. With `role: null` the account gets
   * neither; with `changes: null` it gets no staff document.
   */
  addStaff: (uid: string, role: StaffRole | null, changes?: Partial<StaffDoc> | null) => Promise<void>;
  /** An ID token of a new session. Throws for a wrong password or a disabled account. */
  signIn: (uid: string, password?: string) => Promise<string>;
};

const PASSWORD = 'a password of these tests';
const authHost = (): string | undefined => process.env.FIREBASE_AUTH_EMULATOR_HOST;
export const emailOf = (uid: string): string => (uid.includes('@') ? uid : `${uid.toLowerCase()}@staff.test`);

async function signIn(projectId: string, email: string, password = PASSWORD): Promise<string> {
  const answer = await callAuth(projectId, 'accounts:signInWithPassword', { email, password, returnSecureToken: true });
  return answer.idToken as string;
}

/**
 * Uses the code of a password link as the browser does: sets the account's password. Throws for a
 * used or unknown code.
 */
export const setPassword = (projectId: string, code: string, newPassword: string): Promise<unknown> =>
  callAuth(projectId, 'accounts:resetPassword', { oobCode: code, newPassword });

async function callAuth(
  projectId: string,
  call: string,
  body: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const response = await fetch(`http://${authHost()}/identitytoolkit.googleapis.com/v1/${call}`, {
    method: 'POST',
    // Call as the owner, who may name the project. With an API key, as browsers call it, the
    // emulator would use its own project.
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ ...body, targetProjectId: projectId }),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(JSON.stringify(answer.error));
  return answer;
}
