import { expect, it } from 'vitest';
import { SEARCH_MAX_CHARACTERS } from '@first-show/domain/core/limits';
import { readHomeQuery, readReleasesQuery } from './list-query.ts';

const read = (query: string) => readHomeQuery(new URLSearchParams(query));

it('reads search, tab, sort and page of the home page', () => {
  expect(read('')).toEqual({ search: null, tab: 'all', sort: 'recent', page: 1 });
  expect(read('search=%20Dadar%20ka%20&category=music&sort=popular&page=3')).toEqual({
    search: 'Dadar ka',
    tab: 'music',
    sort: 'views',
    page: 3,
  });
  expect(read('search=+&sort=odd&page=0')).toMatchObject({ search: null, sort: 'recent', page: 1 });
  expect(read('page=99999')).toMatchObject({ page: 1 });
  expect(read('page=999')).toMatchObject({ page: 51 });
});
it('cuts a long search without splitting a character, because a URL cannot hold half of one', () => {
  const query = read(`search=${'a'.repeat(SEARCH_MAX_CHARACTERS - 1)}🎬`);
  expect(query).toMatchObject({ search: 'a'.repeat(SEARCH_MAX_CHARACTERS - 1) });
});
it('does not accept the name of an object’s built-in property as a sort', () => {
  for (const sort of ['constructor', '__proto__', 'toString'])
    expect(read(`sort=${sort}`)).toMatchObject({ sort: 'recent' });
});

it('reads the filters of the releases, and ignores those that it does not know', () => {
  const releases = (query: string) => readReleasesQuery(new URLSearchParams(query));
  const none = { kind: null, language: null, month: null };
  expect(releases('')).toEqual(none);
  expect(releases('kind=streaming&language=%20Tamil&month=2027-01')).toEqual({
    kind: 'streaming',
    language: 'Tamil',
    month: '2027-01',
  });
  for (const month of ['2027-13', '2027-1', '1999-12', '9999-01', '2027-01-01', 'x'])
    expect(releases(`kind=premiere&month=${month}`)).toEqual(none);
  expect(releases(`language=${'a'.repeat(500)}`).language).toHaveLength(60);
});
