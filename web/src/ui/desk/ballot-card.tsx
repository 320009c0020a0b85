import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { DeskStep } from '@first-show/domain/polls/ballot-desk';
import { formatCount } from '@first-show/domain/core/money';
import { formatIndianTime } from '../../lib/desk/india-time.ts';
import { Icon } from '../art/icon.tsx';
import { Button } from '../controls/button.tsx';
import { PaintedBar } from '../figures/painted-bar.tsx';
import { RelativeTime } from '../figures/relative-time.tsx';
import { langOf } from '../lang-of.ts';
import { Line as Row } from './stack.ts';

const Card = styled('article')({
  backgroundColor: 'var(--fs-palette-background-paper)',
  padding: '20px 16px',
  display: 'grid',
  gap: 16,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media (min-width:600px)': { padding: 24 },
});
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, fontSize: '1.25rem', margin: 0 }));
const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '4px 0 0',
  color: 'var(--fs-palette-text-secondary)',
  whiteSpace: 'pre-line',
}));
const Meta = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  margin: 0,
  color: 'var(--fs-palette-text-disabled)',
}));
const Results = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 });
const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  alignItems: 'baseline',
  marginBottom: 5,
  fontWeight: 600,
});
const Votes = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  marginLeft: 'auto',
  color: 'var(--fs-palette-text-disabled)',
}));
const Figures = styled('span')(({ theme }) => ({
  ...theme.typography.figure,
  fontSize: '1.125rem',
  minWidth: 36,
  textAlign: 'end',
}));
const Mark = styled('span')({
  color: 'var(--fs-palette-success-main)',
  fontSize: '.9375rem',
  display: 'inline-flex',
  gap: 5,
  alignItems: 'center',
});
const Past = styled('details')({
  fontSize: '.9375rem',
  '& summary': {
    minHeight: 44,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontWeight: 700,
    cursor: 'pointer',
    width: 'fit-content',
  },
  '& ol': { margin: '4px 0 0', paddingLeft: 20, display: 'grid', gap: 6 },
});

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

/** A poll or a prediction: state, results as bars, history. `actions`: its buttons. */
export function BallotCard({
  title,
  lead,
  badges,
  meta,
  results,
  outcome = null,
  note,
  history,
  actions,
}: {
  title: string;
  lead: string;
  badges: ReactNode;
  meta: ReactNode;
  results: readonly { option: string; votes: number; percentage: number }[];
  /** Index of the option that came true. */
  outcome?: number | null;
  note?: ReactNode;
  history: readonly DeskStep[];
  actions: ReactNode;
}) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Row style={{ gap: 8 }}>{badges}</Row>
      <div>
        <Title id={id} lang={langOf(title)}>
          {title}
        </Title>
        {lead !== '' && <Lead lang={langOf(lead)}>{lead}</Lead>}
      </div>
      <Meta>{meta}</Meta>
      <Results aria-label={`Results: ${title}`}>
        {results.map(({ option, votes, percentage }, index) => (
          <li key={index}>
            <Line>
              <span lang={langOf(option)}>{option}</span>
              {index === outcome && (
                <Mark>
                  <Icon name="check" size={17} />
                  Outcome
                </Mark>
              )}
              <Votes>{formatCount(votes)}</Votes>
              <Figures>{percentage}%</Figures>
            </Line>
            <PaintedBar percent={percentage} isOwn={index === outcome} />
          </li>
        ))}
      </Results>
      {note}
      <Row style={{ gap: 10 }}>{actions}</Row>
      {history.length > 0 && (
        <Past>
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
        </Past>
      )}
    </Card>
  );
}

/** Cards in a column, or two per row if there is room. */
export const BallotGrid = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width:1000px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** A button of the card titled `of`. */
export function BallotButton({ name, of, ...props }: { name: string; of: string } & ComponentProps<typeof Button>) {
  return (
    <Button variant="outlined" aria-label={`${name}: ${of}`} {...props}>
      {name}
    </Button>
  );
}
