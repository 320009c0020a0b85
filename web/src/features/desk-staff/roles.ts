import type { StaffRole } from '@first-show/domain/staff/staff.schema';

/** Name and rights of each role, in the words of the desks. */
export const roles: Record<StaffRole, { name: string; may: string }> = {
  moderator: { name: 'Moderator', may: 'reviews, approves, rejects and deletes comments' },
  editor: { name: 'Editor', may: 'manages articles, box office and polls, and answers the inbox' },
  admin: { name: 'Administrator', may: 'can do everything, and manages staff' },
};
export const roleOptions = (['moderator', 'editor', 'admin'] as const).map((role) => [role, roles[role].name] as const);
