import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useQuery } from '@tanstack/react-query';
import { type DeskSort, directionOf } from '@first-show/domain/articles/article-desk.schema';
import type { BulkArticleAction } from '@first-show/domain/articles/bulk-articles.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { formatCount } from '@first-show/domain/core/money';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { step } from '../../../lib/desk/cursor.ts';
import { useOthersAt } from '../../../lib/desk/presence.ts';
import { categoriesQuery } from '../../../lib/desk/queries.ts';
import { emptySelection, keepShown, selectAll, selectRange, toggle } from '../../../lib/desk/selection.ts';
import { useDeskKeys } from '../../../lib/desk/use-desk-keys.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DeskHeading } from '../../../ui/desk/desk-heading.tsx';
import { type DeskKey, KeyboardDialog } from '../../../ui/desk/keyboard-help.tsx';
import { ListSkeleton } from '../../../ui/desk/list-skeleton.tsx';
import { LoadMore } from '../../../ui/desk/load-more.tsx';
import { QuietButton } from '../../../ui/desk/quiet-button.tsx';
import { useKeptFocus } from '../../../ui/desk/use-kept-focus.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ArticleRow } from './article-row.tsx';
import { ArticlesFilter } from './articles-filter.tsx';
import { SelectionBar } from './selection-bar.tsx';
import {
  everything,
  isFiltered,
  nextOrder,
  readTableQuery,
  shownDirection,
  tableAddress,
  type TableQuery,
} from './table-query.ts';
import { type Enhance, useArticlesTable } from './use-articles-table.ts';

const PHONE = '@media (max-width:799px)';
const hidden = { display: 'none' };

const Table = styled(MuiTable)({
  tableLayout: 'fixed',
  '& tbody tr': { position: 'relative', height: 56 },
  '& tbody tr[data-current]': { boxShadow: 'inset 3px 0 var(--fs-palette-primary-main)' },
  '& th, & td': { padding: '0 12px 0 0' },
  '& tbody th, & tbody td': { paddingBlock: 5, fontSize: '.9375rem', lineHeight: '20px' },
  '& .MuiTableCell-paddingCheckbox': { width: 46, padding: '0 2px 0 4px' },
  '& tbody .MuiLinearProgress-root': { position: 'absolute', insetInline: 0, bottom: 0, height: 4 },
  '& [data-column="category"]': { width: 112 },
  '& [data-column="author"]': { width: 148 },
  // Below each other, as the two lines of its cells.
  '& thead [data-column="author"] > span': { display: 'flex', width: 'fit-content', minHeight: 24 },
  '& [data-column="state"]': { width: 136 },
  '& [data-column="views"]': { width: 78 },
  '& [data-column="comments"]': { width: 108 },
  '& [data-column="date"]': { width: 112, paddingLeft: 8 },
  '& [data-column="enhance"]': { width: 96, whiteSpace: 'nowrap' },
  '& [data-column="menu"]': { width: 48, paddingRight: 0 },
  '@media (max-width:1099px)': { '& [data-column="author"], & [data-column="comments"]': hidden },
  // On phones, a row is a card: checkbox, picture and title, one line about the article, and the
  // menu.
  [PHONE]: {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'flex', alignItems: 'center', borderBottom: '1px solid var(--fs-palette-divider)' },
    '& thead tr': { minHeight: 44 },
    '& tbody tr': { height: 'auto', minHeight: 72, padding: '6px 0' },
    '& th, & td': { border: 0 },
    '& td:not(.MuiTableCell-paddingCheckbox, [data-column="menu"]), & thead th:not(:first-of-type)': hidden,
    '& tbody th': { flex: '1 1 0', minWidth: 0 },
    '& thead th:first-of-type': { width: 'auto' },
  },
});
const HeadLabel = styled('span')({ '@media (min-width:800px)': hidden });
const Below = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px', marginTop: 8 });
const Failed = styled('ul')({ margin: '4px 0 0', paddingLeft: 20 });

const keys: readonly DeskKey[] = [
  { keys: '/', label: 'Search' },
  { keys: 'J', label: 'Next article' },
  { keys: 'K', label: 'Previous article' },
  { keys: 'X', label: 'Select' },
  { keys: 'Shift+X', label: 'Select all from the last selected one' },
  { keys: 'E', label: 'Edit' },
  { keys: 'P', label: 'Publish, or unpublish' },
  { keys: 'Esc', label: 'Clear the selection' },
  { keys: '?', label: 'All shortcuts' },
];

/** `/admin/articles`: all articles, with search, filters and actions. The URL holds the filters. */
export function ArticlesTable({ onEnhance }: { onEnhance: Enhance }) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readTableQuery(params), [params]);
  const table = useArticlesTable(query, onEnhance);
  const { list, rows } = table;
  const categories = useQuery(categoriesQuery).data ?? [];
  const search = useRef<HTMLInputElement>(null);
  // The latest query. The URL changes a moment later, so a second quick choice must build on this
  // one.
  const wanted = useRef(query);
  useEffect(() => {
    wanted.current = query;
  }, [query]);
  const set = (part: Partial<TableQuery>) => {
    wanted.current = { ...wanted.current, ...part };
    setParams(tableAddress(wanted.current), { replace: true });
  };

  const [isHelpOpen, setHelpOpen] = useState(false);
  const focusSearch = () => search.current?.focus();
  const openHelp = () => setHelpOpen(true);
  useDeskKeys({ '/': focusSearch, 'shift+/': focusSearch, '?': openHelp, 'shift+?': openHelp });

  return (
    <>
      <DeskHeading title="Articles">
        <LinkButton to={deskPaths.newArticle}>Create Article</LinkButton>
      </DeskHeading>
      <ArticlesFilter query={query} categories={categories} searchRef={search} onChange={set} />
      {table.failures !== null && (
        <Alert severity="error" onClose={table.dismissFailures} sx={{ mb: 2 }}>
          <b>{table.failures.title}</b>
          <Failed>
            {table.failures.items.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </Failed>
        </Alert>
      )}
      {list.isLoadingError ? (
        <EmptyState sentence={failureText(list.error, 'The articles could not be loaded.')} role="alert">
          <Button onClick={() => void list.refetch()}>Try again</Button>
        </EmptyState>
      ) : list.isPending ? (
        <ListSkeleton lines={8} height={48} />
      ) : rows.length > 0 ? (
        <Rows
          table={table}
          categories={categories}
          query={query}
          onSort={(sort) => set(nextOrder(wanted.current, sort))}
          onHelp={openHelp}
        />
      ) : isFiltered(query) ? (
        <EmptyState sentence="No matching articles" role="status">
          <Button variant="outlined" onClick={() => set(everything)}>
            Show all articles
          </Button>
        </EmptyState>
      ) : (
        <EmptyState sentence="No articles yet. Write the first one.">
          <LinkButton to={deskPaths.newArticle}>Create Article</LinkButton>
        </EmptyState>
      )}
      <KeyboardDialog keys={keys} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}

function Rows({
  table,
  categories,
  query,
  onSort,
  onHelp,
}: {
  table: ReturnType<typeof useArticlesTable>;
  categories: readonly Category[];
  query: TableQuery;
  onSort: (sort: DeskSort) => void;
  onHelp: () => void;
}) {
  const { list, rows, running } = table;
  const others = useOthersAt();
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  useKeptFocus(body, 'tr');
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [picked, setPicked] = useState(emptySelection);
  const selection = useMemo(() => keepShown(picked, ids), [picked, ids]);
  const selected = rows.filter(({ id }) => selection.ids.has(id));
  const current = rows.find(({ id }) => id === currentId);

  const pick = (id: string, isRange: boolean) =>
    setPicked((now) => (isRange ? selectRange(keepShown(now, ids), ids, id) : toggle(keepShown(now, ids), id)));
  const changeSelected = (action: BulkArticleAction, categoryId?: string) => {
    void table.change(action, selected, categoryId);
    setPicked(emptySelection);
  };
  const go = (by: 1 | -1) => () => {
    const id = step(ids, currentId, by);
    if (id !== null)
      body.current?.querySelector<HTMLElement>(`[data-article="${CSS.escape(id)}"] [data-title]`)?.focus();
  };
  useDeskKeys({
    j: go(1),
    k: go(-1),
    x: () => current !== undefined && pick(current.id, false),
    'shift+x': () => current !== undefined && pick(current.id, true),
    e: () => current !== undefined && void navigate(deskPaths.article(current.id)),
    // If articles are selected, the key publishes all of them.
    p: () => {
      if (selected.length > 0)
        changeSelected(selected.every(({ isPublished }) => isPublished) ? 'unpublish' : 'publish');
      else if (current !== undefined) void table.change(current.isPublished ? 'unpublish' : 'publish', [current]);
    },
    escape: () => setPicked(emptySelection),
  });

  const direction = shownDirection(query);
  const head = (column: string, sorts: readonly (readonly [DeskSort, string])[]) => (
    <TableCell
      data-column={column}
      align={column === 'views' || column === 'comments' ? 'right' : undefined}
      sortDirection={sorts.some(([sort]) => sort === query.sort) ? direction : false}
    >
      {sorts.map(([sort, label]) => (
        <TableSortLabel
          key={sort}
          active={sort === query.sort}
          direction={sort === query.sort ? direction : directionOf({ sort })}
          onClick={() => onSort(sort)}
        >
          {label}
        </TableSortLabel>
      ))}
    </TableCell>
  );
  return (
    <>
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          categories={categories}
          onAction={changeSelected}
          onClear={() => setPicked(emptySelection)}
        />
      )}
      <Table aria-label="Articles" aria-busy={list.isFetching}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <FormControlLabel
                label={<HeadLabel>Select all shown</HeadLabel>}
                sx={{ mr: 0 }}
                control={
                  <Checkbox
                    checked={selected.length === rows.length}
                    indeterminate={selected.length > 0 && selected.length < rows.length}
                    onChange={(event) => setPicked(event.target.checked ? selectAll(ids) : emptySelection)}
                    slotProps={{ input: { 'aria-label': 'Select all shown' } }}
                  />
                }
              />
            </TableCell>
            {head('title', [['title', 'Title']])}
            {head('category', [['category', 'Category']])}
            {head('author', [
              ['author', 'Author'],
              ['updated', 'Last edited'],
            ])}
            {head('state', [['state', 'State']])}
            {head('views', [['views', 'Views']])}
            {head('comments', [['comments', 'Comments']])}
            {head('date', [['published', 'Date']])}
            <TableCell data-column="enhance">
              <VisuallyHidden>AI Enhance</VisuallyHidden>
            </TableCell>
            <TableCell data-column="menu">
              <VisuallyHidden>Actions</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody ref={body}>
          {rows.map((row) => (
            <ArticleRow
              key={row.id}
              row={row}
              categoryName={categories.find(({ id }) => id === row.categoryId)?.name ?? row.categoryId}
              openBy={others.get(`article:${row.id}`) ?? []}
              isCurrent={row.id === currentId}
              isSelected={selection.ids.has(row.id)}
              running={running.get(row.id)}
              onCurrent={() => setCurrentId(row.id)}
              onSelect={(isRange) => pick(row.id, isRange)}
              onAction={(action) => void table.change(action, [row])}
            />
          ))}
        </TableBody>
      </Table>
      <Below>
        <span role="status">
          {list.hasNextPage ? `${formatCount(rows.length)} shown` : `All ${formatCount(rows.length)} shown`}
        </span>
        <LoadMore hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => list.fetchNextPage()} />
        <QuietButton onClick={onHelp}>Keyboard shortcuts</QuietButton>
        {list.isFetchNextPageError && (
          <span role="alert">{failureText(list.error, 'More articles could not be loaded.')}</span>
        )}
      </Below>
    </>
  );
}
