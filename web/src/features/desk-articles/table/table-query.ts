import {
  deskSort,
  type DeskSort,
  directionOf,
  type SortDirection,
  sortDirection,
  type WaitingFor,
} from '@first-show/domain/articles/article-desk.schema';

/** Search, filters and order of the table, as in the URL. */
export type TableQuery = {
  q: string;
  status: 'all' | 'published' | 'draft' | 'scheduled';
  categoryId: string;
  language: '' | 'en' | 'hi';
  flag: '' | 'featured' | 'breaking';
  waiting: '' | WaitingFor;
  sort: DeskSort;
  /** '': the default of the sort. */
  direction: '' | SortDirection;
};

export const everything: TableQuery = {
  q: '',
  status: 'all',
  categoryId: '',
  language: '',
  flag: '',
  waiting: '',
  sort: 'updated',
  direction: '',
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
    sort: oneOf(params.get('sort'), deskSort.options, 'updated'),
    direction: oneOf(params.get('direction'), ['', ...sortDirection.options], ''),
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
  direction: 'direction',
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
  keys.some((key) => key !== 'sort' && key !== 'direction' && query[key] !== everything[key]);

type Order = Pick<TableQuery, 'sort' | 'direction'>;

/** The direction that a query sorts in. */
export const shownDirection = ({ sort, direction }: Order): SortDirection =>
  directionOf({ sort, direction: direction || undefined });

/** The opposite of the default direction. */
export const turned = (sort: DeskSort): SortDirection => (directionOf({ sort }) === 'asc' ? 'desc' : 'asc');

/**
 * The order after a press on a column's header: by this column, then in the other direction, then
 * as by default.
 */
export function nextOrder(now: Order, sort: DeskSort): Order {
  if (now.sort !== sort) return { sort, direction: '' };
  return shownDirection(now) === turned(sort) ? { sort: 'updated', direction: '' } : { sort, direction: turned(sort) };
}
