import type { Poll, Prediction } from '@first-show/domain/ballots/ballot.schema';
import { BallotTicket } from '../ballots/ballot-ticket.tsx';
import { ballotOfPoll, ballotOfPrediction } from '../ballots/ballot.ts';

/** A poll inside a story. */
export function PollBlock({ poll, loadedAt }: { poll: Poll; loadedAt: string }) {
  return <BallotTicket ballot={ballotOfPoll(poll)} title="Poll" loadedAt={loadedAt} headingId={`poll-${poll.id}`} />;
}

/** A prediction inside a story. */
export function PredictionBlock({ prediction, loadedAt }: { prediction: Prediction; loadedAt: string }) {
  return (
    <BallotTicket
      ballot={ballotOfPrediction(prediction)}
      title="Prediction"
      loadedAt={loadedAt}
      headingId={`prediction-${prediction.id}`}
    />
  );
}
