import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { DeskCard } from '@first-show/domain/articles/article-desk.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { formatShortDate } from '@first-show/domain/core/dates';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { SEARCH_MAX_CHARACTERS } from '@first-show/domain/core/limits';
import { formatCount } from '@first-show/domain/core/money';
import { isHindi } from '@first-show/domain/core/text';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '../../lib/call-api.ts';
import { useOthersAt } from '../../lib/desk/presence.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/desk/badge.tsx';
import { type Column, DeskTable } from '../../ui/desk/desk-table.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { LoadMore } from '../../ui/desk/load-more.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ArticleActions, type Enhance } from './article-actions.tsx';
import { formatIndianTime } from '../../lib/desk/india-time.ts';
import { statusBadge } from './status-badge.ts';
import { everything, isFiltered, readTableQuery, tableAddress, type TableQuery } from './table-query.ts';
import { useArticlesTable } from './use-articles-table.ts';

const Filters = styled('form')({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  alignItems: 'end',
  marginBottom: 24,
});
const Search = styled('div')({
  display: 'flex',
  gap: 10,
  alignItems: 'end',
  gridColumn: '1 / -1',
  '& > div': { flex: 1, minWidth: 0 },
  '& > button': { minHeight: 50 },
});
const Badges = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 6, verticalAlign: 'middle' });
const Quiet = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-disabled)',
  display: 'block',
}));
const More = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px' });
const TitleLink = styled(TextLink)({ display: 'inline-block', minHeight: 24, overflowWrap: 'anywhere' });

function useCategories(): readonly Category[] {
  const [categories, setCategories] = useState<readonly Category[]>([]);
  useEffect(() => {
    let isGone = false;
    callApi<Category[]>('/api/categories', { isPublic: true }).then(
      (list) => !isGone && setCategories(list),
      // The table works without their names.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return categories;
}

/** `/admin/articles`: every article, with search, filters and actions. The filter is in the URL. */
export function ArticlesTable({ onEnhance }: { onEnhance: Enhance }) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readTableQuery(params), [params]);
  const table = useArticlesTable(query);
  const others = useOthersAt();
  const categories = useCategories();
  // The URL changes a moment later, and two choices in quick succession must both count.
  const wanted = useRef(query);
  useEffect(() => {
    wanted.current = query;
  }, [query]);
  const set = (part: Partial<TableQuery>) => {
    wanted.current = { ...wanted.current, ...part };
    setParams(tableAddress(wanted.current), { replace: true });
  };
  const nameOf = (id: string): string => categories.find((category) => category.id === id)?.name ?? id;

  const columns: Column<DeskCard>[] = [
    {
      key: 'title',
      header: 'Title',
      isRowHeader: true,
      cell: (row) => (
        <>
          <TitleLink to={deskPaths.article(row.id)} lang={row.language === 'hi' ? 'hi' : undefined}>
            {row.title}
          </TitleLink>
          <Quiet>{nameOf(row.categoryId)}</Quiet>
          <OpenBy names={others.get(`article:${row.id}`) ?? []} />
        </>
      ),
    },
    { key: 'status', header: 'Status', cell: (row) => <States row={row} /> },
    { key: 'views', header: 'Views', align: 'right', cell: (row) => formatCount(row.viewCount) },
    {
      key: 'date',
      header: 'Date',
      cell: (row) => <span style={{ whiteSpace: 'nowrap' }}>{formatShortDate(row.publishedAt ?? row.createdAt)}</span>,
    },
    {
      key: 'edited',
      header: 'Last edited by',
      cell: (row) => (
        <>
          {row.lastEditedBy ?? 'Imported'}
          {row.lastEditedAt !== null && (
            <Quiet as="span">
              {' '}
              <RelativeTime iso={row.lastEditedAt} />
            </Quiet>
          )}
          {row.lastEditedBy === null && row.sourceName !== null && (
            <Quiet as="span">
              {' '}
              From <span lang={isHindi(row.sourceName) ? 'hi' : undefined}>{row.sourceName}</span>
            </Quiet>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      align: 'right',
      cell: (row) => <ArticleActions row={row} table={table} onEnhance={onEnhance} />,
    },
  ];

  return (
    <>
      <DeskHeading title="Articles">
        <LinkButton to={deskPaths.newArticle}>Create Article</LinkButton>
      </DeskHeading>
      <FilterForm query={query} categories={categories} onChange={set} />
      {table.failure !== null ? (
        <EmptyState sentence={table.failure} role="alert">
          <Button onClick={table.reload}>Try again</Button>
        </EmptyState>
      ) : (
        <DeskTable
          caption="Articles"
          columns={columns}
          rows={table.rows}
          rowKey={(row) => row.id}
          isLoading={table.isLoading}
          empty={
            isFiltered(query) ? (
              <EmptyState sentence="No matching articles" role="status">
                <Button variant="outlined" onClick={() => set(everything)}>
                  Show all articles
                </Button>
              </EmptyState>
            ) : (
              <EmptyState sentence="No articles yet. Write the first one.">
                <LinkButton to={deskPaths.newArticle}>Create Article</LinkButton>
              </EmptyState>
            )
          }
          footer={
            <More>
              <span role="status">
                {table.nextAfter === null
                  ? `All ${formatCount(table.rows.length)} shown`
                  : `${formatCount(table.rows.length)} shown`}
              </span>
              <LoadMore hasMore={table.nextAfter !== null} isLoading={table.isLoading} onLoad={table.loadMore} />
              {table.moreFailure !== null && <span role="alert">{table.moreFailure}</span>}
            </More>
          }
        />
      )}
    </>
  );
}

function OpenBy({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Badges style={{ marginTop: 6 }}>
      <Badge tone="warn">Open: {names.join(', ')}</Badge>
    </Badges>
  );
}

function States({ row }: { row: DeskCard }) {
  const { label, tone } = statusBadge(row.status);
  return (
    <>
      <Badges>
        <Badge tone={tone}>{label}</Badge>
        {row.isFeatured && <Badge tone="warn">Featured</Badge>}
        {row.isBreaking && <Badge tone="bad">Breaking</Badge>}
      </Badges>
      {row.scheduledFor !== null && <Quiet>{formatIndianTime(row.scheduledFor)}</Quiet>}
    </>
  );
}

function FilterForm({
  query,
  categories,
  onChange,
}: {
  query: TableQuery;
  categories: readonly Category[];
  onChange: (part: Partial<TableQuery>) => void;
}) {
  const [text, setText] = useState(query.q);
  const typed = useRef(query.q);
  // Back, or 'Show all articles': the field follows the URL.
  useEffect(() => {
    if (query.q === typed.current) return;
    typed.current = query.q;
    setText(query.q);
  }, [query.q]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    typed.current = text.trim();
    onChange({ q: text.trim() });
  };
  const select = (
    key: 'status' | 'categoryId' | 'language' | 'flag' | 'sort',
    label: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <TextField select label={label} value={query[key]} onChange={(event) => onChange({ [key]: event.target.value })}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </TextField>
  );
  return (
    <Filters role="search" onSubmit={search}>
      <Search>
        <TextField
          label="Search articles"
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: SEARCH_MAX_CHARACTERS } }}
        />
        <Button type="submit">Search</Button>
      </Search>
      {select('status', 'Status', [
        ['all', 'All'],
        ['published', 'Published'],
        ['draft', 'Draft'],
        ['scheduled', 'Scheduled'],
      ])}
      {select('categoryId', 'Category', [['', 'All'], ...categories.map(({ id, name }) => [id, name] as const)])}
      {select('language', 'Language', [
        ['', 'All'],
        ['en', 'English'],
        ['hi', 'Hindi'],
      ])}
      {select('flag', 'Flags', [
        ['', 'All'],
        ['featured', 'Featured'],
        ['breaking', 'Breaking'],
      ])}
      {select('sort', 'Sort by', [
        ['updated', 'Last edited'],
        ['published', 'Published'],
        ['views', 'Views'],
      ])}
    </Filters>
  );
}
