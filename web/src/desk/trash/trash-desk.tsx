import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import type { TrashItem, TrashKind, TrashPage } from '@first-show/domain/trash/trash.schema';
import { useNow } from '../../shared/lib/use-now.ts';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { formatIndianTime } from '../lib/india-time.ts';
import { cursorQuery } from '../lib/queries.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { useUrlFilter } from '../lib/use-url-filter.ts';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { CellNote, type Column, DeskTable } from '../ui/desk-table.tsx';
import { FilterRow } from '../ui/filter-row.tsx';
import { FilterSelect } from '../ui/filter-select.tsx';
import { LoadMorePages } from '../ui/load-more.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { RowButton } from '../ui/quiet-button.tsx';
import { useBusy } from '../ui/use-busy.ts';
import { restorePath, timeLeft, titleOf, trashKindNames } from './trash-texts.ts';

const KINDS = [['all', 'Everything'], ...Object.entries(trashKindNames)] as [TrashKind | 'all', string][];
const CHOICES = ['all', ...Object.keys(trashKindNames)] as ['all', ...TrashKind[]];

/** The deleted items of a kind, the latest deletion first. */
const trashQuery = (kind: TrashKind | 'all') =>
  cursorQuery('trash', {
    path: '/api/admin/trash',
    filter: { kind: kind === 'all' ? '' : kind },
    itemsOf: ({ items }: TrashPage) => items,
  });

/** The trash: who deleted what and when, and how long it can still be restored. */
export function TrashDesk() {
  const [kind, setKind] = useUrlFilter<TrashKind | 'all'>('kind', CHOICES);
  const trash = useInfiniteQuery(trashQuery(kind));
  const now = useNow();
  const client = useQueryClient();
  const { isBusy, run } = useBusy();

  const restore = (item: TrashItem): Promise<void> =>
    run(`${titleOf(item)} was not restored`, async () => {
      try {
        await callStaffApi(restorePath(item), { method: 'POST', body: {} });
        showToast({ title: 'Restored', description: titleOf(item) });
      } finally {
        // The item is in its list again; after a failure, a colleague may have restored it.
        await client.invalidateQueries();
      }
    });

  return (
    <>
      <DeskHeading title="Trash" />
      <FilterRow as="search" aria-label="Filter the trash">
        <FilterSelect label="Kind" value={kind} onChange={setKind} options={KINDS} />
      </FilterRow>
      <QueryState query={trash} what="the trash" lines={6} height={38} />
      {trash.data && (
        <DeskTable
          caption="Trash"
          columns={columnsFor(now)}
          rows={trash.data}
          rowKey={({ kind: ofKind, id }) => `${ofKind}-${id}`}
          actions={(item) => (
            <RowButton name="Restore" of={titleOf(item)} aria-disabled={isBusy} onClick={() => void restore(item)} />
          )}
          empty={
            kind === 'all' ? (
              <EmptyState sentence="The trash is empty" role="status" />
            ) : (
              <EmptyState sentence="Nothing of this kind is in the trash" role="status">
                <LinkButton to={deskPaths.trash} variant="outlined">
                  Show everything
                </LinkButton>
              </EmptyState>
            )
          }
          footer={<LoadMorePages list={trash} failed="More items could not be loaded" label="Load more items" />}
        />
      )}
    </>
  );
}

const columnsFor = (now: Date | null): readonly Column<TrashItem>[] => [
  {
    header: 'What',
    isRowHeader: true,
    cell: (item) => (
      <>
        <span lang={langOf(titleOf(item))}>{titleOf(item)}</span>
        <CellNote>{trashKindNames[item.kind]}</CellNote>
      </>
    ),
  },
  { header: 'Deleted by', cell: ({ deletedBy }) => deletedBy },
  {
    header: 'Deleted',
    cell: ({ deletedAt }) => (
      <>
        <RelativeTime iso={deletedAt} />
        <CellNote>{formatIndianTime(deletedAt)}</CellNote>
      </>
    ),
  },
  { header: 'Time left', cell: ({ removeAt }) => (now === null ? '…' : timeLeft(removeAt, now)) },
];
