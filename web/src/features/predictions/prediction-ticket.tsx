import { styled } from '@mui/material/styles';
import { livePaths } from '@first-show/domain/core/live-paths';
import { formatShortDate } from '@first-show/domain/core/dates';
import { formatCountOf } from '@first-show/domain/core/money';
import { isHindi } from '@first-show/domain/core/text';
import type { Prediction, PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { Button } from '../../ui/controls/button.tsx';
import { useReaderState } from '../../lib/reader-state.ts';
import { useNow } from '../../lib/use-now.ts';
import { BallotOptions, BallotResults } from '../../ui/controls/ballot.tsx';
import { WithoutScript } from '../../ui/page/without-script.tsx';
import { Icon } from '../../ui/art/icon.tsx';
import { TicketPanel } from '../../ui/page/ticket-panel.tsx';
import { useBallot, type BallotKind } from '../../ui/controls/use-ballot.ts';
import {
  categoryLabels,
  isOver,
  laterTally,
  oddsText,
  predictionResults,
  tallyOfDoc,
  tallyOfPrediction,
  timeLeftText,
  type Tally,
} from './prediction-view.ts';

const predictions: BallotKind<Prediction, PredictionDoc, Tally> = {
  ownOf: ({ myPrediction }) => myPrediction,
  tallyOfItem: tallyOfPrediction,
  tallyOfDoc,
  laterTally,
  hasResults: ({ counts }) => counts !== null,
  listPath: '/api/predictions',
  field: 'prediction',
  texts: {
    done: { title: 'Prediction Made!', description: 'Your prediction has been recorded. Good luck!' },
    failedTitle: 'Prediction Failed',
    failed: 'Failed to make prediction',
  },
};

const Question = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.375rem',
  margin: '0 0 8px',
  overflowWrap: 'anywhere',
}));
const About = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 8px',
  color: 'var(--fs-palette-text-secondary)',
}));
const Meta = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  margin: '0 0 16px',
  color: 'var(--fs-palette-text-disabled)',
}));
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  margin: '14px 0 0',
  color: 'var(--fs-palette-text-disabled)',
}));

/**
 * The end of a prediction. The server's markup says 'until 3 Dec'. Once the reader's clock is
 * known, the text is the time left, 'Closed' or 'Settled'.
 */
function TimeLeft({
  endsAt,
  isClosed,
  isSettled,
  now,
}: {
  /** ISO time. */
  endsAt: string;
  isClosed: boolean;
  isSettled: boolean;
  /** The reader's clock; `null` until it is known. */
  now: Date | null;
}) {
  if (now === null) return <time dateTime={endsAt}>until {formatShortDate(endsAt)}</time>;
  return (
    <>
      <Icon name={isClosed ? 'lock' : 'clock'} size={16} />
      <time dateTime={endsAt}>{timeLeftText(endsAt, isClosed, isSettled, now)}</time>
    </>
  );
}

/**
 * The shares, counts and odds of all options. The reader's own option and the outcome are marked.
 */
function Results({
  prediction,
  results,
  tally,
  own,
  takesFocus,
}: {
  prediction: Prediction;
  results: NonNullable<ReturnType<typeof predictionResults>>;
  tally: Tally;
  /** Index of the reader's own option. */
  own: number | null;
  takesFocus: boolean;
}) {
  return (
    <BallotResults
      label={`Results: ${prediction.title}`}
      ownLabel="Your prediction"
      takesFocus={takesFocus}
      results={results.map(({ text, count, percentage, odds }, index) => ({
        text,
        percentage,
        note: [formatCountOf(count, 'prediction'), oddsText(odds) !== null ? `odds ${oddsText(odds)}×` : null]
          .filter((part) => part !== null)
          .join(' · '),
        isOwn: index === own,
        mark: tally.settled?.optionIndex === index ? 'Outcome' : undefined,
      }))}
    />
  );
}

/**
 * A prediction on a ticket: its options with odds, or the live results once the reader has
 * predicted or the prediction is closed.
 */
export function PredictionTicket({
  prediction,
  title,
  loadedAt,
  headingId,
}: {
  prediction: Prediction;
  title: string;
  /**
   * ISO time at which the server read the page's data. It is used as the current time until the
   * reader's clock is known.
   */
  loadedAt: string;
  headingId?: string;
}) {
  const now = useNow();
  const earlier = useReaderState(`prediction:${prediction.id}`)?.predictions[prediction.id] ?? null;
  const texts = prediction.options.map(({ text }) => text);
  const isClosedWith = (tally: Tally) => isOver(prediction, tally, now ?? new Date(loadedAt));
  const { ref, tally, own, isDone, selected, select, isSending, hasJustCast, cast } = useBallot(predictions, {
    item: prediction,
    options: texts,
    docPath: livePaths.prediction(prediction.id),
    castPath: `/api/predictions/${encodeURIComponent(prediction.id)}/predict`,
    earlier,
    isOver: isClosedWith,
  });
  const name = `prediction-${prediction.id}`;
  const isClosed = isClosedWith(tally);
  const results = isDone ? predictionResults(texts, tally) : null;

  return (
    <TicketPanel
      ref={ref}
      title={title}
      id={headingId}
      aside={<TimeLeft endsAt={prediction.endsAt} isClosed={isClosed} isSettled={tally.settled !== null} now={now} />}
    >
      <Question lang={isHindi(prediction.title) ? 'hi' : undefined}>{prediction.title}</Question>
      {prediction.description !== '' && (
        <About lang={isHindi(prediction.description) ? 'hi' : undefined}>{prediction.description}</About>
      )}
      <Meta>
        {categoryLabels[prediction.category]} · {formatCountOf(tally.total, 'prediction')}
      </Meta>
      {isDone && results !== null ? (
        <Results prediction={prediction} results={results} tally={tally} own={own} takesFocus={hasJustCast} />
      ) : (
        <>
          <BallotOptions
            name={name}
            legend={prediction.title}
            options={texts}
            odds={tally.odds.map(oddsText)}
            selected={selected}
            isDisabled={isSending || isDone}
            onSelect={select}
          />
          {selected !== null && !isDone && (
            <Button fullWidth sx={{ mt: '14px', gap: '10px' }} disabled={isSending} onClick={() => void cast(selected)}>
              <Icon name="lock" size={18} />
              {isSending ? 'Locking in…' : 'Lock In Prediction'}
            </Button>
          )}
          <WithoutScript sx={{ mt: '12px' }}>Predicting needs JavaScript.</WithoutScript>
        </>
      )}
      {tally.settled !== null && <Note>Settled by {tally.settled.source}.</Note>}
      <Note>Odds come from what readers predict. This is not betting.</Note>
    </TicketPanel>
  );
}
