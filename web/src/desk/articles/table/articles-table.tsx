import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import type { WaitingFor } from '@first-show/domain/articles/article-desk.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useKeptFilters } from '../../lib/list-address.ts';
import { categoriesQuery } from '../../lib/queries.ts';
import { useDeskKeys } from '../../lib/use-desk-keys.ts';
import { AT_ONCE } from '../../lib/use-url-filter.ts';
import { failureText } from '../../../shared/lib/failure-text.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { LinkButton } from '../../../shared/ui/controls/link-button.tsx';
import { DeskHeading } from '../../ui/desk-heading.tsx';
import { type DeskKey, KeyboardDialog } from '../../ui/keyboard-help.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { QuietButton } from '../../ui/quiet-button.tsx';
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx';
import { ArticleRows } from './article-rows.tsx';
import { ArticlesFilter } from './articles-filter.tsx';
import {
  everything,
  isFiltered,
  nextOrder,
  readTableQuery,
  tableAddress,
  type TableQuery,
  withPart,
} from './table-query.ts';
import { UnfinishedArticles } from './unfinished-articles.tsx';
import { type Enhance, useArticlesTable } from './use-articles-table.ts';

const keys: readonly DeskKey[] = [
  { keys: '/', label: 'Search' },
  { keys: 'J', label: 'Next article' },
  { keys: 'K', label: 'Previous article' },
  { keys: 'X', label: 'Select' },
  { keys: 'Shift+X', label: 'Select all from the last selected one' },
  { keys: 'E', label: 'Edit' },
  { keys: 'P', label: 'Publish, or unpublish' },
  { keys: 'Esc', label: 'Clear selection' },
  { keys: '?', label: 'All shortcuts' },
];

const waitingTexts: Record<WaitingFor, string> = {
  source: 'Only drafts from sources that are neither published nor scheduled.',
  proposal: 'Only articles with an enhancement proposal to review.',
};

/** The notice that the table shows only the articles of an open task on the dashboard. */
const WaitingNotice = ({ waiting }: { waiting: WaitingFor }) => (
  <Alert
    severity="info"
    sx={{ mb: 3, alignItems: 'center' }}
    action={
      <QuietButton component={Link} to={deskPaths.articles}>
        Show all articles
      </QuietButton>
    }
  >
    {waitingTexts[waiting]}
  </Alert>
);

/** `/admin/articles`: all articles, with search, filters and actions. The URL holds the filters. */
export function ArticlesTable({ onEnhance }: { onEnhance: Enhance }) {
  useKeptFilters();
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readTableQuery(params), [params]);
  const table = useArticlesTable(query, onEnhance);
  const { list, rows } = table;
  const categories = useQuery(categoriesQuery).data ?? [];
  const search = useRef<HTMLInputElement>(null);
  const set = (part: Partial<TableQuery>) =>
    setParams(tableAddress(withPart(query, part)), { ...AT_ONCE, replace: true });

  const [isHelpOpen, setHelpOpen] = useState(false);
  const focusSearch = () => search.current?.focus();
  const openHelp = () => setHelpOpen(true);
  useDeskKeys({ '/': focusSearch, 'shift+/': focusSearch, '?': openHelp, 'shift+?': openHelp });

  return (
    <>
      {query.waiting !== '' && <WaitingNotice waiting={query.waiting} />}
      <DeskHeading title="Articles">
        <LinkButton to={deskPaths.newArticle}>Create Article</LinkButton>
      </DeskHeading>
      {(query.status === 'draft' || !isFiltered(query)) && <UnfinishedArticles />}
      <ArticlesFilter query={query} categories={categories} searchRef={search} onChange={set} />
      {table.failures !== null && (
        <Alert severity="error" onClose={table.dismissFailures} sx={{ mb: 2 }}>
          <b>{table.failures.title}</b>
          <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
            {table.failures.items.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {list.isLoadingError ? (
        <EmptyState sentence={failureText(list.error, 'The articles could not be loaded.')} role="alert">
          <Button onClick={() => void list.refetch()}>Try again</Button>
        </EmptyState>
      ) : list.isPending ? (
        <ListSkeleton lines={8} height={48} />
      ) : rows.length > 0 ? (
        <ArticleRows
          table={table}
          categories={categories}
          query={query}
          onSort={(sort) => set(nextOrder(query, sort))}
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
