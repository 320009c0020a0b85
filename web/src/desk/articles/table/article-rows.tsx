import TableBody from '@mui/material/TableBody';
import type { DeskCard, DeskSort } from '@first-show/domain/articles/article-desk.schema';
import type { BulkArticleAction } from '@first-show/domain/articles/bulk-articles.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { formatCount } from '@first-show/domain/core/money';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { isNothingFocused } from '../../lib/nothing-focused.ts';
import { step } from '../../lib/cursor.ts';
import { useOthersAt } from '../../lib/presence.ts';
import { useDeskKeys } from '../../lib/use-desk-keys.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { failureText } from '../../../shared/lib/failure-text.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { QuietButton } from '../../ui/quiet-button.tsx';
import { Line } from '../../ui/stack.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { ArticleRow } from './article-row.tsx';
import { ArticlesHead } from './articles-head.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { Table } from './table-look.ts';
import type { TableQuery } from './table-query.ts';
import type { useArticlesTable } from './use-articles-table.ts';

type ArticlesList = ReturnType<typeof useArticlesTable>;
type Props = {
  table: ArticlesList;
  categories: readonly Category[];
  query: TableQuery;
  onSort: (sort: DeskSort) => void;
  onHelp: () => void;
};

const publicationOf = (rows: readonly DeskCard[]): BulkArticleAction =>
  rows.every(({ isPublished }) => isPublished) ? 'unpublish' : 'publish';

/**
 * The id of the article that was current when the table was left, so that Back from the editor
 * continues there.
 */
let leftAt: string | null = null;

/** The rows with their selection and shortcuts. J and K move the focus between the titles. */
export function ArticleRows({ table: { list, rows, running, change }, categories, query, onSort, onHelp }: Props) {
  const navigate = useNavigate();
  const others = useOthersAt();
  const body = useRef<HTMLTableSectionElement>(null);
  useKeptFocus(body, 'tr');
  const shown = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { ids, pick, pickAll, clear } = useSelection(shown);
  const selected = rows.filter(({ id }) => ids.has(id));
  const changeSelected = (action: BulkArticleAction, categoryId?: string) => {
    change(action, selected, categoryId);
    clear();
  };

  const isBack = useNavigationType() === 'POP';
  const [currentId, setCurrentId] = useState(isBack ? leftAt : null);
  const current = rows.find(({ id }) => id === currentId);
  const focusRow = (id: string | null, options?: FocusOptions) =>
    body.current?.querySelector<HTMLElement>(`[data-article="${CSS.escape(id ?? '')}"] [data-title]`)?.focus(options);
  const go = (by: 1 | -1) => () => focusRow(step(shown, currentId, by));
  useEffect(() => {
    leftAt = currentId;
  }, [currentId]);
  // If no control has the focus, as after Back or after the selection bar with its buttons has
  // disappeared, the current row gets it.
  const hasSelection = selected.length > 0;
  const onFocusLost = useEffectEvent(() => {
    if (isNothingFocused()) focusRow(currentId, { preventScroll: true });
  });
  useEffect(() => {
    if (!hasSelection) onFocusLost();
  }, [hasSelection]);
  const withCurrent = (work: (row: DeskCard) => unknown) => () => void (current !== undefined && work(current));
  useDeskKeys({
    j: go(1),
    k: go(-1),
    x: withCurrent(({ id }) => pick(id, false)),
    'shift+x': withCurrent(({ id }) => pick(id, true)),
    e: withCurrent(({ id }) => navigate(deskPaths.article(id))),
    // If articles are selected, P applies to all of them.
    p: hasSelection
      ? () => changeSelected(publicationOf(selected))
      : withCurrent((row) => change(publicationOf([row]), [row])),
    escape: clear,
  });

  return (
    <>
      {hasSelection && (
        <SelectionBar count={selected.length} categories={categories} onAction={changeSelected} onClear={clear} />
      )}
      <Table aria-label="Articles" aria-busy={list.isFetching}>
        <ArticlesHead
          query={query}
          selected={selected.length}
          shown={rows.length}
          onSort={onSort}
          onSelectAll={(isSelected) => (isSelected ? pickAll() : clear())}
        />
        <TableBody ref={body}>
          {rows.map((row) => (
            <ArticleRow
              key={row.id}
              row={row}
              categoryName={categories.find(({ id }) => id === row.categoryId)?.name ?? row.categoryId}
              openBy={others.get(`article:${row.id}`) ?? []}
              isCurrent={row.id === currentId}
              isSelected={ids.has(row.id)}
              running={running.get(row.id)}
              onCurrent={() => setCurrentId(row.id)}
              onSelect={(isRange) => pick(row.id, isRange)}
              onAction={(action) => change(action, [row])}
            />
          ))}
        </TableBody>
      </Table>
      <RowsFoot list={list} count={rows.length} onHelp={onHelp} />
    </>
  );
}

/** The line below the rows: their number, a button for more, and a button for the shortcuts. */
function RowsFoot({ list, count, onHelp }: Pick<ArticlesList, 'list'> & { count: number; onHelp: () => void }) {
  return (
    <Line style={{ alignItems: 'baseline', gap: '0 16px', marginTop: 8 }}>
      <span role="status">{`${list.hasNextPage ? '' : 'All '}${formatCount(count)} shown`}</span>
      <LoadMore hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => list.fetchNextPage()} />
      <QuietButton onClick={onHelp}>Keyboard shortcuts</QuietButton>
      {list.isFetchNextPageError && (
        <span role="alert">{failureText(list.error, 'More articles could not be loaded.')}</span>
      )}
    </Line>
  );
}
