import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { deskSort, type DeskSort } from '@first-show/domain/articles/article-desk.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { SEARCH_MAX_CHARACTERS } from '@first-show/domain/core/limits';
import { type FormEvent, Fragment, type Ref, useEffect, useRef, useState } from 'react';
import { useRested } from '../../../lib/desk/use-rested.ts';
import { shownDirection, type TableQuery, turned } from './table-query.ts';

const Filters = styled('form')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  marginBottom: 16,
  '& > :first-of-type': { gridColumn: '1 / -1' },
  '@media (min-width:800px)': { gridTemplateColumns: 'repeat(5, 1fr)' },
  '@media (min-width:1100px)': {
    gridTemplateColumns: 'minmax(200px, 1fr) repeat(5, minmax(0, 136px))',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
});

/** The label of a sort, and what the opposite direction starts with. */
const sortLabels: Record<DeskSort, readonly [string, string]> = {
  updated: ['Last edited', 'oldest first'],
  title: ['Title', 'Z to A'],
  category: ['Category', 'Z to A'],
  author: ['Author', 'Z to A'],
  state: ['State', 'published first'],
  views: ['Views', 'fewest first'],
  comments: ['Comments', 'fewest first'],
  published: ['Date', 'oldest first'],
};

/** Search, filters and order of the table. Typing is debounced before it searches. */
export function ArticlesFilter({
  query,
  categories,
  searchRef,
  onChange,
}: {
  query: TableQuery;
  categories: readonly Category[];
  searchRef: Ref<HTMLInputElement>;
  onChange: (part: Partial<TableQuery>) => void;
}) {
  const [text, setText] = useState(query.q);
  const sent = useRef(query.q);
  const search = (words: string) => {
    if (words === sent.current) return;
    sent.current = words;
    onChange({ q: words });
  };
  // After 'Back' or 'Show all articles', copy the query of the URL into the field.
  useEffect(() => {
    if (query.q === sent.current) return;
    sent.current = query.q;
    setText(query.q);
  }, [query.q]);
  const rested = useRested(text.trim());
  useEffect(() => {
    search(rested);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only typing starts a search
  }, [rested]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text.trim());
  };

  const select = (
    key: 'status' | 'categoryId' | 'language' | 'flag',
    label: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <TextField
      select
      size="small"
      label={label}
      value={query[key]}
      onChange={(event) => onChange({ [key]: event.target.value })}
    >
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </TextField>
  );
  return (
    <Filters role="search" onSubmit={submit}>
      <TextField
        label="Search articles"
        type="search"
        size="small"
        value={text}
        inputRef={searchRef}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: SEARCH_MAX_CHARACTERS, 'aria-keyshortcuts': '/' } }}
      />
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
      <TextField
        select
        size="small"
        label="Sort by"
        value={shownDirection(query) === turned(query.sort) ? `${query.sort} turned` : query.sort}
        onChange={({ target: { value } }) => {
          const sort = deskSort.parse(value.replace(' turned', ''));
          onChange({ sort, direction: value === sort ? '' : turned(sort) });
        }}
      >
        {deskSort.options.map((sort) => (
          <Fragment key={sort}>
            <option value={sort}>{sortLabels[sort][0]}</option>
            <option value={`${sort} turned`}>{sortLabels[sort].join(', ')}</option>
          </Fragment>
        ))}
      </TextField>
    </Filters>
  );
}
