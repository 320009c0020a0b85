import type { Poll, Prediction } from '@first-show/domain/ballots/ballot.schema';
import { PollTicket } from '../../features/polls/poll-ticket.tsx';
import { PredictionTicket } from '../../features/predictions/prediction-ticket.tsx';

/** A poll inside a story. */
export function PollBlock({ poll }: { poll: Poll }) {
  return <PollTicket poll={poll} title="Poll" headingId={`poll-${poll.id}`} />;
}

/** A prediction inside a story. */
export function PredictionBlock({ prediction, loadedAt }: { prediction: Prediction; loadedAt: string }) {
  return (
    <PredictionTicket
      prediction={prediction}
      title="Prediction"
      loadedAt={loadedAt}
      headingId={`prediction-${prediction.id}`}
    />
  );
}
