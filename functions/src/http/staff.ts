import { getAuth } from 'firebase-admin/auth';
import { collections } from '@first-show/domain/core/collections';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import {
  roleHasRight,
  staffRole,
  type StaffDoc,
  type StaffRight,
  type StaffRole,
} from '@first-show/domain/staff/staff.schema';
import type { Deps } from '../lib/deps.ts';
import { adminApp } from '../lib/firestore.ts';

export type StaffMember = { uid: string; displayName: string; role: StaffRole };

/** What a good token says; throws for every other one. */
export type VerifyIdToken = (token: string) => Promise<{ uid: string; role?: unknown }>;

/** By the Admin SDK and nothing of our own: signature, audience, expiry, and whether it was revoked. */
const verifyWithFirebase: VerifyIdToken = (token) => getAuth(adminApp()).verifyIdToken(token, true);

/** Who calls, by `Authorization: Bearer <ID token>`: 401 without a good token, 403 where the role lacks `right`. */
export async function requireStaff(request: Request, right: StaffRight, deps: Deps): Promise<Result<StaffMember>> {
  const token = /^Bearer ([^\s]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return fail({ status: 401, message: 'Please sign in' });

  const verify = deps.verifyIdToken ?? verifyWithFirebase;
  const claims = await verify(token).catch(() => null);
  if (claims === null) return fail({ status: 401, message: 'Please sign in again' });

  const role = staffRole.safeParse(claims.role);
  if (!role.success || !roleHasRight(role.data, right))
    return fail({ status: 403, message: 'Your role does not allow this' });

  // A claim lives on in its token for an hour: it counts only while the staff document says the same.
  const snapshot = await deps.db().collection(collections.staff).doc(claims.uid).get();
  const staff = snapshot.data() as StaffDoc | undefined;
  if (staff?.isActive !== true || staff.role !== role.data)
    return fail({ status: 403, message: 'Your account is not active' });
  return ok({ uid: claims.uid, displayName: staff.displayName, role: staff.role });
}
