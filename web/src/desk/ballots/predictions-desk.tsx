import { useState } from 'react';
import { formatCountOf } from '@first-show/domain/core/money';
import type { AdminPrediction } from '@first-show/domain/ballots/ballot-desk.schema';
import type { PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { presentAdminPrediction, isClosed } from '@first-show/domain/ballots/present-ballot';
import { formatIndianTime } from '../lib/india-time.ts';
import { useNow } from '../../shared/lib/use-now.ts';
import { categoryLabels } from '../../site/ballots/ballot.ts';
import { AwayLink } from '../ui/away-link.tsx';
import { Badge } from '../ui/badge.tsx';
import type { BallotView } from './ballot-card.tsx';
import { BallotDesk } from './ballot-desk.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { PredictionForm } from './prediction-form.tsx';
import { ReopenDialog, SettleDialog } from './outcome-dialogs.tsx';
import { useBallotDesk } from './use-ballot-desk.ts';

const stateBadges = {
  open: <Badge tone="good">Open</Badge>,
  closed: <Badge tone="warn">Closed, to settle</Badge>,
  settled: <Badge>Settled</Badge>,
};

const present = (doc: PredictionDoc): AdminPrediction => presentAdminPrediction(doc, null, new Date());

type Dialog = { kind: 'settle' | 'reopen'; item: AdminPrediction };

/** `/admin/predictions`: creates, edits, closes, reopens, settles and deletes predictions. */
export function PredictionsDesk() {
  const desk = useBallotDesk('prediction', present);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  // `useNow` renders the desk again every minute, because a prediction closes at its end date.
  useNow();
  const items = desk.items?.map((one) => ({ ...one, closed: isClosed(one, new Date()) }));
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
        states={{ open: 'Open', closed: 'To settle', settled: 'Settled' }}
        invitation="No predictions yet. What will readers predict?"
        Form={PredictionForm}
        viewOf={(one, edit) => {
          const state = one.settled !== null ? 'settled' : one.closed ? 'closed' : 'open';
          return {
            state,
            title: one.title,
            lead: one.description,
            badges: (
              <>
                {stateBadges[state]}
                <Badge>{categoryLabels[one.category]}</Badge>
              </>
            ),
            meta: `${formatCountOf(one.totalVotes, 'prediction')} · ${one.closed ? 'ended' : 'ends'} ${formatIndianTime(one.endsAt)}`,
            outcome: one.settled?.optionIndex,
            note: one.settled && <Source text={one.settled.source} />,
            actions: actionsOf(one, desk.post, edit, (kind) => setDialog({ kind, item: one })),
          };
        }}
      />
      {dialog?.kind === 'settle' && <SettleDialog item={dialog.item} {...formProps('Prediction settled')} />}
      {dialog?.kind === 'reopen' && <ReopenDialog item={dialog.item} {...formProps('Prediction reopened')} />}
    </>
  );
}

/** The source of a settlement. A URL is shown as a link. */
function Source({ text }: { text: string }) {
  const isAddress = /^https?:\/\/\S+$/i.test(text);
  return (
    <p style={{ margin: 0, fontSize: '.9375rem' }}>
      Source: {isAddress ? <AwayLink href={text}>{text}</AwayLink> : text}
    </p>
  );
}

/** The buttons of a prediction's card that depend on its state. `BallotCard` adds 'Delete'. */
function actionsOf(
  one: AdminPrediction,
  post: ReturnType<typeof useBallotDesk<AdminPrediction, PredictionDoc>>['post'],
  edit: () => void,
  open: (kind: Dialog['kind']) => void,
): BallotView['actions'] {
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
  if (one.settled !== null) return [{ name: 'Undo settlement', onClick: unsettle }];
  const hasVotes = one.totalVotes > 0;
  const actions: BallotView['actions'] = [
    { name: 'Settle', variant: one.closed ? 'contained' : 'outlined', onClick: () => open('settle') },
    one.closed ? { name: 'Reopen', onClick: () => open('reopen') } : { name: 'Close', onClick: close },
  ];
  if (hasVotes && one.closed) return actions;
  return [...actions, { name: hasVotes ? 'Change end date' : 'Edit', onClick: edit }];
}
