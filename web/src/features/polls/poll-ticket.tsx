import { styled } from '@mui/material/styles';
import { livePaths } from '@first-show/domain/core/live-paths';
import { formatCountOf } from '@first-show/domain/core/money';
import { isHindi } from '@first-show/domain/core/text';
import type { Poll, PollDoc } from '@first-show/domain/ballots/ballot.schema';
import { Button } from '../../ui/controls/button.tsx';
import { useReaderState } from '../../lib/reader-state.ts';
import { BallotOptions, BallotResults } from '../../ui/controls/ballot.tsx';
import { WithoutScript } from '../../ui/page/without-script.tsx';
import { TicketPanel } from '../../ui/page/ticket-panel.tsx';
import { useBallot, type BallotKind } from '../../ui/controls/use-ballot.ts';
import { laterTally, pollResults, tallyOfDoc, tallyOfPoll, type Tally } from './poll-view.ts';

const polls: BallotKind<Poll, PollDoc, Tally> = {
  ownOf: ({ myVote }) => myVote,
  tallyOfItem: tallyOfPoll,
  tallyOfDoc,
  laterTally,
  hasResults: ({ votes }) => votes !== null,
  listPath: '/api/polls',
  field: 'poll',
  texts: {
    done: { title: 'Vote Recorded!', description: 'Thank you for participating in our poll.' },
    failedTitle: 'Vote Failed',
    failed: 'Failed to vote',
  },
};

const Question = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.375rem',
  margin: '0 0 16px',
  overflowWrap: 'anywhere',
}));

/**
 * A poll on a ticket: its options, or the live results once the reader has voted or the poll is
 * closed. `title` is the title on the ticket's stub.
 */
export function PollTicket({ poll, title, headingId }: { poll: Poll; title: string; headingId?: string }) {
  const earlier = useReaderState(`poll:${poll.id}`)?.votes[poll.id] ?? null;
  const { ref, tally, own, isDone, selected, select, isSending, hasJustCast, cast } = useBallot(polls, {
    item: poll,
    options: poll.options,
    docPath: livePaths.poll(poll.id),
    castPath: `/api/polls/${encodeURIComponent(poll.id)}/vote`,
    earlier,
    isOver: ({ closed }) => closed,
  });
  const name = `poll-${poll.id}`;
  const results = isDone ? pollResults(poll.options, tally) : null;

  return (
    <TicketPanel
      ref={ref}
      title={title}
      id={headingId}
      aside={<span style={{ whiteSpace: 'nowrap' }}>{formatCountOf(tally.totalVotes, 'vote')}</span>}
    >
      <Question lang={isHindi(poll.question) ? 'hi' : undefined}>{poll.question}</Question>
      {isDone && results !== null ? (
        <BallotResults
          label={`Results: ${poll.question}`}
          ownLabel="Your vote"
          takesFocus={hasJustCast}
          results={results.map(({ text, votes, percentage }, index) => ({
            text,
            percentage,
            note: formatCountOf(votes, 'vote'),
            isOwn: index === own,
          }))}
        />
      ) : (
        <>
          <BallotOptions
            name={name}
            legend={poll.question}
            options={poll.options}
            selected={selected}
            isDisabled={isSending || isDone}
            onSelect={select}
          />
          {selected !== null && !isDone && (
            <Button fullWidth sx={{ mt: '14px' }} disabled={isSending} onClick={() => void cast(selected)}>
              {isSending ? 'Casting…' : 'Cast Vote'}
            </Button>
          )}
          <WithoutScript sx={{ mt: '12px' }}>Voting needs JavaScript.</WithoutScript>
        </>
      )}
    </TicketPanel>
  );
}
