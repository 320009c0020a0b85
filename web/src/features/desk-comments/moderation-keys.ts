import type { DeskKey } from '../../ui/desk/keyboard-help.tsx';

/** The keys of a list of comments. */
export const moderationKeys: readonly DeskKey[] = [
  { keys: 'J', label: 'Next comment' },
  { keys: 'K', label: 'Previous comment' },
  { keys: 'A', label: 'Approve' },
  { keys: 'R', label: 'Reject' },
  { keys: 'D', label: 'Delete' },
  { keys: 'X', label: 'Select' },
  { keys: 'U', label: 'Undo within 10 seconds' },
  { keys: 'O', label: 'Open the article' },
  { keys: '?', label: 'All shortcuts' },
];

/** All keys, including those that only the dialog lists. */
export const allModerationKeys: readonly DeskKey[] = [
  ...moderationKeys,
  { keys: 'Shift+X', label: 'Select all from the last selected one' },
  { keys: 'Esc', label: 'Dismiss a comment decided by someone else, or the selection' },
  { keys: 'F8', label: 'Go to the notification' },
];
