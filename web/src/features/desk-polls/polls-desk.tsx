import { useState } from 'react';
import { formatCount } from '@first-show/domain/core/money';
import { formatShortDate } from '@first-show/domain/core/dates';
import type { AdminPoll } from '@first-show/domain/polls/poll-desk.schema';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/desk/badge.tsx';
import { BallotCard } from '../../ui/desk/ballot-card.tsx';
import { BallotDesk } from '../../ui/desk/ballot-desk.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { PollForm } from './poll-form.tsx';
import { usePolls } from './use-polls.ts';

/** Polls: create, edit (only without votes), close, see the results. */
export function PollsDesk() {
  const { polls, list, isBusy, put, setClosed, remove } = usePolls();
  const [edited, setEdited] = useState<AdminPoll | 'new' | null>(null);

  return (
    <>
      <BallotDesk
        what="poll"
        list={list}
        items={polls}
        states={{ open: 'Open', closed: 'Closed' }}
        stateOf={({ closed }) => (closed ? 'closed' : 'open')}
        textsOf={({ title, question, options }) => [title, question, ...options]}
        invitation="No polls yet. Ask the readers something."
        onNew={() => setEdited('new')}
        card={(poll) => (
          <BallotCard
            key={poll.id}
            title={poll.question}
            lead={poll.title}
            badges={<Badge tone={poll.closed ? 'neutral' : 'good'}>{poll.closed ? 'Closed' : 'Open'}</Badge>}
            meta={`${formatCount(poll.totalVotes)} ${poll.totalVotes === 1 ? 'vote' : 'votes'} · since ${formatShortDate(poll.createdAt)}`}
            results={poll.results}
            history={poll.history}
            actions={
              <>
                <Button
                  variant="outlined"
                  aria-disabled={isBusy}
                  aria-label={`${poll.closed ? 'Reopen' : 'Close'}: ${poll.question}`}
                  onClick={() => void setClosed(poll, !poll.closed)}
                >
                  {poll.closed ? 'Reopen' : 'Close'}
                </Button>
                {poll.totalVotes === 0 ? (
                  <>
                    <Button variant="outlined" aria-label={`Edit: ${poll.question}`} onClick={() => setEdited(poll)}>
                      Edit
                    </Button>
                    <QuietButton
                      aria-disabled={isBusy}
                      aria-label={`Delete: ${poll.question}`}
                      onClick={() => void remove(poll)}
                    >
                      Delete
                    </QuietButton>
                  </>
                ) : (
                  <span style={{ fontSize: '.9375rem', color: 'var(--fs-palette-text-disabled)' }}>
                    Can’t be edited once votes are in
                  </span>
                )}
              </>
            }
          />
        )}
      />
      {edited !== null && (
        <PollForm
          poll={edited === 'new' ? null : edited}
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
