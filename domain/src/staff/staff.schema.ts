import { z } from 'zod';

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

/** As stored in `staff/{uid}`; a claim counts only while this document is active and names the same role. */
export type StaffDoc = { uid: string; displayName: string; email: string; role: StaffRole; isActive: boolean };
