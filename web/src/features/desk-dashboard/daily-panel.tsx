import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { whenChosen } from '../../ui/desk/when-chosen.ts';
import { ErrorBoundary } from '../../ui/page/error-boundary.tsx';
import { DailyTable } from './daily-table.tsx';
import { useDailyStats } from './use-daily-stats.ts';

/** The chart library is loaded with the first chart. */
const DailyCharts = lazy(() => import('./daily-charts.tsx').then((module) => ({ default: module.DailyCharts })));

const Controls = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Sentence = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: 'var(--fs-palette-text-secondary)',
  marginBottom: 16,
}));

const RANGES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
] as const;
type Range = (typeof RANGES)[number]['value'];

/** Views, comments and subscribers by day, as charts or as a table. */
export function DailyPanel() {
  const [range, setRange] = useState<Range>('30');
  const [isTable, setTable] = useState(false);
  const { days, hasFailed } = useDailyStats(Number(range));
  return (
    <Panel
      title="Day by day"
      actions={
        <Controls>
          <ToggleButtonGroup aria-label="Days shown" value={range} onChange={whenChosen(setRange)}>
            {RANGES.map((one) => (
              <ToggleButton key={one.value} value={one.value}>
                {one.label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
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
        <Sentence role="alert">The numbers could not be loaded. They will appear when the connection is back.</Sentence>
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
