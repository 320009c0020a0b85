import type { StaffRole } from '@first-show/domain/staff/staff.schema';

/** The name of each role and a sentence about its rights. */
export const roles: Record<StaffRole, { name: string; may: string }> = {
  moderator: { name: 'Moderator', may: 'reviews, approves, rejects and deletes comments' },
  editor: { name: 'Editor', may: 'manages articles, box office and polls, and answers the inbox' },
  admin: { name: 'Administrator', may: 'can do everything, and manages staff' },
};
export const roleOptions = (['moderator', 'editor', 'admin'] as const).map((role) => [role, roles[role].name] as const);
