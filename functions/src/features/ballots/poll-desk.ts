import { adminPoll, newPoll, type AdminPoll, type NewPoll } from '@first-show/domain/ballots/ballot-desk.schema';
import type { PollDoc } from '@first-show/domain/ballots/ballot.schema';
import { presentAdminPoll } from '@first-show/domain/ballots/present-ballot';
import { ok } from '@first-show/domain/core/result';
import type { ApiApp } from '../../platform/http/api-app.ts';
import type { Deps } from '../../platform/deps.ts';
import { patchOf } from '../../platform/partial.ts';
import { editedFields, registerBallotAction, type BallotDesk } from './ballot-desk.ts';

export const pollDesk: BallotDesk<PollDoc, NewPoll, AdminPoll> = {
  collection: 'polls',
  noun: 'poll',
  form: newPoll,
  patch: patchOf(newPoll),
  item: adminPoll,
  present: presentAdminPoll,
  newDoc: (form, fields) => ok({ ...form, ...fields, closed: false }),
  decideEdit: ({ doc, hasVotes }, changes) =>
    hasVotes
      ? { refusal: 'The poll has votes, so its question and options can’t be edited' }
      : { changes: editedFields(doc, changes), action: 'edited' },
};

export function registerPollActions(app: ApiApp, deps: Deps): void {
  registerBallotAction(app, deps, pollDesk, {
    name: 'close',
    summary: 'Close a poll: everybody sees its results',
    decide: ({ doc }) =>
      doc.closed ? { refusal: 'This poll is already closed' } : { changes: { closed: true }, action: 'closed' },
  });

  registerBallotAction(app, deps, pollDesk, {
    name: 'reopen',
    summary: 'Open a closed poll again',
    decide: ({ doc }) =>
      doc.closed ? { changes: { closed: false }, action: 'reopened' } : { refusal: 'This poll is already open' },
  });
}
