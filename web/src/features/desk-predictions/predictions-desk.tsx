import { type ReactNode, useState } from 'react';
import { formatCount } from '@first-show/domain/core/money';
import type { AdminPrediction } from '@first-show/domain/predictions/prediction-desk.schema';
import { formatIndianTime } from '../../lib/desk/india-time.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/desk/badge.tsx';
import { BallotCard } from '../../ui/desk/ballot-card.tsx';
import { BallotDesk } from '../../ui/desk/ballot-desk.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { categoryNames, PredictionForm } from './prediction-form.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import { usePredictions } from './use-predictions.ts';

type State = 'open' | 'closed' | 'settled';
const states: Record<State, string> = { open: 'Open', closed: 'To settle', settled: 'Settled' };
const stateOf = (one: AdminPrediction): State => (one.settled !== null ? 'settled' : one.closed ? 'closed' : 'open');

/** Predictions: create, change the end date, close, settle with a source, undo the settlement. */
export function PredictionsDesk() {
  const { predictions, list, isBusy, put, close, unsettle, remove } = usePredictions();
  const [dialog, setDialog] = useState<
    { kind: 'new' } | { kind: 'edit' | 'settle' | 'reopen'; prediction: AdminPrediction } | null
  >(null);
  const closeDialog = () => setDialog(null);
  const saved = (title: string) => (prediction: AdminPrediction) => {
    put(prediction);
    showToast({ title, description: prediction.title });
  };

  return (
    <>
      <BallotDesk
        what="prediction"
        list={list}
        items={predictions}
        states={states}
        stateOf={stateOf}
        textsOf={({ title, description, options }) => [title, description, ...options]}
        invitation="No predictions yet. What will readers predict?"
        onNew={() => setDialog({ kind: 'new' })}
        card={(one) => (
          <BallotCard
            key={one.id}
            title={one.title}
            lead={one.description}
            badges={<Badges prediction={one} />}
            meta={`${formatCount(one.totalVotes)} ${one.totalVotes === 1 ? 'prediction' : 'predictions'} · ${one.closed ? 'ended' : 'ends'} ${formatIndianTime(one.endsAt)}`}
            results={one.results}
            outcome={one.settled?.optionIndex ?? null}
            note={one.settled !== null && <Source text={one.settled.source} />}
            history={one.history}
            actions={
              <Actions
                prediction={one}
                isBusy={isBusy}
                open={(kind) => setDialog({ kind, prediction: one })}
                onClose={() => void close(one)}
                onUnsettle={() => void unsettle(one)}
                onDelete={() => void remove(one)}
              />
            }
          />
        )}
      />
      {dialog?.kind === 'new' && (
        <PredictionForm prediction={null} onSaved={saved('Prediction opened')} onChanged={put} onClose={closeDialog} />
      )}
      {dialog?.kind === 'edit' && (
        <PredictionForm
          prediction={dialog.prediction}
          onSaved={saved('Prediction saved')}
          onChanged={put}
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'settle' && (
        <SettleDialog
          prediction={dialog.prediction}
          onSettled={saved('Prediction settled')}
          onChanged={put}
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'reopen' && (
        <ReopenDialog prediction={dialog.prediction} onReopened={saved('Prediction reopened')} onClose={closeDialog} />
      )}
    </>
  );
}

function Badges({ prediction }: { prediction: AdminPrediction }) {
  const state = stateOf(prediction);
  return (
    <>
      <Badge tone={state === 'open' ? 'good' : state === 'closed' ? 'warn' : 'neutral'}>
        {state === 'open' ? 'Open' : state === 'closed' ? 'Closed, to settle' : 'Settled'}
      </Badge>
      <Badge>{categoryNames[prediction.category]}</Badge>
    </>
  );
}

/** The source of a settlement; a URL is a link. */
function Source({ text }: { text: string }): ReactNode {
  const isAddress = /^https?:\/\/\S+$/i.test(text);
  return (
    <p style={{ margin: 0, fontSize: '.9375rem' }}>
      Source:{' '}
      {isAddress ? (
        <a href={text} target="_blank" rel="noreferrer noopener" style={{ color: 'inherit' }}>
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}

function Actions({
  prediction: one,
  isBusy,
  open,
  onClose,
  onUnsettle,
  onDelete,
}: {
  prediction: AdminPrediction;
  isBusy: boolean;
  open: (kind: 'edit' | 'settle' | 'reopen') => void;
  onClose: () => void;
  onUnsettle: () => void;
  onDelete: () => void;
}) {
  const button = (text: string, onClick: () => void, variant: 'contained' | 'outlined' = 'outlined') => (
    <Button variant={variant} aria-disabled={isBusy} aria-label={`${text}: ${one.title}`} onClick={onClick}>
      {text}
    </Button>
  );
  if (one.settled !== null) return button('Undo settlement', onUnsettle);
  const hasVotes = one.totalVotes > 0;
  return (
    <>
      {button('Settle', () => open('settle'), one.closed ? 'contained' : 'outlined')}
      {one.closed ? button('Reopen', () => open('reopen')) : button('Close', onClose)}
      {(!hasVotes || !one.closed) && button(hasVotes ? 'Change end date' : 'Edit', () => open('edit'))}
      {!hasVotes && (
        <QuietButton aria-disabled={isBusy} aria-label={`Delete: ${one.title}`} onClick={onDelete}>
          Delete
        </QuietButton>
      )}
    </>
  );
}
