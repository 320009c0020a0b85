import { useInfiniteQuery } from '@tanstack/react-query';
import { formatPartialDate } from '@first-show/domain/core/dates';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import type { DeskFilmRow, DeskFilms, FilmGap, FilmStatus } from '@first-show/domain/films/film.schema';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { useKeptFilters } from '../lib/list-address.ts';
import { cursorQuery } from '../lib/queries.ts';
import { useSearchText } from '../lib/use-search-text.ts';
import { useUrlFilter, useUrlText } from '../lib/use-url-filter.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { Badge } from '../ui/badge.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { CellNote, type Column, DeskTable } from '../ui/desk-table.tsx';
import { FilterRow, SearchField } from '../ui/filter-row.tsx';
import { FilterSelect } from '../ui/filter-select.tsx';
import { LoadMorePages } from '../ui/load-more.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { RowButton } from '../ui/quiet-button.tsx';
import { Line } from '../ui/stack.ts';
import { NewFilm } from '../ui/new-film.tsx';

const SHOWN = [
  ['', 'All films'],
  ['unpublished', 'Not published'],
  ['poster', 'To complete: no poster'],
  ['date', 'To complete: no date'],
  ['source', 'To complete: no source of a date'],
  ['platform', 'To complete: platform to check'],
] as const;
const CHOICES = SHOWN.map(([value]) => value) as ['', ...(typeof SHOWN)[number][0][]];

const STATUS_NAMES: Record<FilmStatus, string> = {
  announced: 'Announced',
  upcoming: 'Upcoming',
  running: 'In cinemas',
  ended: 'Ended',
  streaming: 'Streaming',
};
const GAP_NAMES: Record<FilmGap, string> = {
  poster: 'Poster',
  date: 'Date',
  source: 'Source',
  platform: 'Platform check',
};

/** `/admin/films`: all films, with and without figures. */
export function FilmsDesk() {
  useKeptFilters();
  const [show, setShow] = useUrlFilter('show', CHOICES);
  const [q, setQ] = useUrlText('q');
  const { text, setText } = useSearchText(q, setQ);
  const [isCreating, setCreating] = useState(false);
  const navigate = useNavigate();
  const films = useInfiniteQuery(
    cursorQuery('desk-films', {
      path: '/api/admin/films',
      filter: { q, show },
      itemsOf: (page: DeskFilms) => page.films,
    }),
  );
  const open = (id: string, { isImported }: { isImported: boolean }) => {
    // The form must be gone before the page is opened, or it asks about unsaved changes.
    flushSync(() => setCreating(false));
    void navigate({ pathname: deskPaths.filmFacts(id), search: isImported ? '?wikidata=open' : '' });
  };
  return (
    <>
      <DeskHeading title="Films">
        <Line style={{ gap: 12 }}>
          <LinkButton to={deskPaths.people} variant="outlined">
            People
          </LinkButton>
          <LinkButton to={`${deskPaths.boxOfficeImport}?content=facts`} variant="outlined">
            Import from CSV
          </LinkButton>
          <Button onClick={() => setCreating(true)}>New film</Button>
        </Line>
      </DeskHeading>
      <FilterRow sx={{ alignItems: 'end' }}>
        <SearchField label="Search by title" value={text} onChange={setText} />
        <FilterSelect label="Show" value={show} onChange={setShow} options={SHOWN} />
      </FilterRow>
      <QueryState query={films} what="the films" lines={6} height={38} />
      {films.data && (
        <DeskTable
          caption="Films"
          columns={columns}
          rows={films.data}
          rowKey={({ id }) => id}
          actions={({ id, title }) => (
            <>
              <RowButton component={Link} to={deskPaths.filmFacts(id)} name="Edit" of={title} />
              <RowButton component={Link} to={deskPaths.film(id)} name="Figures" of={title} />
            </>
          )}
          empty={<NoFilms isFiltered={q !== '' || show !== ''} />}
          footer={<LoadMorePages list={films} failed="More films could not be loaded" />}
        />
      )}
      {isCreating && <NewFilm onCreated={open} onClose={() => setCreating(false)} />}
    </>
  );
}

function NoFilms({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState sentence="No films yet" role="status" />;
  return (
    <EmptyState sentence="No matching films" role="status">
      <LinkButton to={deskPaths.films} variant="outlined">
        Show all films
      </LinkButton>
    </EmptyState>
  );
}

const columns: readonly Column<DeskFilmRow>[] = [
  {
    header: 'Film',
    isRowHeader: true,
    cell: ({ id, title, hindiTitle, languages }) => (
      <>
        <TextLink to={deskPaths.filmFacts(id)} lang={langOf(title)} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </TextLink>
        {hindiTitle !== null && <CellNote lang="hi">{hindiTitle}</CellNote>}
        {languages.length > 0 && <CellNote>{languages.join(', ')}</CellNote>}
      </>
    ),
  },
  {
    header: 'Release',
    cell: ({ releaseDate, firstRelease }) => {
      const date = releaseDate ?? firstRelease;
      return date === '' ? 'To be announced' : formatPartialDate(date);
    },
  },
  {
    header: 'Status',
    cell: ({ status, isPublished }) => (
      <>
        <span>{STATUS_NAMES[status]} </span>
        {!isPublished && <Badge tone="warn">Not published</Badge>}
      </>
    ),
  },
  {
    header: 'To complete',
    cell: ({ gaps }) => (gaps.length === 0 ? '—' : gaps.map((gap) => GAP_NAMES[gap]).join(', ')),
  },
];
