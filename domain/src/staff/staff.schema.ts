import { z } from 'zod';
import { emailField, lineField } from '../core/fields.ts';
import { STAFF_NAME } from '../core/limits.ts';
import { site } from '../core/site.ts';

export const staffRole = z.enum(['moderator', 'editor', 'admin']);
export type StaffRole = z.infer<typeof staffRole>;

/** What a member of staff may do: decide comments, edit content, see statistics, manage staff. */
export type StaffRight = 'comments' | 'content' | 'stats' | 'staff';
const rights: Record<StaffRole, readonly StaffRight[]> = {
  moderator: ['comments', 'stats'],
  editor: ['content', 'stats'],
  admin: ['comments', 'content', 'stats', 'staff'],
};
export const roleHasRight = (role: StaffRole, right: StaffRight): boolean => rights[role].includes(right);

/**
 * As stored in `staff/{uid}`. The role in a sign-in token is valid only while this document is
 * active and has the same role.
 */
export type StaffDoc = {
  uid: string;
  displayName: string;
  email: string;
  role: StaffRole;
  isActive: boolean;
  /**
   * Sessions that began before this time (Unix seconds, like `auth_time` of a token) are invalid.
   * Set when the account signs out everywhere or is disabled, and when `endedSessions` is full.
   */
  sessionsValidAfterSeconds?: number;
  /**
   * Sessions that were ended one by one, each by the second in which it began. The newest 100 are
   * kept; `sessionsValidAfterSeconds` covers the older ones.
   */
  endedSessions?: number[];
  /** ISO time of the invitation. `invitedBy` is the inviter's name. */
  invitedAt?: string;
  invitedBy?: string;
  /** ISO time of the last change of name, role or state. Missing before the first one. */
  changedAt?: string;
  changedBy?: string;
  /**
   * When the sign-in account (claim, disabled state) was last updated from this document. If it is
   * older than `changedAt`, a change was interrupted.
   */
  accountAt?: string;
  /** Number of the current revision. Missing means 1. */
  revision?: number;
};

/** A staff account as administrators see it. */
export const staffAccount = z.object({
  uid: z.string(),
  displayName: z.string(),
  email: z.string(),
  role: staffRole,
  isActive: z.boolean(),
  /** Times are ISO. The next four fields are `null` if the event did not happen or is unknown. */
  invitedAt: z.string().nullable(),
  invitedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
  /** ISO time of the last heartbeat of an open desk. */
  lastSeenAt: z.string().nullable(),
  /**
   * False if the sign-in account does not match the staff document yet. Sending the same change or
   * invitation again repairs the account.
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

/** `POST /api/admin/staff`, and the schema of the form. */
export const newStaff = z.object({
  email: emailField('Please enter a valid email address'),
  displayName,
  role: z.enum(staffRole.options, 'Please choose a role'),
});
export type NewStaff = z.output<typeof newStaff>;

/**
 * Whether a session that began at `beganSeconds` (Unix seconds) was ended, alone or with all
 * sessions of the account. `firestore.rules` has the same check.
 */
export const isSessionOver = (
  staff: Pick<StaffDoc, 'sessionsValidAfterSeconds' | 'endedSessions'>,
  beganSeconds: number,
): boolean =>
  beganSeconds < (staff.sessionsValidAfterSeconds ?? 0) || (staff.endedSessions ?? []).includes(beganSeconds);

/** The fields that `PATCH /api/admin/staff/{uid}` may change. */
export const staffChanges = z.object({ displayName, role: newStaff.shape.role, isActive: z.boolean() });
export type StaffChanges = Partial<z.output<typeof staffChanges>>;

/**
 * The answer to an invitation. The link is shown once; whoever has it can set the password. The
 * link is `null` for an account that already has a password, and is then only mailed to the owner.
 */
export const invitation = z.object({ staff: staffAccount, invitationLink: z.string().nullable() });
export type Invitation = z.infer<typeof invitation>;

/** The email address for a user name or an address. A user name belongs to the staff domain. */
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

/** What a desk has open: a comment or an article by id, or nothing. */
const presenceTarget = z
  .string()
  .max(220)
  .regex(/^(comment|article):[\w-]{1,200}$/)
  .nullable();
/** `POST /api/admin/presence`. */
export const newPresence = z.object({ target: presenceTarget });

/** As stored in `deskPresence/{uid}`: the last heartbeat of an open desk. `at` is an ISO time. */
export type DeskPresenceDoc = { uid: string; displayName: string; target: string | null; at: string };
