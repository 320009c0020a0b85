import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { BrowserError } from '@first-show/domain/field-reports/browser-error';
import { type SpeedMetric, speedMetrics, type SpeedRow } from '@first-show/domain/field-reports/field-speed';
import type { SiteHealth, SiteHealthQuery } from '@first-show/domain/field-reports/site-health';
import { openedQuery } from '../lib/queries.ts';
import { useUrlFilter } from '../lib/use-url-filter.ts';
import { AdminsOnly } from '../ui/admins-only.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { CellNote, type Column, DeskTable } from '../ui/desk-table.tsx';
import { FilterRow } from '../ui/filter-row.tsx';
import { FilterSelect } from '../ui/filter-select.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Panel } from '../ui/panel.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { pageName, speedText, trendText } from './speed-text.ts';

const Worse = styled('b')({ display: 'block', color: 'var(--fs-palette-error-main)' });

const DEVICES = [
  ['all', 'All devices'],
  ['slow', 'Slow devices'],
  ['medium', 'Medium devices'],
  ['fast', 'Fast devices'],
] as const;
const CONNECTIONS = [
  ['all', 'All connections'],
  ['4g', '4G and faster'],
  ['3g', '3G'],
  ['2g', '2G'],
  ['unknown', 'Not known'],
] as const;

/** Page speed for visitors, and script errors in their browsers. For administrators. */
export function SiteHealthDesk() {
  return (
    <AdminsOnly title="Site health" sentence="Only administrators see the site’s health.">
      <SiteHealthPanels />
    </AdminsOnly>
  );
}

function SiteHealthPanels() {
  const [device, setDevice] = useUrlFilter('device', ['all', 'slow', 'medium', 'fast']);
  const [connection, setConnection] = useUrlFilter('connection', ['all', '4g', '3g', '2g', 'unknown']);
  const filter: SiteHealthQuery = { device, connection };
  const path = `/api/admin/site-health?${new URLSearchParams(filter).toString()}`;
  const { data, error, isPending, refetch } = useQuery(openedQuery<SiteHealth>(['site-health', filter], path));
  const worse = (data?.speed ?? []).filter((row) => speedMetrics.some((metric) => row.metrics[metric].isWorse));
  return (
    <>
      <DeskHeading title="Site health" />
      {data === undefined && error !== null ? (
        <LoadFailed what="the site’s health" error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {worse.length > 0 && (
            <Alert severity="warning" role="status" sx={{ mb: 2 }}>
              More than 20% slower than the week before: {worse.map(({ page }) => pageName(page)).join(', ')}.
            </Alert>
          )}
          <Panel title="Speed for visitors">
            <p>Three in four visits in the last seven days were at least this fast. 10% of visits are measured.</p>
            <FilterRow as="search" aria-label="Filter the visits">
              <FilterSelect label="Device" value={device} onChange={setDevice} options={DEVICES} />
              <FilterSelect label="Connection" value={connection} onChange={setConnection} options={CONNECTIONS} />
            </FilterRow>
            <DeskTable
              caption="Speed for visitors"
              columns={speedColumns}
              rows={data?.speed ?? []}
              rowKey={({ page }) => page}
              isLoading={isPending}
              empty={<EmptyState sentence="No measurements yet" />}
            />
          </Panel>
          <Panel title="Errors in browsers">
            <DeskTable
              caption="Errors in browsers"
              columns={errorColumns}
              rows={data?.errors ?? []}
              rowKey={({ id }) => id}
              isLoading={isPending}
              empty={<EmptyState sentence="No errors in the last 30 days" />}
            />
          </Panel>
        </>
      )}
    </>
  );
}

function Speed({ row, metric }: { row: SpeedRow; metric: SpeedMetric }) {
  const value = row.metrics[metric];
  const trend = trendText(value);
  return (
    <>
      {speedText(metric, value.now)}
      {value.isWorse ? <Worse>{trend}, slower</Worse> : trend !== '' && <CellNote>{trend}</CellNote>}
    </>
  );
}

const speedColumns: readonly Column<SpeedRow>[] = [
  { header: 'Page', isRowHeader: true, cell: ({ page }) => pageName(page) },
  ...speedMetrics.map((metric): Column<SpeedRow> => ({
    header: metric,
    align: 'right',
    cell: (row) => <Speed row={row} metric={metric} />,
  })),
  {
    header: 'Visits',
    align: 'right',
    cell: ({ metrics }) => Math.max(...speedMetrics.map((metric) => metrics[metric].visits)).toLocaleString('en-IN'),
  },
];

const errorColumns: readonly Column<BrowserError>[] = [
  {
    header: 'Error',
    isRowHeader: true,
    cell: ({ message, script, line }) => (
      <>
        {message}
        <CellNote>
          {script}, line {line}
        </CellNote>
      </>
    ),
  },
  { header: 'Count', align: 'right', cell: ({ count }) => count.toLocaleString('en-IN') },
  { header: 'First release', cell: ({ firstVersion }) => firstVersion || '—' },
  { header: 'Last release', cell: ({ lastVersion }) => lastVersion || '—' },
  { header: 'Last seen', cell: ({ lastSeenAt }) => <RelativeTime iso={lastSeenAt} /> },
];
