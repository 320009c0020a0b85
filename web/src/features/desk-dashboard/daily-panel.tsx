import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { Sentence } from '../../ui/desk/text.ts';
import { ToggleChoice } from '../../ui/desk/toggle-choice.tsx';
import { ErrorBoundary } from '../../ui/page/error-boundary.tsx';
import { DailyTable } from './daily-table.tsx';
import { useDailyStats } from './use-daily-stats.ts';

/** The chart library is loaded with the first chart. */
const DailyCharts = lazy(() => import('./daily-charts.tsx').then((module) => ({ default: module.DailyCharts })));

const Controls = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

const RANGES = [
  ['7', '7 days'],
  ['30', '30 days'],
] as const;

/** Views, comments and subscribers by day, as charts or as a table. */
export function DailyPanel() {
  const [range, setRange] = useState<(typeof RANGES)[number][0]>('30');
  const [isTable, setTable] = useState(false);
  const { days, hasFailed } = useDailyStats(Number(range));
  return (
    <Panel
      title="Day by day"
      actions={
        <Controls>
          <ToggleChoice label="Days shown" value={range} onChange={setRange} options={RANGES} />
          <Button
            variant="outlined"
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
            style={{ padding: '0 16px' }}
          >
            Show as table
          </Button>
        </Controls>
      }
    >
      {hasFailed && (
        <Sentence role="alert" sx={{ mb: 2 }}>
          The numbers could not be loaded. They will appear when the connection is back.
        </Sentence>
      )}
      {days === null ? (
        !hasFailed && <Waiting />
      ) : isTable ? (
        <DailyTable days={days} />
      ) : (
        // If the chart library fails to load, show the same figures as a table.
        <ErrorBoundary fallback={<DailyTable days={days} />}>
          <Suspense fallback={<Waiting />}>
            <DailyCharts days={days} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Panel>
  );
}

const Waiting = () => <ListSkeleton lines={3} height={200} />;
