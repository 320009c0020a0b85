import { useMemo, useState } from 'react';
import { formatCount } from '@first-show/domain/core/money';
import { presentAdminPrediction, type AdminPrediction } from '@first-show/domain/predictions/prediction-desk.schema';
import type { PredictionDoc } from '@first-show/domain/predictions/prediction.schema';
import { isClosed } from '@first-show/domain/predictions/present-prediction';
import { formatIndianTime } from '../../lib/desk/india-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { AwayLink } from '../../ui/desk/away-link.tsx';
import { Badge } from '../../ui/desk/badge.tsx';
import { BallotButton, BallotCard } from '../../ui/desk/ballot-card.tsx';
import { BallotDesk, useBallotDesk } from '../../ui/desk/ballot-desk.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { categoryNames, PredictionForm } from './prediction-form.tsx';
import { ReopenDialog, SettleDialog } from './outcome-dialogs.tsx';

type State = 'open' | 'closed' | 'settled';
const states: Record<State, string> = { open: 'Open', closed: 'To settle', settled: 'Settled' };
const stateBadges = {
  open: <Badge tone="good">Open</Badge>,
  closed: <Badge tone="warn">Closed, to settle</Badge>,
  settled: <Badge>Settled</Badge>,
};
const stateOf = (one: AdminPrediction): State => (one.settled !== null ? 'settled' : one.closed ? 'closed' : 'open');

const present = (doc: PredictionDoc): AdminPrediction => presentAdminPrediction(doc, null, new Date());

type Dialog = { kind: 'edit'; item: AdminPrediction | null } | { kind: 'settle' | 'reopen'; item: AdminPrediction };

/** Predictions: create, change the end date, close, settle with a source, undo the settlement. */
export function PredictionsDesk() {
  const desk = useBallotDesk('prediction', present);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const minute = useNow();
  const items = useMemo(() => {
    // An answer may be newer than the clock's last step.
    const now = new Date(Math.max(minute?.getTime() ?? 0, Date.now()));
    return desk.items && desk.items.map((one) => ({ ...one, closed: isClosed(one, now) }));
  }, [desk.items, minute]);
  const formProps = (done: string) => ({
    onSaved: (prediction: AdminPrediction) => {
      desk.put(prediction);
      showToast({ title: done, description: prediction.title });
    },
    onChanged: desk.put,
    onClose: () => setDialog(null),
  });

  return (
    <>
      <BallotDesk
        desk={{ ...desk, items }}
        states={states}
        stateOf={stateOf}
        textsOf={({ title, description, options }) => [title, description, ...options]}
        invitation="No predictions yet. What will readers predict?"
        onNew={() => setDialog({ kind: 'edit', item: null })}
        card={(one) => (
          <BallotCard
            key={one.id}
            title={one.title}
            lead={one.description}
            badges={
              <>
                {stateBadges[stateOf(one)]}
                <Badge>{categoryNames[one.category]}</Badge>
              </>
            }
            meta={`${formatCount(one.totalVotes)} ${one.totalVotes === 1 ? 'prediction' : 'predictions'} · ${one.closed ? 'ended' : 'ends'} ${formatIndianTime(one.endsAt)}`}
            results={one.results}
            outcome={one.settled?.optionIndex ?? null}
            note={one.settled !== null && <Source text={one.settled.source} />}
            history={one.history}
            actions={<Actions prediction={one} desk={desk} open={(kind) => setDialog({ kind, item: one })} />}
          />
        )}
      />
      {dialog?.kind === 'edit' && (
        <PredictionForm
          item={dialog.item}
          {...formProps(dialog.item === null ? 'Prediction opened' : 'Prediction saved')}
        />
      )}
      {dialog?.kind === 'settle' && <SettleDialog item={dialog.item} {...formProps('Prediction settled')} />}
      {dialog?.kind === 'reopen' && <ReopenDialog item={dialog.item} {...formProps('Prediction reopened')} />}
    </>
  );
}

/** The source of a settlement; a URL is a link. */
function Source({ text }: { text: string }) {
  const isAddress = /^https?:\/\/\S+$/i.test(text);
  return (
    <p style={{ margin: 0, fontSize: '.9375rem' }}>
      Source: {isAddress ? <AwayLink href={text}>{text}</AwayLink> : text}
    </p>
  );
}

type ActionsProps = {
  prediction: AdminPrediction;
  desk: ReturnType<typeof useBallotDesk<AdminPrediction, PredictionDoc>>;
  open: (kind: Dialog['kind']) => void;
};

function Actions({ prediction: one, desk: { isBusy, post, remove }, open }: ActionsProps) {
  const reopen = () =>
    post(one, { action: 'reopen', body: { endsAt: one.endsAt }, failed: 'The prediction was not reopened' });
  const close = () =>
    post(one, {
      action: 'close',
      failed: 'The prediction was not closed',
      done: 'Prediction closed',
      onUndo: () => void reopen(),
    });
  const unsettle = () =>
    post(one, { action: 'unsettle', failed: 'The settlement was not undone', done: 'Settlement undone' });
  const button = (name: string, onClick: () => unknown, variant: 'contained' | 'outlined' = 'outlined') => (
    <BallotButton name={name} of={one.title} variant={variant} aria-disabled={isBusy} onClick={() => void onClick()} />
  );
  if (one.settled !== null) return button('Undo settlement', unsettle);
  const hasVotes = one.totalVotes > 0;
  return (
    <>
      {button('Settle', () => open('settle'), one.closed ? 'contained' : 'outlined')}
      {one.closed ? button('Reopen', () => open('reopen')) : button('Close', close)}
      {(!hasVotes || !one.closed) && button(hasVotes ? 'Change end date' : 'Edit', () => open('edit'))}
      {!hasVotes && (
        <QuietButton aria-disabled={isBusy} aria-label={`Delete: ${one.title}`} onClick={() => void remove(one)}>
          Delete
        </QuietButton>
      )}
    </>
  );
}
