import type { Poll } from '@first-show/domain/polls/poll.schema';
import type { Prediction } from '@first-show/domain/predictions/prediction.schema';
import { PollTicket } from '../polls/poll-ticket.tsx';
import { PredictionTicket } from '../predictions/prediction-ticket.tsx';

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
