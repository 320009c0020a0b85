import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { Segmented } from '../../ui/desk/segmented.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DailyTable } from './daily-table.tsx';
import { useDailyStats } from './use-daily-stats.ts';

/** The chart library comes with the first dashboard that shows one, and with nothing else. */
const DailyCharts = lazy(() => import('./daily-charts.tsx').then((module) => ({ default: module.DailyCharts })));

const Controls = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Sentence = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: 'var(--fs-palette-text-secondary)', marginBottom: 16 }));

const RANGES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
] as const;
type Range = (typeof RANGES)[number]['value'];

/** Views, comments and subscribers by day: drawn, or as a table. */
export function DailyPanel() {
  const [range, setRange] = useState<Range>('30');
  const [isTable, setTable] = useState(false);
  const { days, hasFailed } = useDailyStats(Number(range));
  return (
    <Panel
      title="Day by day"
      actions={
        <Controls>
          <Segmented label="Days shown" options={RANGES} value={range} onChange={setRange} />
          <Button variant="outlined" aria-pressed={isTable} onClick={() => setTable(!isTable)} style={{ padding: '0 16px' }}>
            Show as table
          </Button>
        </Controls>
      }
    >
      {hasFailed && <Sentence role="alert">The days could not be loaded. They come by themselves once the connection is back.</Sentence>}
      {days === null ? (
        !hasFailed && <Waiting />
      ) : isTable ? (
        <DailyTable days={days} />
      ) : (
        // Where the chart library does not load, the table has the same figures.
        <ErrorBoundary fallback={<DailyTable days={days} />}>
          <Suspense fallback={<Waiting />}>
            <DailyCharts days={days} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Panel>
  );
}

function Waiting() {
  return (
    <div role="status" style={{ minHeight: 640 }}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <SkeletonLine height={180} />
      <SkeletonLine height={180} />
      <SkeletonLine height={180} />
    </div>
  );
}
