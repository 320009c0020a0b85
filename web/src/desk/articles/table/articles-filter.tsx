import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { deskSort } from '@first-show/domain/articles/article-desk.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { SEARCH_MAX_CHARACTERS } from '@first-show/domain/core/limits';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { articleNamesQuery } from '../../lib/queries.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { MoreDetails } from '../../ui/more-details.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { statusLabels } from '../status-badge.tsx';
import { shownDirection, sortLabels, type TableQuery, turned } from './table-query.ts';

const Filters = styled('form')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  marginBottom: 16,
  '& > :first-of-type, & > details': { gridColumn: '1 / -1' },
  '@media (min-width:800px)': { gridTemplateColumns: 'repeat(5, 1fr)' },
  '@media (min-width:1100px)': {
    gridTemplateColumns: 'minmax(200px, 1fr) repeat(5, minmax(0, 136px))',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
});

const More = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  alignItems: 'end',
});

type Options = readonly (readonly [value: string, label: string])[];
const statuses: Options = Object.entries({ all: 'All', ...statusLabels });
const languages: Options = Object.entries({ '': 'All', en: 'English', hi: 'Hindi' });
const editors: Options = Object.entries({ '': 'Anyone', true: 'Me' });
const flags: Options = Object.entries({ '': 'All', featured: 'Featured', breaking: 'Breaking' });
/** Each sort in both directions. The option values are, for example, 'views' and 'views turned'. */
const orders: Options = deskSort.options.flatMap((sort) => [
  [sort, sortLabels[sort][0]],
  [`${sort} turned`, sortLabels[sort].join(', ')],
]);

/** `chosen` may be an older name, which the API does not list. */
const nameOptions = (names: readonly string[], chosen: string): Options =>
  ['', ...new Set([...names, chosen].filter((name) => name !== ''))].map((name) => [name, name || 'All'] as const);

/** While a year is typed, a date field has the days of the years 2, 20 and 202 too. */
function DayField({ label, day, onChange }: { label: string; day: string; onChange: (day: string) => void }) {
  const { text, setText } = useSearchText(day, onChange);
  return (
    <TextField size="small" label={label} type="date" value={text} onChange={({ target }) => setText(target.value)} />
  );
}

type Props = {
  query: TableQuery;
  categories: readonly Category[];
  searchRef: Ref<HTMLInputElement>;
  onChange: (part: Partial<TableQuery>) => void;
};

export function ArticlesFilter({ query, categories, searchRef, onChange }: Props) {
  const { text, setText, search } = useSearchText(query.q, (q) => onChange({ q }));
  const hasMoreFilters = [query.mine, query.author, query.source, query.from, query.until].some(
    (value) => value !== '',
  );
  /** Starts open if one of its filters is set, and never closes by itself. */
  const [isOpen, setOpen] = useState(hasMoreFilters);
  const { authors = [], sources = [] } = useQuery({ ...articleNamesQuery, enabled: isOpen }).data ?? {};
  const filter = (
    key: 'status' | 'categoryId' | 'language' | 'flag' | 'mine' | 'author' | 'source',
    label: string,
    options: Options,
  ) => (
    <SelectField
      size="small"
      label={label}
      value={query[key]}
      options={options}
      onChange={({ target }) => onChange({ [key]: target.value })}
    />
  );
  return (
    <Filters
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <TextField
        label="Search articles"
        type="search"
        size="small"
        value={text}
        inputRef={searchRef}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: SEARCH_MAX_CHARACTERS, 'aria-keyshortcuts': '/' } }}
      />
      {filter('status', 'Status', statuses)}
      {filter('categoryId', 'Category', [['', 'All'], ...categories.map(({ id, name }) => [id, name] as const)])}
      {filter('language', 'Language', languages)}
      {filter('flag', 'Flags', flags)}
      <SelectField
        size="small"
        label="Sort by"
        value={shownDirection(query) === turned(query.sort) ? `${query.sort} turned` : query.sort}
        options={orders}
        onChange={({ target: { value } }) => {
          const sort = deskSort.parse(value.replace(' turned', ''));
          onChange({ sort, direction: value === sort ? '' : turned(sort) });
        }}
      />
      <MoreDetails open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>More filters</summary>
        <More>
          {filter('mine', 'Edited by', editors)}
          {filter('author', 'Author', nameOptions(authors, query.author))}
          {filter('source', 'Source', nameOptions(sources, query.source))}
          <DayField label="Published from" day={query.from} onChange={(from) => onChange({ from })} />
          <DayField label="Published until" day={query.until} onChange={(until) => onChange({ until })} />
        </More>
        <p>Choosing a day sorts the table by date.</p>
      </MoreDetails>
    </Filters>
  );
}
