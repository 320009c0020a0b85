import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { daysUpTo, fillDays } from '@first-show/domain/analytics/daily-stats';
import { indianDay } from '@first-show/domain/core/dates';
import { dailyStatsQuery } from '../lib/queries.ts';
import { useNow } from '../../shared/lib/use-now.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { Panel } from '../ui/panel.tsx';
import { Line } from '../ui/stack.ts';
import { Sentence } from '../ui/text.ts';
import { ToggleChoice } from '../ui/toggle-choice.tsx';
import { ErrorBoundary } from '../../shared/ui/page/error-boundary.tsx';
import { DailyTable } from './daily-table.tsx';

/** The chart library is loaded with the first chart. */
const DailyChart = lazy(() => import('./daily-chart.tsx').then((module) => ({ default: module.DailyChart })));

const RANGES = [
  ['7', '7 days'],
  ['30', '30 days'],
] as const;

/** A chart of the views by day, or a table that also has comments and subscribers. */
export function DailyPanel() {
  const [range, setRange] = useState<(typeof RANGES)[number][0]>('30');
  const [isTable, setTable] = useState(false);
  // The query has the longest range, so that a shorter range needs no other query.
  const { data: counted, isError } = useQuery(dailyStatsQuery);
  const now = useNow();
  const today = now === null ? null : indianDay(now.toISOString());
  const hasFailed = counted === undefined && isError;
  /** The last days in India, oldest first; `null` until they are known. */
  const days = counted === undefined || today === null ? null : fillDays(daysUpTo(today, Number(range)), counted);
  return (
    <Panel
      title="Day by day"
      actions={
        <Line sx={{ gap: 3 }}>
          <ToggleChoice label="Days shown" value={range} onChange={setRange} options={RANGES} />
          <Button variant="outlined" aria-pressed={isTable} onClick={() => setTable(!isTable)} sx={{ px: 4 }}>
            Show as table
          </Button>
        </Line>
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
            <DailyChart days={days} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Panel>
  );
}

const Waiting = () => <ListSkeleton lines={3} height={200} />;
