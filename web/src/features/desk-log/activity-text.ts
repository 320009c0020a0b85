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

/** The verbs with which the API names its calls; 'Set' and 'Put' stay the same. */
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

/** 'Deleted an article' of 'Delete an article; it can be undone for ten seconds'. */
function contentAction(action: string): string {
  const [done = ''] = action.split(/[,;:]/);
  const [verb = '', ...rest] = done.split(' ');
  return [pastOf[verb] ?? verb, ...rest].join(' ');
}

/** What was done, in the past tense. */
export function actionText({ desk, action }: Pick<DeskLogEntry, 'desk' | 'action'>): string {
  if (desk === 'moderation') return actionWords[action as LogAction] ?? action;
  return desk === 'staff' ? (staffActions[action] ?? action) : contentAction(action);
}
