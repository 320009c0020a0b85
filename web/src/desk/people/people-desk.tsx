import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatPartialDate } from '@first-show/domain/core/dates';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { isSourced } from '@first-show/domain/people/change-person';
import type { DeskPeople, DeskPerson } from '@first-show/domain/people/person.schema';
import { type ReactNode, useState } from 'react';
import { searchPeople } from '../lib/name-search.ts';
import { cursorQuery, personQuery } from '../lib/queries.ts';
import { useSearchText } from '../lib/use-search-text.ts';
import { useUrlFilter, useUrlText } from '../lib/use-url-filter.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { Badge } from '../ui/badge.tsx';
import { deleteWithUndo } from '../ui/delete-with-undo.ts';
import { DeskDialog } from '../ui/desk-dialog.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { CellNote, type Column, DeskTable } from '../ui/desk-table.tsx';
import { FilterRow, SearchField } from '../ui/filter-row.tsx';
import { FilterSelect } from '../ui/filter-select.tsx';
import { LoadMorePages } from '../ui/load-more.tsx';
import { MergeDialog } from '../ui/merge-dialog.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { RowButton } from '../ui/quiet-button.tsx';
import { Line } from '../ui/stack.ts';
import { PersonForm } from './person-form.tsx';

const SHOWN = [
  ['', 'All people'],
  ['unpublished', 'Not published'],
  ['picture', 'To complete: no picture'],
  ['source', 'To complete: no source'],
] as const;
const CHOICES = SHOWN.map(([value]) => value) as ['', ...(typeof SHOWN)[number][0][]];
const LIST_KEY = 'desk-people';
const LETTERS = ['', ...'abcdefghijklmnopqrstuvwxyz'] as ['', ...string[]];
const LETTER_OPTIONS = LETTERS.map((letter) => [letter, letter === '' ? 'All letters' : letter.toUpperCase()] as const);

/** `/admin/people`: all people. `?person={id}` opens the form of one. */
export function PeopleDesk() {
  const [show, setShow] = useUrlFilter('show', CHOICES);
  const [letter, setLetter] = useUrlFilter('letter', LETTERS);
  const [q, setQ] = useUrlText('q');
  const [opened, setOpened] = useUrlText('person');
  const { text, setText } = useSearchText(q, setQ);
  const [isCreating, setCreating] = useState(false);
  const [merging, setMerging] = useState<DeskPerson | null>(null);
  const people = useInfiniteQuery(
    cursorQuery(LIST_KEY, {
      path: '/api/admin/people',
      filter: { q, letter, show },
      itemsOf: (page: DeskPeople) => page.people,
    }),
  );
  const client = useQueryClient();
  const reload = () => void client.invalidateQueries({ queryKey: [LIST_KEY] });
  const remove = async ({ id, name }: DeskPerson) => {
    const path = `/api/people/${encodeURIComponent(id)}`;
    await deleteWithUndo({ path, name, note: 'Credits keep the name.' }, reload);
    reload();
  };
  const isFiltered = q !== '' || letter !== '' || show !== '';
  const formProps = {
    onSaved: ({ name }: DeskPerson) => {
      reload();
      showToast({ title: 'Saved', description: `${name} is saved.` });
    },
    onChanged: reload,
    onClose: () => {
      setCreating(false);
      setOpened('');
    },
  };
  return (
    <>
      <DeskHeading title="People">
        <Line style={{ gap: 12 }}>
          <LinkButton to={deskPaths.films} variant="outlined">
            Films
          </LinkButton>
          <Button onClick={() => setCreating(true)}>New person</Button>
        </Line>
      </DeskHeading>
      <FilterRow sx={{ alignItems: 'end' }}>
        <SearchField label="Search by name" value={text} onChange={setText} />
        <FilterSelect label="First letter" value={letter} onChange={setLetter} options={LETTER_OPTIONS} />
        <FilterSelect label="Show" value={show} onChange={setShow} options={SHOWN} />
      </FilterRow>
      <QueryState query={people} what="the people" lines={6} height={38} />
      {people.data && (
        <DeskTable
          caption="People"
          columns={columns}
          rows={people.data}
          rowKey={({ id }) => id}
          actions={(person) => (
            <>
              <RowButton name="Edit" of={person.name} onClick={() => setOpened(person.id, { isNewEntry: true })} />
              <RowButton name="Merge" of={person.name} onClick={() => setMerging(person)} />
              <RowButton name="Delete" of={person.name} onClick={() => void remove(person)} />
            </>
          )}
          empty={<NoPeople isFiltered={isFiltered} />}
          footer={<LoadMorePages list={people} failed="More people could not be loaded" />}
        />
      )}
      {merging !== null && (
        <MergeDialog
          kind="person"
          duplicate={merging}
          search={searchPeople}
          onMerged={() => {
            setMerging(null);
            reload();
          }}
          onUndone={reload}
          onClose={() => setMerging(null)}
        />
      )}
      {isCreating && <PersonForm item={null} {...formProps} />}
      {opened !== '' && (
        <LoadedPerson id={opened} onClose={formProps.onClose}>
          {(item) => <PersonForm item={item} {...formProps} />}
        </LoadedPerson>
      )}
    </>
  );
}

type LoadedProps = { id: string; onClose: () => void; children: (person: DeskPerson) => ReactNode };

function LoadedPerson({ id, onClose, children }: LoadedProps) {
  const person = useQuery(personQuery(id));
  if (person.data !== undefined) return children(person.data);
  return (
    <DeskDialog title="Edit person" closeLabel="Close" onClose={onClose}>
      <QueryState query={person} what="the person" lines={4} height={50} />
    </DeskDialog>
  );
}

function NoPeople({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState sentence="No people yet" role="status" />;
  return (
    <EmptyState sentence="No matching people" role="status">
      <LinkButton to={deskPaths.people} variant="outlined">
        Show all people
      </LinkButton>
    </EmptyState>
  );
}

const columns: readonly Column<DeskPerson>[] = [
  {
    header: 'Name',
    isRowHeader: true,
    cell: ({ name, hindiName }) => (
      <>
        <span lang={langOf(name)} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </span>
        {hindiName !== null && <CellNote lang="hi">{hindiName}</CellNote>}
      </>
    ),
  },
  { header: 'Jobs', cell: ({ jobs }) => jobs.join(', ') || '—' },
  { header: 'Born', hideOnPhone: true, cell: ({ born }) => (born === null ? '—' : formatPartialDate(born)) },
  {
    header: 'State',
    cell: ({ isPublished }) =>
      isPublished ? <Badge tone="good">Published</Badge> : <Badge tone="warn">Not published</Badge>,
  },
  {
    header: 'To complete',
    cell: (person) =>
      [person.pictureUrl === null ? 'Picture' : '', isSourced(person) ? '' : 'Source']
        .filter((part) => part !== '')
        .join(', ') || '—',
  },
];
