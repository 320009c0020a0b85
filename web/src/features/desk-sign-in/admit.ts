import { isSessionOver, type StaffDoc, type StaffRole } from '@first-show/domain/staff/staff.schema';

/** What an ID token says. */
export type Claims = { role: unknown; authTimeSeconds: number };
/** What matters of `staff/{uid}` here. */
export type Account = Pick<
  StaffDoc,
  'displayName' | 'role' | 'isActive' | 'sessionsValidAfterSeconds' | 'endedSessions'
>;

export type Admission =
  | { outcome: 'admitted'; role: StaffRole; displayName: string }
  /** The role was changed: a new token will say the same as the document. */
  | { outcome: 'renew-token' }
  /** Signed out elsewhere since this session began. */
  | { outcome: 'ended' }
  | { outcome: 'refused'; reason: 'unknown' | 'inactive' };

/**
 * Whether somebody may be in a desk, by token and account together: the rules and the API judge the
 * same way.
 */
export function admit(claims: Claims, account: Account | null): Admission {
  if (account === null) return { outcome: 'refused', reason: 'unknown' };
  if (!account.isActive) return { outcome: 'refused', reason: 'inactive' };
  if (isSessionOver(account, claims.authTimeSeconds)) return { outcome: 'ended' };
  if (claims.role !== account.role) return { outcome: 'renew-token' };
  return { outcome: 'admitted', role: account.role, displayName: account.displayName };
}
