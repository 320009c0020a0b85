import { collections } from '@first-show/domain/core/collections';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import {
  isSessionOver,
  roleHasRight,
  staffRole,
  type StaffDoc,
  type StaffRight,
  type StaffRole,
} from '@first-show/domain/staff/staff.schema';
import { accountsOf } from '../identity/auth.ts';
import type { Deps } from '../deps.ts';

export type StaffMember = {
  uid: string;
  displayName: string;
  email: string;
  role: StaffRole;
  /** When the token's session began, in Unix seconds. It identifies the session. */
  sessionBeganSeconds?: number | undefined;
};

/**
 * The staff member who calls, identified by `Authorization: Bearer <ID token>`. 401 without a valid
 * token, or if its session was ended; 403 if the role lacks `right`, or if the account is not
 * active or has another role now.
 */
export async function requireStaff(request: Request, right: StaffRight, deps: Deps): Promise<Result<StaffMember>> {
  const token = /^Bearer ([^\s]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return fail({ status: 401, message: 'Please log in' });

  const verify = deps.verifyIdToken ?? accountsOf(deps).verifyIdToken;
  const claims = await verify(token).catch(() => null);
  if (claims === null) return fail({ status: 401, message: 'Please log in again' });

  const role = staffRole.safeParse(claims.role);
  if (!role.success || !roleHasRight(role.data, right))
    return fail({ status: 403, message: 'Your role does not allow this' });

  // The role in the token may be an hour old, so it only counts if the staff document has the same
  // role.
  const snapshot = await deps.db().collection(collections.staff).doc(claims.uid).get();
  const staff = snapshot.data() as StaffDoc | undefined;
  if (staff?.isActive !== true || staff.role !== role.data)
    return fail({ status: 403, message: 'Your account is not active' });
  // An ended session is recorded in the staff document first, and in Firebase Auth later or not at
  // all, so the check must use the document.
  if (claims.auth_time !== undefined && isSessionOver(staff, claims.auth_time))
    return fail({ status: 401, message: 'Please log in again' });
  return ok({
    uid: claims.uid,
    displayName: staff.displayName,
    email: staff.email,
    role: staff.role,
    sessionBeganSeconds: claims.auth_time,
  });
}
