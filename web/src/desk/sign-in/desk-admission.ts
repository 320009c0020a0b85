import { isSessionOver, type StaffDoc, type StaffRole } from '@first-show/domain/staff/staff.schema';

/** The claims of an ID token. */
export type Claims = { role: unknown; authTimeSeconds: number };
/** The fields of `staff/{uid}` that admission needs. */
export type Account = Pick<
  StaffDoc,
  'displayName' | 'role' | 'isActive' | 'sessionsValidAfterSeconds' | 'endedSessions'
>;

export type Admission =
  | { outcome: 'admitted'; role: StaffRole; displayName: string; authTimeSeconds: number }
  /** The token has an outdated role and must be renewed. */
  | { outcome: 'renew-token' }
  /** The person has ended this session, or all sessions, in another window or browser. */
  | { outcome: 'ended' }
  | { outcome: 'refused'; reason: 'unknown' | 'inactive' };

/** Decides whether somebody may use a desk, by the same rule as `firestore.rules` and the API. */
export function admissionOf(claims: Claims, account: Account | null): Admission {
  if (account === null) return { outcome: 'refused', reason: 'unknown' };
  if (!account.isActive) return { outcome: 'refused', reason: 'inactive' };
  if (isSessionOver(account, claims.authTimeSeconds)) return { outcome: 'ended' };
  if (claims.role !== account.role) return { outcome: 'renew-token' };
  const { authTimeSeconds } = claims;
  return { outcome: 'admitted', role: account.role, displayName: account.displayName, authTimeSeconds };
}
