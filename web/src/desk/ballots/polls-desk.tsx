import { formatCountOf } from '@first-show/domain/core/money';
import { formatShortDate } from '@first-show/domain/core/dates';
import type { AdminPoll } from '@first-show/domain/ballots/ballot-desk.schema';
import type { PollDoc } from '@first-show/domain/ballots/ballot.schema';
import { presentAdminPoll } from '@first-show/domain/ballots/present-ballot';
import { Badge } from '../ui/badge.tsx';
import type { BallotView } from './ballot-card.tsx';
import { BallotDesk } from './ballot-desk.tsx';
import { PollForm } from './poll-form.tsx';
import { useBallotDesk } from './use-ballot-desk.ts';

const present = (doc: PollDoc): AdminPoll => presentAdminPoll(doc, null, new Date());

/** `/admin/polls`: creates, edits, closes, reopens and deletes polls, and shows their results. */
export function PollsDesk() {
  const desk = useBallotDesk('poll', present);
  const setClosed = (poll: AdminPoll, isClosed: boolean, isUndo = false): Promise<void> => {
    const action = isClosed ? 'close' : 'reopen';
    const word = isClosed ? 'closed' : 'reopened';
    const onUndo = isUndo ? undefined : () => void setClosed(poll, !isClosed, true);
    return desk.post(poll, { action, failed: `The poll was not ${word}`, done: `Poll ${word}`, onUndo });
  };
  const viewOf = (poll: AdminPoll, edit: () => void): BallotView => {
    const { closed, totalVotes } = poll;
    const hasVotes = totalVotes > 0;
    const close = { name: closed ? 'Reopen' : 'Close', onClick: () => setClosed(poll, !closed) };
    return {
      state: closed ? 'closed' : 'open',
      title: poll.question,
      lead: poll.title,
      badges: <Badge tone={closed ? 'neutral' : 'good'}>{closed ? 'Closed' : 'Open'}</Badge>,
      meta: `${formatCountOf(totalVotes, 'vote')} · since ${formatShortDate(poll.createdAt)}`,
      actions: hasVotes ? [close] : [close, { name: 'Edit', onClick: edit }],
      hint: hasVotes ? 'Can’t be edited once votes are in' : undefined,
    };
  };
  return (
    <BallotDesk
      desk={desk}
      states={{ open: 'Open', closed: 'Closed' }}
      invitation="No polls yet. Ask the readers something."
      Form={PollForm}
      viewOf={viewOf}
    />
  );
}
