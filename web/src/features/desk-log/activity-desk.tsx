import Alert from '@mui/material/Alert';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { DESK_LOG_DAYS, type DeskLogEntry, type DeskLogKind } from '@first-show/domain/staff/desk-log.schema';
import { formatIndianTime } from '../../lib/desk/india-time.ts';
import { langOf } from '../../lib/desk/lang-of.ts';
import { useUrlFilter, useUrlText } from '../../lib/desk/use-url-filter.ts';
import { AdminsOnly } from '../../ui/desk/admins-only.tsx';
import { CellNote, type Column, DeskTable } from '../../ui/desk/desk-table.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { FilterRow } from '../../ui/desk/filter-row.tsx';
import { FilterSelect } from '../../ui/desk/filter-select.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { LoadMore } from '../../ui/desk/load-more.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { actionText } from './activity-text.ts';
import { useActivity, useStaffNames } from './use-activity.ts';

const KINDS: readonly (readonly ['' | DeskLogKind, string])[] = [
  ['', 'Everything'],
  ['content', 'Newsroom'],
  ['moderation', 'Moderation'],
  ['staff', 'Accounts and sessions'],
  ['personal-data', 'Exports and erasures'],
];
const PERIODS = [
  ['7', 'This week'],
  ['30', 'Last 30 days'],
  [`${DESK_LOG_DAYS.max}`, 'Last 12 months'],
] as const;

/** The activity log of the desks. For administrators. */
export function ActivityDesk() {
  return (
    <AdminsOnly title="Activity" sentence="Only administrators see who did what.">
      <Activity />
    </AdminsOnly>
  );
}

function Activity() {
  const [uid, setUid] = useUrlText('person');
  const [kind, setKind] = useUrlFilter('kind', ['', 'content', 'moderation', 'staff', 'personal-data']);
  const [days, setDays] = useUrlFilter('days', ['7', '30', `${DESK_LOG_DAYS.max}`]);
  const names = useStaffNames();
  const log = useActivity({ uid, kind, days });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  const isFiltered = uid !== '' || kind !== '';
  return (
    <>
      <DeskHeading title="Activity" />
      <FilterRow as="search" aria-label="Filter the activity">
        <FilterSelect label="Person" value={uid} onChange={setUid} options={peopleOf(names, uid)} />
        <FilterSelect label="Kind" value={kind} onChange={setKind} options={KINDS} />
        <FilterSelect label="Period" value={days} onChange={setDays} options={PERIODS} />
      </FilterRow>
      {log.data === undefined && log.isError ? (
        <LoadFailed what="the activity" error={log.error} onRetry={() => void log.refetch()} />
      ) : (
        <DeskTable
          caption="Activity"
          columns={columnsFor(names)}
          rows={entries}
          rowKey={({ id }) => id}
          isLoading={log.isPending}
          empty={
            <EmptyState sentence={isFiltered ? 'No matching activity' : 'Nobody changed anything'} role="status">
              {isFiltered && (
                <LinkButton to={deskPaths.activity} variant="outlined">
                  Show everything
                </LinkButton>
              )}
            </EmptyState>
          }
          footer={
            <>
              {log.isFetchNextPageError && <Alert severity="error">More entries could not be loaded.</Alert>}
              <LoadMore
                hasMore={log.hasNextPage}
                isLoading={log.isFetchingNextPage}
                label="Load more entries"
                onLoad={() => log.fetchNextPage()}
              />
            </>
          }
        />
      )}
    </>
  );
}

type Names = ReadonlyMap<string, string>;

/** Keeps the chosen person as an option even if their account is not listed. */
function peopleOf(names: Names, chosen: string): readonly (readonly [uid: string, name: string])[] {
  const isListed = chosen === '' || names.has(chosen);
  return [['', 'Everybody'], ...names, ...(isListed ? [] : [[chosen, 'Another account'] as const])];
}

const columnsFor = (names: Names): readonly Column<DeskLogEntry>[] => [
  { key: 'action', header: 'What', isRowHeader: true, cell: (entry) => actionText(entry) },
  { key: 'by', header: 'Who', cell: ({ by }) => by },
  { key: 'subject', header: 'About', cell: (entry) => <Subject entry={entry} names={names} /> },
  {
    key: 'at',
    header: 'When',
    cell: ({ at }) => (
      <>
        <RelativeTime iso={at} />
        <CellNote>{formatIndianTime(at)}</CellNote>
      </>
    ),
  },
];

function Subject({ entry, names }: { entry: DeskLogEntry; names: Names }) {
  const { desk, subject, subjectId, details } = entry;
  const name = subject ?? (desk === 'staff' && subjectId !== null ? names.get(subjectId) : undefined) ?? '—';
  return (
    <>
      <span lang={langOf(name)}>{name}</span>
      {details.length > 0 && <CellNote>{details.join(' · ')}</CellNote>}
    </>
  );
}
