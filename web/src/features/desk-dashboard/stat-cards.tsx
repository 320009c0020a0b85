import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { formatCount } from '@first-show/domain/core/money';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Overview, useOverview } from './use-overview.ts';

const Row = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  '@media (min-width:1000px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 },
});
const Card = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '16px',
  backgroundColor: 'var(--fs-palette-background-paper)',
  '@media (min-width:600px)': { padding: '20px 24px' },
});
const Label = styled('dt')({ fontWeight: 700, color: 'var(--fs-palette-text-secondary)' });
const Figure = styled('dd')(({ theme }) => ({
  ...theme.typography.figure,
  margin: '4px 0 0',
  fontSize: 'clamp(1.75rem, 8vw, 2.875rem)',
  // 'Total Views' can have nine digits.
  overflowWrap: 'anywhere',
}));
const Note = styled('dd')(({ theme }) => ({
  ...theme.typography.meta,
  margin: '4px 0 0',
  color: 'var(--fs-palette-text-disabled)',
}));

export type StatCard = {
  label: string;
  value: (overview: Overview) => number;
  note?: (overview: Overview) => ReactNode;
};

/** The number cards of a dashboard in a row. */
export function StatCards({ cards }: { cards: readonly StatCard[] }) {
  const { overview, hasFailed, retry } = useOverview();
  if (hasFailed) return <LoadFailed what="the numbers" onRetry={retry} />;
  return (
    <section aria-label="Site statistics" aria-busy={overview === null}>
      {overview === null && <VisuallyHidden role="status">Loading</VisuallyHidden>}
      <Row>
        {cards.map((card) => (
          <Card key={card.label}>
            <Label>{card.label}</Label>
            {overview === null ? (
              <dd style={{ margin: 0 }}>
                <Skeleton width="60%" height={38} />
              </dd>
            ) : (
              <>
                <Figure>{formatCount(card.value(overview))}</Figure>
                {card.note !== undefined && <Note>{card.note(overview)}</Note>}
              </>
            )}
          </Card>
        ))}
      </Row>
    </section>
  );
}
