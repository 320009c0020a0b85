import type { DeskSort, WaitingFor } from '@first-show/domain/articles/article-desk.schema';

/** Search, filters and order of the table, as in the URL. */
export type TableQuery = {
  q: string;
  status: 'all' | 'published' | 'draft' | 'scheduled';
  categoryId: string;
  language: '' | 'en' | 'hi';
  flag: '' | 'featured' | 'breaking';
  waiting: '' | WaitingFor;
  sort: DeskSort;
};

export const everything: TableQuery = {
  q: '',
  status: 'all',
  categoryId: '',
  language: '',
  flag: '',
  waiting: '',
  sort: 'updated',
};
export const PAGE_ROWS = 25;

const oneOf = <Value extends string>(value: string | null, values: readonly Value[], otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise;

/** Reads a query from the URL. Unknown values become the default. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  return {
    q: (params.get('q') ?? '').trim(),
    status: oneOf(params.get('status'), ['all', 'published', 'draft', 'scheduled'], 'all'),
    categoryId: params.get('category') ?? '',
    language: oneOf(params.get('language'), ['', 'en', 'hi'], ''),
    flag: oneOf(params.get('flag'), ['', 'featured', 'breaking'], ''),
    waiting: oneOf(params.get('waiting'), ['', 'source', 'proposal'], ''),
    sort: oneOf(params.get('sort'), ['updated', 'published', 'views', 'comments'], 'updated'),
  };
}

const names: Record<keyof TableQuery, string> = {
  q: 'q',
  status: 'status',
  categoryId: 'category',
  language: 'language',
  flag: 'flag',
  waiting: 'waiting',
  sort: 'sort',
};
const keys = Object.keys(names) as (keyof TableQuery)[];

/** The URL parameters of a query: only values that differ from the default. */
export function tableAddress(query: TableQuery): URLSearchParams {
  return new URLSearchParams(
    keys.filter((key) => query[key] !== everything[key]).map((key) => [names[key], query[key]]),
  );
}

/** The API parameters for the first page of a query. */
export function tableCall(query: TableQuery): URLSearchParams {
  const call = new URLSearchParams(keys.filter((key) => query[key] !== '').map((key) => [key, query[key]]));
  call.set('limit', String(PAGE_ROWS));
  return call;
}

/** True if a search or a filter is set. */
export const isFiltered = (query: TableQuery): boolean =>
  keys.some((key) => key !== 'sort' && query[key] !== everything[key]);
