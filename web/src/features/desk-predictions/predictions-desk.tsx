import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, useState } from 'react';
import { formatCount } from '@first-show/domain/core/money';
import type { AdminPrediction } from '@first-show/domain/predictions/prediction-desk.schema';
import { formatIndianTime } from '../../lib/desk/india-time.ts';
import { useUrlFilter, useUrlText } from '../../lib/desk/use-url-filter.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/desk/badge.tsx';
import { BallotCard, BallotGrid } from '../../ui/desk/ballot-card.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { FilterRow, SearchField } from '../../ui/desk/filter-row.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { whenChosen } from '../../ui/desk/when-chosen.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { categoryNames, PredictionForm } from './prediction-form.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import { usePredictions } from './use-predictions.ts';

type State = 'open' | 'closed' | 'settled';
const shows = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'To settle' },
  { value: 'settled', label: 'Settled' },
] as const;
const stateOf = (one: AdminPrediction): State => (one.settled !== null ? 'settled' : one.closed ? 'closed' : 'open');

const isFound = (one: AdminPrediction, text: string): boolean =>
  [one.title, one.description, ...one.options].some((part) => part.toLowerCase().includes(text.trim().toLowerCase()));

/** Predictions: create, change the end date, close, settle with a source, undo the settlement. */
export function PredictionsDesk() {
  const { predictions, list, isBusy, put, close, unsettle, remove } = usePredictions();
  const [show, setShow] = useUrlFilter('show', ['all', 'open', 'closed', 'settled']);
  const [text, setText] = useUrlText('q');
  const [dialog, setDialog] = useState<
    { kind: 'new' } | { kind: 'edit' | 'settle' | 'reopen'; prediction: AdminPrediction } | null
  >(null);
  const shown = (predictions ?? []).filter((one) => (show === 'all' || stateOf(one) === show) && isFound(one, text));
  const closeDialog = () => setDialog(null);
  const saved = (title: string) => (prediction: AdminPrediction) => {
    put(prediction);
    showToast({ title, description: prediction.title });
  };

  return (
    <>
      <DeskHeading title="Predictions">
        <Button onClick={() => setDialog({ kind: 'new' })}>New prediction</Button>
      </DeskHeading>
      <FilterRow>
        <ToggleButtonGroup aria-label="Show" value={show} onChange={whenChosen(setShow)}>
          {shows.map((one) => (
            <ToggleButton key={one.value} value={one.value}>
              {one.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <SearchField label="Search predictions" value={text} onChange={setText} />
      </FilterRow>
      {list.isPending && <ListSkeleton height={220} lines={3} />}
      {list.isLoadingError && (
        <LoadFailed what="the predictions" error={list.error} onRetry={() => void list.refetch()} />
      )}
      {predictions !== null && shown.length === 0 && (
        <EmptyState
          sentence={
            predictions.length === 0 ? 'No predictions yet. What will readers predict?' : 'No matching predictions'
          }
          role="status"
        >
          {predictions.length === 0 ? (
            <Button onClick={() => setDialog({ kind: 'new' })}>New prediction</Button>
          ) : (
            <Button
              variant="outlined"
              onClick={() => {
                setText('');
                setShow('all');
              }}
            >
              Show all
            </Button>
          )}
        </EmptyState>
      )}
      <BallotGrid>
        {shown.map((one) => (
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
        ))}
      </BallotGrid>
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
