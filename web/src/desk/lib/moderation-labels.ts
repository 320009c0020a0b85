import type { LogAction } from '@first-show/domain/comments/moderation-desk.schema';

/** Labels of the actions in the moderation log. Some actions are automatic. */
export const actionWords: Readonly<Record<LogAction, string>> = {
  approve: 'Approved a comment',
  reject: 'Rejected a comment',
  delete: 'Deleted a comment',
  undo: 'Undid a decision',
  'auto-approve': 'Approved automatically',
  'auto-reject': 'Rejected: author blocked',
  'dismiss-reports': 'Dismissed reports',
  block: 'Blocked an author',
  unblock: 'Unblocked an author',
  'close-comments': 'Closed comments',
  'open-comments': 'Opened comments',
  settings: 'Changed the settings',
};
