import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import type { AdminBallot, DeskStep } from '@first-show/domain/ballots/ballot-desk.schema';
import { formatCount } from '@first-show/domain/core/money';
import { formatIndianTime } from '../lib/india-time.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button, type ButtonVariant } from '../../shared/ui/controls/button.tsx';
import { PaintedBar } from '../../shared/ui/figures/painted-bar.tsx';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { MoreDetails } from '../ui/more-details.ts';
import { Sheet, SectionTitle } from '../ui/panel.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { Line, Stack } from '../ui/stack.ts';
import { Meta, Sentence } from '../ui/text.ts';

const Percentage = styled('span')(({ theme }) => ({
  ...theme.typography.figure,
  fontSize: '1.125rem',
  minWidth: 36,
  textAlign: 'end',
}));

const stepWords: Record<DeskStep['action'], string> = {
  created: 'Created',
  edited: 'Edited',
  closed: 'Closed',
  reopened: 'Reopened',
  settled: 'Settled',
  unsettled: 'Settlement undone',
  deleted: 'Deleted',
  restored: 'Restored',
};
const ISO = /^\d{4}-\d{2}-\d{2}T/;

type Action = { name: string; onClick: () => unknown; variant?: ButtonVariant };

/** The texts and buttons of a card. `state`: the choice of the filter that lists it. */
export type BallotView = {
  state: string;
  title: string;
  lead: string;
  badges: ReactNode;
  meta: string;
  /** Index of the option that came true. */
  outcome?: number;
  note?: ReactNode;
  actions: readonly Action[];
  hint?: string;
};

type Props = { item: AdminBallot; view: BallotView; isBusy: boolean; onDelete: () => void };

/** The card of a poll or a prediction. 'Delete' is shown if there are no votes and no outcome. */
export function BallotCard({ item: { results, history, totalVotes }, view, isBusy, onDelete }: Props) {
  const { title, lead, badges, meta, outcome, note, actions, hint } = view;
  const id = useId();
  return (
    <Sheet as="article" aria-labelledby={id} sx={{ display: 'grid', gap: 4, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Line sx={{ gap: 2 }}>{badges}</Line>
      <div>
        <SectionTitle id={id} lang={langOf(title)} sx={{ fontSize: '1.25rem' }}>
          {title}
        </SectionTitle>
        {lead !== '' && (
          <Sentence lang={langOf(lead)} sx={{ mt: 1, whiteSpace: 'pre-line' }}>
            {lead}
          </Sentence>
        )}
      </div>
      <Meta>{meta}</Meta>
      <Stack as="ul" role="list" aria-label={`Results: ${title}`} sx={{ gap: 3 }}>
        {results.map(({ option, votes, percentage }, index) => (
          <li key={index}>
            <Line sx={{ gap: '2px 12px', alignItems: 'baseline', mb: 1.25, fontWeight: 600 }}>
              <span lang={langOf(option)}>{option}</span>
              {index === outcome && (
                <Line sx={{ gap: 1.25, color: 'success.main', fontSize: '.9375rem' }}>
                  <Icon name="check" size={17} />
                  Outcome
                </Line>
              )}
              <Meta sx={{ ml: 'auto' }}>{formatCount(votes)}</Meta>
              <Percentage>{percentage}%</Percentage>
            </Line>
            <PaintedBar percent={percentage} isHighlighted={index === outcome} />
          </li>
        ))}
      </Stack>
      {note}
      <Line sx={{ gap: 2.5 }}>
        {/* The buttons have their index as the key, so that a button keeps the focus when
            'Close' becomes 'Reopen'. */}
        {actions.map(({ name, ...button }, index) => (
          <Button key={index} variant="outlined" aria-label={`${name}: ${title}`} aria-disabled={isBusy} {...button}>
            {name}
          </Button>
        ))}
        {totalVotes === 0 && outcome === undefined && (
          <QuietButton aria-label={`Delete: ${title}`} aria-disabled={isBusy} onClick={onDelete}>
            Delete
          </QuietButton>
        )}
        {hint !== undefined && <Meta sx={{ fontSize: '.9375rem' }}>{hint}</Meta>}
      </Line>
      {history.length > 0 && (
        <MoreDetails sx={{ fontSize: '.9375rem', '& summary': { display: 'flex', alignItems: 'center', gap: 2 } }}>
          <summary>
            <Icon name="clock" size={18} />
            History ({history.length})
          </summary>
          <ol reversed>
            {[...history].reverse().map((step) => (
              <li key={`${step.at}-${step.action}`}>
                {stepWords[step.action]} by {step.by}, <RelativeTime iso={step.at} />
                {step.note !== null && <>: {ISO.test(step.note) ? `ends ${formatIndianTime(step.note)}` : step.note}</>}
              </li>
            ))}
          </ol>
        </MoreDetails>
      )}
    </Sheet>
  );
}
