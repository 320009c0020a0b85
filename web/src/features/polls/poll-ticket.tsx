import { styled } from '@mui/material/styles';
import { isHindi } from '@first-show/domain/core/text';
import type { Poll, PollDoc } from '@first-show/domain/polls/poll.schema';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ApiError, callApi } from '../../lib/call-api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useLiveDoc } from '../../lib/live/use-live.ts';
import { rememberTakingPart, useReaderState } from '../../lib/reader-state.ts';
import { BallotOptions, BallotResults } from '../../ui/ballot.tsx';
import { WithoutScript } from '../../ui/form/form-field.tsx';
import { TicketPanel } from '../../ui/ticket-panel.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { countOf, laterTally, pollResults, tallyOfDoc, tallyOfPoll, type Tally } from './poll-view.ts';

/** How long results may wait for the listener before they are fetched. */
const LISTENER_WAIT_MS = 1_500;

const Question = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.375rem',
  margin: '0 0 16px',
  overflowWrap: 'anywhere',
}));

/** One poll on a ticket: options, then after the vote (or when closed) the live results. `title` stands on the stub. */
export function PollTicket({ poll, title, headingId }: { poll: Poll; title: string; headingId?: string }) {
  const live = useLiveDoc<PollDoc, Tally>(`polls/${poll.id}`, tallyOfPoll(poll), tallyOfDoc, {
    refresh: async () => tallyOfPoll(await loadPoll(poll.id)),
  });
  const earlier = useReaderState(`poll:${poll.id}`)?.votes[poll.id] ?? null;
  const [answer, setAnswer] = useState<{ tally: Tally; vote: number | null } | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [justVoted, setJustVoted] = useState(false);
  const name = useId();

  const tally = answer === null ? live : laterTally(answer.tally, live);
  const own = answer?.vote ?? earlier ?? poll.myVote;
  const isDone = own !== null || answer !== null || tally.closed;
  const results = isDone ? pollResults(poll.options, tally) : null;

  const accept = (fresh: Poll, vote: number | null) =>
    setAnswer({ tally: tallyOfPoll(fresh), vote: fresh.myVote ?? vote });

  const isMissing = isDone && results === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = setTimeout(() => {
      loadPoll(poll.id).then(
        (fresh) => setAnswer({ tally: tallyOfPoll(fresh), vote: fresh.myVote ?? own }),
        () => undefined,
      );
    }, LISTENER_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isMissing, poll.id, own]);

  async function castVote(optionIndex: number): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    try {
      const fresh = await callApi<Poll>(`/api/polls/${encodeURIComponent(poll.id)}/vote`, {
        method: 'POST',
        body: { optionIndex },
      });
      setJustVoted(true);
      accept(fresh, optionIndex);
      rememberTakingPart();
      showToast({ title: 'Vote Recorded!', description: 'Thank you for participating in our poll.' });
    } catch (error) {
      const isOver = error instanceof ApiError && (error.status === 409 || error.status === 410);
      // 409: this reader's vote counts already, perhaps because only its answer was lost. That is no failure: here are the results.
      if (!(error instanceof ApiError && error.status === 409)) {
        showToast({ title: 'Vote Failed', description: failureText(error, 'Failed to vote'), tone: 'error' });
      }
      if (isOver) {
        const fresh = pollOf(error) ?? (await loadPoll(poll.id).catch(() => null));
        if (fresh !== null) {
          setJustVoted(true);
          accept(fresh, null);
          if (fresh.myVote !== null) rememberTakingPart();
        }
      }
    } finally {
      setIsSending(false);
    }
  }

  return (
    <TicketPanel
      title={title}
      id={headingId}
      aside={<span style={{ whiteSpace: 'nowrap' }}>{countOf(tally.totalVotes, 'vote')}</span>}
    >
      <Question lang={isHindi(poll.question) ? 'hi' : undefined}>{poll.question}</Question>
      {isDone && results !== null ? (
        <BallotResults
          label={`Results: ${poll.question}`}
          ownLabel="Your vote"
          takesFocus={justVoted}
          results={results.map(({ text, votes, percentage }, index) => ({
            text,
            percentage,
            note: countOf(votes, 'vote'),
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
            onSelect={setSelected}
          />
          {selected !== null && !isDone && (
            <Button fullWidth sx={{ mt: '14px' }} disabled={isSending} onClick={() => void castVote(selected)}>
              {isSending ? 'Casting…' : 'Cast Vote'}
            </Button>
          )}
          <WithoutScript sx={{ mt: '12px' }}>Voting needs JavaScript.</WithoutScript>
        </>
      )}
    </TicketPanel>
  );
}

async function loadPoll(id: string): Promise<Poll> {
  const polls = await callApi<Poll[]>('/api/polls');
  const found = polls.find((poll) => poll.id === id);
  if (found === undefined) throw new Error('Failed to fetch polls');
  return found;
}

/** The poll with this reader's vote, which comes with a 409. */
function pollOf(error: ApiError): Poll | null {
  const poll = error.body?.poll as Poll | undefined;
  return poll !== undefined && Array.isArray(poll.options) ? poll : null;
}
