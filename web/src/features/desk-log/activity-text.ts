import type { LogAction } from '@first-show/domain/comments/moderation-desk.schema';
import type { DeskLogEntry } from '@first-show/domain/staff/desk-log.schema';
import { actionWords } from '../../lib/desk/moderation-labels.ts';

const staffActions: Readonly<Record<string, string>> = {
  invite: 'Invited a colleague',
  'invite-again': 'Sent an invitation again',
  change: 'Changed an account',
  'sign-out': 'Logged out',
  'sign-out-everywhere': 'Logged out everywhere',
};

/** Past tense of verbs in the API's operation names. Other verbs, such as 'Set', stay unchanged. */
const pastOf: Readonly<Record<string, string>> = {
  Accept: 'Accepted',
  Add: 'Added',
  Bring: 'Brought',
  Change: 'Changed',
  Close: 'Closed',
  Create: 'Created',
  Delete: 'Deleted',
  End: 'Ended',
  Erase: 'Erased',
  Export: 'Exported',
  Give: 'Gave',
  Import: 'Imported',
  Open: 'Opened',
  Propose: 'Proposed',
  Save: 'Saved',
  Send: 'Sent',
  Settle: 'Settled',
  Take: 'Took',
};

/** 'Delete an article; it can be undone for ten seconds' becomes 'Deleted an article'. */
function contentAction(action: string): string {
  const [done = ''] = action.split(/[,;:]/);
  const [verb = '', ...rest] = done.split(' ');
  return [pastOf[verb] ?? verb, ...rest].join(' ');
}

/** Describes an action in the past tense: 'Closed comments'. An unknown action stays as it is. */
export function actionText({ desk, action }: Pick<DeskLogEntry, 'desk' | 'action'>): string {
  if (desk === 'moderation') return actionWords[action as LogAction] ?? action;
  return desk === 'staff' ? (staffActions[action] ?? action) : contentAction(action);
}
