import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { AdminStats } from '@first-show/domain/analytics/analytics.schema';
import { formatCount } from '@first-show/domain/core/money';
import { useDeskStats } from '../lib/use-desk-stats.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Sheet } from '../ui/panel.tsx';
import { Meta } from '../ui/text.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

const Row = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  '@media (min-width:1000px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 },
  '& dt': { fontWeight: 700, color: 'var(--fs-palette-text-secondary)' },
});
const Figure = styled('dd')(({ theme }) => ({
  ...theme.typography.figure,
  marginTop: 4,
  fontSize: 'clamp(1.75rem, 8vw, 2.875rem)',
  // 'Total Views' can have nine digits.
  overflowWrap: 'anywhere',
}));

export type StatCard = {
  label: string;
  value: (stats: AdminStats) => number;
  note?: (stats: AdminStats) => string;
};

/** The number cards of a dashboard: two in a row, or four from 1000 px on. */
export function StatCards({ cards }: { cards: readonly StatCard[] }) {
  const { stats, hasFailed, retry } = useDeskStats();
  if (hasFailed) return <LoadFailed what="the numbers" onRetry={retry} />;
  return (
    <section aria-label="Site statistics" aria-busy={stats === null}>
      {stats === null && <VisuallyHidden role="status">Loading</VisuallyHidden>}
      <Row>
        {cards.map(({ label, value, note }) => (
          <Sheet as="div" key={label}>
            <dt>{label}</dt>
            {stats === null ? (
              <Skeleton component="dd" width="60%" height={38} />
            ) : (
              <>
                <Figure>{formatCount(value(stats))}</Figure>
                {note !== undefined && (
                  <Meta as="dd" sx={{ mt: 1 }}>
                    {note(stats)}
                  </Meta>
                )}
              </>
            )}
          </Sheet>
        ))}
      </Row>
    </section>
  );
}
