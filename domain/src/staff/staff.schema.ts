import { z } from 'zod';
import { emailField, lineField } from '../core/fields.ts';
import { STAFF_NAME } from '../core/limits.ts';
import { site } from '../core/site.ts';

export const staffRole = z.enum(['moderator', 'editor', 'admin']);
export type StaffRole = z.infer<typeof staffRole>;

/** What a role may do. `admin` may do all of it. */
export type StaffRight = 'comments' | 'content' | 'stats' | 'staff';
const rights: Record<StaffRole, readonly StaffRight[]> = {
  moderator: ['comments', 'stats'],
  editor: ['content', 'stats'],
  admin: ['comments', 'content', 'stats', 'staff'],
};
export const roleHasRight = (role: StaffRole, right: StaffRight): boolean => rights[role].includes(right);

/**
 * As stored in `staff/{uid}`; a claim counts only while this document is active and names the same
 * role.
 */
export type StaffDoc = {
  uid: string;
  displayName: string;
  email: string;
  role: StaffRole;
  isActive: boolean;
  /**
   * Sessions that began before this moment (Unix seconds, as `auth_time` of a token) are over:
   * signed out everywhere, disabled.
   */
  sessionsValidAfterSeconds?: number;
  /**
   * Sessions that were logged out one by one, each by the second in which it began; the newest 20.
   */
  endedSessions?: number[];
  /** ISO; who invited is a name. */
  invitedAt?: string;
  invitedBy?: string;
  /** Last change of name, role or state; missing before the first one. */
  changedAt?: string;
  changedBy?: string;
  /**
   * When the account (claim, disabled or not) last followed this document. Older than `changedAt`:
   * a change was interrupted.
   */
  accountAt?: string;
  /** Counts changes; missing is 1. */
  revision?: number;
};

/** A member of staff as administrators see one. */
export const staffAccount = z.object({
  uid: z.string(),
  displayName: z.string(),
  email: z.string(),
  role: staffRole,
  isActive: z.boolean(),
  /** ISO times; `null` for what did not happen or is not known. */
  invitedAt: z.string().nullable(),
  invitedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
  /** Last sign of life of an open desk. */
  lastSeenAt: z.string().nullable(),
  /**
   * False where the sign-in account does not follow yet: sending the same change or the invitation
   * again mends it.
   */
  isSettled: z.boolean(),
  revision: z.number().int(),
});
export type StaffAccount = z.infer<typeof staffAccount>;

/** `GET /api/admin/me`. */
export const staffMe = z.object({ uid: z.string(), displayName: z.string(), email: z.string(), role: staffRole });

const displayName = lineField(
  [STAFF_NAME.min, 'Name must be at least 2 characters'],
  [STAFF_NAME.max, 'Name too long'],
);

/** `POST /api/admin/staff`, and the form. */
export const newStaff = z.object({
  email: emailField('Please enter a valid email address'),
  displayName,
  role: z.enum(staffRole.options, 'Please choose a role'),
});
export type NewStaff = z.output<typeof newStaff>;

/**
 * Whether a session that began in that second was ended: by itself, or with all sessions of the
 * account. `firestore.rules` say the same.
 */
export const isSessionOver = (
  staff: Pick<StaffDoc, 'sessionsValidAfterSeconds' | 'endedSessions'>,
  beganSeconds: number,
): boolean =>
  beganSeconds < (staff.sessionsValidAfterSeconds ?? 0) || (staff.endedSessions ?? []).includes(beganSeconds);

/** What `PATCH /api/admin/staff/{uid}` may change. */
export const staffChanges = z.object({ displayName, role: newStaff.shape.role, isActive: z.boolean() });
export type StaffChanges = Partial<z.output<typeof staffChanges>>;

/**
 * `{ staff, invitationLink }`: the link is shown once; whoever holds it sets the password. `null`
 * for an account that has a password already: its link goes to its owner by mail alone.
 */
export const invitation = z.object({ staff: staffAccount, invitationLink: z.string().nullable() });
export type Invitation = z.infer<typeof invitation>;

/**
 * The address that a user name or an address stands for: a name without "@" is an account of the
 * staff domain.
 */
export const staffEmailOf = (nameOrEmail: string): string => {
  const name = nameOrEmail.trim().toLowerCase();
  return name.includes('@') ? name : `${name}@${site.staffEmailDomain}`;
};

/** `POST /api/staff/password-reset`: a user name or an address. */
export const passwordReset = z.object({
  account: lineField([1, 'Please enter your user name or email address'], [254, 'Please enter a valid email address'])
    .transform(staffEmailOf)
    .pipe(emailField('Please enter a valid email address')),
});

/** What a desk looks at: a comment or an article by id, or nothing in particular. */
export const presenceTarget = z
  .string()
  .max(220)
  .regex(/^(comment|article):[\w-]{1,200}$/)
  .nullable();
/** `POST /api/admin/presence`. */
export const newPresence = z.object({ target: presenceTarget });

/** As stored in `deskPresence/{uid}`: the last sign of life of an open desk. `at` is ISO. */
export type DeskPresenceDoc = { uid: string; displayName: string; target: string | null; at: string };
