import { styled } from '@mui/material/styles';
import { formatShortDate } from '@first-show/domain/core/dates';
import { isHindi } from '@first-show/domain/core/text';
import type { Prediction, PredictionDoc } from '@first-show/domain/predictions/prediction.schema';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ApiError, callApi } from '../../lib/call-api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useLiveDoc } from '../../lib/live/use-live.ts';
import { rememberTakingPart, useReaderState } from '../../lib/reader-state.ts';
import { useNow } from '../../lib/use-now.ts';
import { BallotOptions, BallotResults } from '../../ui/ballot.tsx';
import { WithoutScript } from '../../ui/form/form-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TicketPanel } from '../../ui/ticket-panel.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import {
  categoryLabels,
  countOf,
  isOver,
  laterTally,
  oddsText,
  predictionResults,
  tallyOfDoc,
  tallyOfPrediction,
  timeLeftText,
  type Tally,
} from './prediction-view.ts';

/** How long results may wait for the listener before they are fetched. */
const LISTENER_WAIT_MS = 1_500;

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

/** One prediction on a ticket: options with odds, then after the own one (or when closed) the live results. */
export function PredictionTicket({
  prediction,
  title,
  loadedAt,
  headingId,
}: {
  prediction: Prediction;
  title: string;
  /** ISO time at which the page's data were read: until the reader's clock is known, this is now. */
  loadedAt: string;
  headingId?: string;
}) {
  const live = useLiveDoc<PredictionDoc, Tally>(
    `predictions/${prediction.id}`,
    tallyOfPrediction(prediction),
    tallyOfDoc,
    {
      refresh: async () => tallyOfPrediction(await loadPrediction(prediction.id)),
    },
  );
  const now = useNow();
  const earlier = useReaderState(`prediction:${prediction.id}`)?.predictions[prediction.id] ?? null;
  const [answer, setAnswer] = useState<{ tally: Tally; own: number | null } | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [justPredicted, setJustPredicted] = useState(false);
  const name = useId();

  const tally = answer === null ? live : laterTally(answer.tally, live);
  const own = answer?.own ?? earlier ?? prediction.myPrediction;
  const isClosed = isOver(prediction, tally, now ?? new Date(loadedAt));
  const isDone = own !== null || answer !== null || isClosed;
  const texts = prediction.options.map(({ text }) => text);
  const results = isDone ? predictionResults(texts, tally) : null;

  const isMissing = isDone && results === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = setTimeout(() => {
      loadPrediction(prediction.id).then(
        (fresh) => setAnswer({ tally: tallyOfPrediction(fresh), own: fresh.myPrediction ?? own }),
        () => undefined,
      );
    }, LISTENER_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isMissing, prediction.id, own]);

  async function lockIn(optionIndex: number): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    try {
      const fresh = await callApi<Prediction>(`/api/predictions/${encodeURIComponent(prediction.id)}/predict`, {
        method: 'POST',
        body: { optionIndex },
      });
      setJustPredicted(true);
      setAnswer({ tally: tallyOfPrediction(fresh), own: fresh.myPrediction ?? optionIndex });
      rememberTakingPart();
      showToast({ title: 'Prediction Made!', description: 'Your prediction has been recorded. Good luck!' });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null;
      // 409: this reader's prediction counts already, perhaps because only its answer was lost. That is no failure.
      if (status !== 409) {
        showToast({
          title: 'Prediction Failed',
          description: failureText(error, 'Failed to make prediction'),
          tone: 'error',
        });
      }
      if (error instanceof ApiError && (status === 409 || status === 410)) {
        const fresh = predictionOf(error) ?? (await loadPrediction(prediction.id).catch(() => null));
        if (fresh !== null) {
          setJustPredicted(true);
          setAnswer({ tally: tallyOfPrediction(fresh), own: fresh.myPrediction });
          if (fresh.myPrediction !== null) rememberTakingPart();
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
      aside={
        now === null ? (
          <time dateTime={prediction.endsAt}>until {formatShortDate(prediction.endsAt)}</time>
        ) : (
          <>
            <Icon name={isClosed ? 'lock' : 'clock'} size={16} />
            <time dateTime={prediction.endsAt}>
              {timeLeftText(prediction.endsAt, isClosed, tally.settled !== null, now)}
            </time>
          </>
        )
      }
    >
      <Question lang={isHindi(prediction.title) ? 'hi' : undefined}>{prediction.title}</Question>
      {prediction.description !== '' && (
        <About lang={isHindi(prediction.description) ? 'hi' : undefined}>{prediction.description}</About>
      )}
      <Meta>
        {categoryLabels[prediction.category]} · {countOf(tally.total)}
      </Meta>
      {isDone && results !== null ? (
        <BallotResults
          label={`Results: ${prediction.title}`}
          ownLabel="Your prediction"
          takesFocus={justPredicted}
          results={results.map(({ text, count, percentage, odds }, index) => ({
            text,
            percentage,
            note: [countOf(count), oddsText(odds) !== null ? `odds ${oddsText(odds)}×` : null]
              .filter((part) => part !== null)
              .join(' · '),
            isOwn: index === own,
            mark: tally.settled?.optionIndex === index ? 'How it came out' : undefined,
          }))}
        />
      ) : (
        <>
          <BallotOptions
            name={name}
            legend={prediction.title}
            options={texts}
            odds={tally.odds.map(oddsText)}
            selected={selected}
            isDisabled={isSending || isDone}
            onSelect={setSelected}
          />
          {selected !== null && !isDone && (
            <Button
              fullWidth
              sx={{ mt: '14px', gap: '10px' }}
              disabled={isSending}
              onClick={() => void lockIn(selected)}
            >
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

async function loadPrediction(id: string): Promise<Prediction> {
  const predictions = await callApi<Prediction[]>('/api/predictions');
  const found = predictions.find((prediction) => prediction.id === id);
  if (found === undefined) throw new Error('Failed to fetch predictions');
  return found;
}

/** The prediction with this reader's choice, which comes with a 409. */
function predictionOf(error: ApiError): Prediction | null {
  const prediction = error.body?.prediction as Prediction | undefined;
  return prediction !== undefined && Array.isArray(prediction.options) ? prediction : null;
}
