import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import {
  DESK_LOG_DAYS,
  type DeskLog,
  type DeskLogEntry,
  type DeskLogKind,
} from '@first-show/domain/staff/desk-log.schema';
import type { StaffAccount } from '@first-show/domain/staff/staff.schema';
import { formatIndianTime } from '../lib/india-time.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { cursorQuery } from '../lib/queries.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { useUrlFilter, useUrlText } from '../lib/use-url-filter.ts';
import { AdminsOnly } from '../ui/admins-only.tsx';
import { CellNote, type Column, DeskTable } from '../ui/desk-table.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { FilterRow } from '../ui/filter-row.tsx';
import { FilterSelect } from '../ui/filter-select.tsx';
import { LoadMorePages } from '../ui/load-more.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { actionText, detailTexts } from './activity-text.ts';

const KINDS: readonly (readonly ['' | DeskLogKind, string])[] = [
  ['', 'Everything'],
  ['content', 'Newsroom'],
  ['moderation', 'Moderation'],
  ['staff', 'Accounts and sessions'],
  ['personal-data', 'Exports and erasures'],
];
const PERIODS = [
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  [`${DESK_LOG_DAYS.max}`, 'Last 12 months'],
] as const;

/** The entries of the activity log, newest first. An empty `uid` or `kind` matches all entries. */
const activityQuery = (filter: { uid: string; kind: '' | DeskLogKind; days: string }) =>
  cursorQuery('desk-log', { path: '/api/admin/log', filter, itemsOf: ({ entries }: DeskLog) => entries });

/** Names of the staff by uid. */
type Names = ReadonlyMap<string, string>;

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
  const { data: staff = [] } = useQuery({
    queryKey: ['staff-names'],
    queryFn: ({ signal }) => callStaffApi<StaffAccount[]>('/api/admin/staff?limit=50', { signal }),
  });
  const names: Names = new Map(staff.map((account) => [account.uid, account.displayName]));
  const log = useInfiniteQuery(activityQuery({ uid, kind, days }));
  const isFiltered = uid !== '' || kind !== '';
  return (
    <>
      <DeskHeading title="Activity" />
      <FilterRow as="search" aria-label="Filter the activity">
        <FilterSelect label="Person" value={uid} onChange={setUid} options={peopleOf(names, uid)} />
        <FilterSelect label="Kind" value={kind} onChange={setKind} options={KINDS} />
        <FilterSelect label="Period" value={days} onChange={setDays} options={PERIODS} />
      </FilterRow>
      <QueryState query={log} what="the activity" lines={6} height={38} />
      {log.data && (
        <DeskTable
          caption="Activity"
          columns={columnsFor(names)}
          rows={log.data}
          rowKey={({ id }) => id}
          empty={
            <EmptyState sentence={isFiltered ? 'No matching activity' : 'No activity in this period'} role="status">
              {isFiltered && (
                <LinkButton to={deskPaths.activity} variant="outlined">
                  Show everything
                </LinkButton>
              )}
            </EmptyState>
          }
          footer={<LoadMorePages list={log} failed="More entries could not be loaded" label="Load more entries" />}
        />
      )}
    </>
  );
}

/** Options of the filter by person. A chosen person who is not in `names` stays an option. */
function peopleOf(names: Names, chosen: string): readonly (readonly [uid: string, name: string])[] {
  const isListed = chosen === '' || names.has(chosen);
  return [['', 'Everyone'], ...names, ...(isListed ? [] : [[chosen, 'Another account'] as const])];
}

const columnsFor = (names: Names): readonly Column<DeskLogEntry>[] => [
  { header: 'What', isRowHeader: true, cell: (entry) => actionText(entry) },
  { header: 'Who', cell: ({ by }) => by },
  { header: 'About', cell: (entry) => <Subject entry={entry} names={names} /> },
  {
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
  const { desk, subject, subjectId } = entry;
  const details = detailTexts(entry);
  const name = subject ?? (desk === 'staff' && subjectId !== null ? names.get(subjectId) : undefined) ?? '—';
  return (
    <>
      <span lang={langOf(name)}>{name}</span>
      {details.length > 0 && <CellNote>{details.join(' · ')}</CellNote>}
    </>
  );
}
