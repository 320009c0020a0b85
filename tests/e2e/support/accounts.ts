import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { StaffRole } from '@first-show/domain/staff/staff.schema';
import { adminDb, uniqueName } from './site.ts';

export type TestAccount = { uid: string; username: string; password: string; displayName: string };

/**
 * Creates an account for a test that logs it out, disables it or changes it. Such tests must not
 * use the demo's three accounts, because all tests share these.
 */
export async function newAccount(role: StaffRole): Promise<TestAccount> {
  if (!process.env.FIREBASE_AUTH_EMULATOR_HOST)
    throw new Error('These tests make accounts: run them through `npm test -- e2e`, on emulators.');
  const db = adminDb();
  const auth = getAuth(getApps()[0] ?? initializeApp({ projectId: process.env.GCLOUD_PROJECT }));
  const displayName = uniqueName('Nandini Test');
  const email = `${displayName.toLowerCase().replaceAll(' ', '.')}@staff.example.org`;
  const password = 'a password of these tests';
  const { uid } = await auth.createUser({ email, password, displayName });
  await auth.setCustomUserClaims(uid, { role });
  await db.collection('staff').doc(uid).set({ uid, displayName, email, role, isActive: true });
  return { uid, username: email, password, displayName };
}

/**
 * Returns the link that contains `part` in the newest email to an address, as a path with its
 * query.
 */
export async function linkMailedTo(email: string, part = 'oobCode='): Promise<string> {
  const found = await adminDb().collection('mail').where('to', 'array-contains', email).get();
  const [newest] = found.docs
    .map((one) => one.data() as { createdAt: string; message: { text: string } })
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const link = newest?.message.text.match(/https?:\/\/\S+/g)?.find((one) => one.includes(part));
  if (link === undefined) throw new Error(`No mail with a link to ${email}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
