import { useState } from 'react';
import { formatCount } from '@first-show/domain/core/money';
import { formatShortDate } from '@first-show/domain/core/dates';
import { presentAdminPoll, type AdminPoll } from '@first-show/domain/polls/poll-desk.schema';
import type { PollDoc } from '@first-show/domain/polls/poll.schema';
import { Badge } from '../../ui/desk/badge.tsx';
import { BallotDesk, useBallotDesk } from '../../ui/desk/ballot-desk.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { PollForm } from './poll-form.tsx';

const present = (doc: PollDoc): AdminPoll => presentAdminPoll(doc, null);

/** Polls: create, edit (only without votes), close, see the results. */
export function PollsDesk() {
  const desk = useBallotDesk('poll', present);
  const { put, post, remove } = desk;
  const [edited, setEdited] = useState<AdminPoll | 'new' | null>(null);

  const setClosed = (poll: AdminPoll, isClosed: boolean, isUndo = false): Promise<void> => {
    const action = isClosed ? 'close' : 'reopen';
    const word = isClosed ? 'closed' : 'reopened';
    const onUndo = isUndo ? undefined : () => void setClosed(poll, !isClosed, true);
    return post(poll, { action, failed: `The poll was not ${word}`, done: `Poll ${word}`, onUndo });
  };

  return (
    <>
      <BallotDesk
        desk={desk}
        states={{ open: 'Open', closed: 'Closed' }}
        invitation="No polls yet. Ask the readers something."
        onNew={() => setEdited('new')}
        viewOf={(poll) => ({
          state: poll.closed ? 'closed' : 'open',
          title: poll.question,
          lead: poll.title,
          badges: <Badge tone={poll.closed ? 'neutral' : 'good'}>{poll.closed ? 'Closed' : 'Open'}</Badge>,
          meta: `${formatCount(poll.totalVotes)} ${poll.totalVotes === 1 ? 'vote' : 'votes'} · since ${formatShortDate(poll.createdAt)}`,
          actions: [
            { name: poll.closed ? 'Reopen' : 'Close', onClick: () => setClosed(poll, !poll.closed) },
            ...(poll.totalVotes > 0
              ? []
              : [
                  { name: 'Edit', onClick: () => setEdited(poll) },
                  { name: 'Delete', look: 'quiet' as const, onClick: () => remove(poll) },
                ]),
          ],
          hint: poll.totalVotes > 0 ? 'Can’t be edited once votes are in' : undefined,
        })}
      />
      {edited !== null && (
        <PollForm
          item={edited === 'new' ? null : edited}
          onChanged={put}
          onSaved={(poll) => {
            put(poll);
            showToast({ title: edited === 'new' ? 'Poll opened' : 'Poll saved', description: poll.question });
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
