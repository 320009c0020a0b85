import Alert from '@mui/material/Alert';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { formatCountOf } from '@first-show/domain/core/money';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { chartFilms, verdictLabel } from '@first-show/domain/box-office/figures';
import { rankFilms } from '@first-show/domain/box-office/suggest';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useKeptFilters } from '../lib/list-address.ts';
import { entriesKey } from '../lib/queries.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { useUrlFilter } from '../lib/use-url-filter.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Change } from '../../shared/ui/figures/change.tsx';
import { CellNote, DeskTable, type Column } from '../ui/desk-table.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Panel } from '../ui/panel.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { QuietButton, RowButton } from '../ui/quiet-button.tsx';
import { FieldGrid, Line, Stack } from '../ui/stack.ts';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { Money } from '../../shared/ui/figures/money.tsx';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { ToggleChoice } from '../ui/toggle-choice.tsx';
import { useBusy } from '../ui/use-busy.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { listEntries, SORTS, type Sort } from './list-entries.ts';
import { deleteFilm, useEntries, useFilmsWithoutFigure } from './use-entries.ts';

const PAGE = 25;
const SHOWN = [
  ['all', 'All films'],
  ['no-figure', 'Without today’s figure'],
] as const;

/** All films. One answer holds them all, so the browser searches, sorts and pages them. */
export function EntryList() {
  const { status, entries, retry } = useEntries();
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort>('rank');
  useKeptFilters();
  const [show, setShow] = useUrlFilter('show', ['all', 'no-figure']);
  const isDue = show === 'no-figure';
  const due = useFilmsWithoutFigure(isDue);
  const [page, setPage] = useState(1);
  const { deleted, remove } = useDelete();
  const found = listEntries(
    entries.filter(({ id }) => !deleted.includes(id) && (!isDue || due.ids?.has(id) === true)),
    { query, sort },
  );
  const current = Math.min(page, Math.max(1, Math.ceil(found.length / PAGE)));

  if (status === 'error')
    return (
      <Alert severity="error" action={<QuietButton onClick={retry}>Try again</QuietButton>}>
        Failed to load box office data.
      </Alert>
    );
  return (
    <Panel title="Films" actions={<RankByTotal entries={entries} />}>
      <Stack sx={{ gap: 2, mb: 5 }}>
        <ToggleChoice label="Show" value={show} onChange={setShow} options={SHOWN} />
        {due.hasFailed && (
          <Alert severity="error">
            We could not check which films have today’s figure. Reload the page to try again.
          </Alert>
        )}
        <FieldGrid sx={{ gap: '12px 20px', gridTemplateColumns: { sm: 'minmax(0, 1fr) 220px' } }}>
          <TextField
            label="Search by name"
            type="search"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setPage(1);
            }}
          />
          <SelectField
            label="Sort by"
            value={sort}
            options={SORTS}
            onChange={({ target }) => setSort(target.value as Sort)}
          />
        </FieldGrid>
      </Stack>
      <VisuallyHidden role="status">{status === 'ready' && query !== '' ? `${found.length} found` : ''}</VisuallyHidden>
      <DeskTable
        caption="Films"
        columns={columns}
        actions={(entry) => (
          <>
            <RowButton component={Link} to={deskPaths.film(entry.id)} name="Edit" of={entry.movieName} />
            <RowButton name="Delete" of={entry.movieName} onClick={() => void remove(entry)} />
          </>
        )}
        rows={found.slice((current - 1) * PAGE, current * PAGE)}
        rowKey={(entry) => entry.id}
        isLoading={status === 'loading' || (isDue && due.ids === null)}
        empty={<NoEntries isDue={isDue} query={query} onClear={() => setQuery('')} />}
        footer={<Pages page={current} total={found.length} onPage={setPage} />}
      />
    </Panel>
  );
}

function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  if (total <= PAGE) return null;
  return (
    <Line style={{ marginTop: 20 }}>
      <Pagination
        count={Math.ceil(total / PAGE)}
        page={page}
        onChange={(_event, next) => onPage(next)}
        aria-label="Pages of films"
      />
      <span role="status">
        {(page - 1) * PAGE + 1}–{Math.min(page * PAGE, total)} of {total}
      </span>
    </Line>
  );
}

/** Deletes entries. `deleted`: ids of deleted entries that the live document may still hold. */
function useDelete() {
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const client = useQueryClient();
  const remove = async (entry: BoxOfficeEntry) => {
    if (deleted.includes(entry.id)) return;
    const restore = () => {
      setDeleted((ids) => ids.filter((id) => id !== entry.id));
      void client.invalidateQueries({ queryKey: entriesKey });
    };
    setDeleted((ids) => [...ids, entry.id]);
    if (!(await deleteFilm(entry, restore))) restore();
  };
  return { deleted, remove };
}

function NoEntries({ isDue, query, onClear }: { isDue: boolean; query: string; onClear: () => void }) {
  if (query !== '')
    return (
      <EmptyState sentence="No matching films">
        <Button variant="outlined" onClick={onClear}>
          Clear search
        </Button>
      </EmptyState>
    );
  if (isDue) return <EmptyState sentence="Every film in cinemas has today’s figure." role="status" />;
  return <EmptyState sentence="No films yet. Add the first one above, or import a file." />;
}

const columns: readonly Column<BoxOfficeEntry>[] = [
  { header: 'Rank', cell: ({ rank }) => rank ?? '—' },
  {
    header: 'Film',
    isRowHeader: true,
    cell: ({ id, movieName, language }) => (
      <>
        <TextLink to={deskPaths.film(id)} lang={langOf(movieName)} style={{ overflowWrap: 'anywhere' }}>
          {movieName}
        </TextLink>
        {language !== null && <CellNote>{language}</CellNote>}
      </>
    ),
  },
  {
    header: 'Total',
    align: 'right',
    cell: ({ totalCollection: nett, totalGrossRupees: gross }) => (
      <>
        <Money rupees={nett ?? gross} />
        {nett === null && gross !== null && ' gross'}
      </>
    ),
  },
  { header: 'Change', cell: ({ changePercent }) => <Change percent={changePercent} size={17} /> },
  { header: 'Verdict', hideOnPhone: true, cell: ({ verdict }) => (verdict === null ? '—' : verdictLabel(verdict)) },
  {
    header: 'Updated',
    hideOnPhone: true,
    cell: ({ updatedAt }) => (updatedAt === '' ? '—' : <RelativeTime iso={updatedAt} />),
  },
];

/** A button that ranks the films by their totals. Hidden if the ranking is already by total. */
function RankByTotal({ entries }: { entries: readonly BoxOfficeEntry[] }) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const { run } = useBusy();
  const ranked = chartFilms(entries);
  const byTotal = rankFilms(ranked);
  const differing = ranked.filter(({ id, rank }) => byTotal.get(id) !== rank).length;
  if (differing === 0 && !isAsking) return null;
  const films = formatCountOf(differing, 'film');
  const rank = async () => {
    const path = '/api/admin/box-office/rank-by-total';
    const { moved } = await callStaffApi<{ moved: number }>(path, { method: 'POST', body: {} });
    void client.invalidateQueries({ queryKey: entriesKey });
    showToast({ title: 'Ranked', description: `${formatCountOf(moved, 'rank')} changed.` });
    setAsking(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Rank by total ({differing})
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Rank all films by total?"
        text={`The rank of ${films} will change: by India nett, then by gross. Ranks set by hand are replaced, which is recorded in each film’s history.`}
        confirmLabel="Rank by total"
        onConfirm={() => run('Error', rank, 'Failed to rank the films. Please try again.')}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
