import type { StaffRole } from '@first-show/domain/staff/staff.schema';

/** What each role is called and may do, in the words of the desks. */
export const roles: Record<StaffRole, { name: string; may: string }> = {
  moderator: { name: 'Moderator', may: 'reads, approves, rejects and deletes comments' },
  editor: { name: 'Editor', may: 'writes articles, box office, polls, and answers the inbox' },
  admin: { name: 'Administrator', may: 'may do all of it, and looks after staff' },
};
export const roleOrder: readonly StaffRole[] = ['moderator', 'editor', 'admin'];
