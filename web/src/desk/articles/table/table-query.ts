import {
  deskArticleStatus,
  deskSort,
  type DeskSort,
  directionOf,
  type SortDirection,
  sortDirection,
  waitingFor,
} from '@first-show/domain/articles/article-desk.schema';
import { z } from 'zod';

/** Search, filters and order of the table, as in the URL. Unknown values become the default. */
const tableQuery = z.object({
  q: z.string().trim().catch(''),
  status: z.enum(['all', ...deskArticleStatus.options]).catch('all'),
  categoryId: z.string().catch(''),
  language: z.enum(['', 'en', 'hi']).catch(''),
  flag: z.enum(['', 'featured', 'breaking']).catch(''),
  waiting: z.enum(['', ...waitingFor.options]).catch(''),
  mine: z.enum(['', 'true']).catch(''),
  author: z.string().catch(''),
  source: z.string().catch(''),
  /** The first and the last day of publication, in India. */
  from: z.union([z.literal(''), z.iso.date()]).catch(''),
  until: z.union([z.literal(''), z.iso.date()]).catch(''),
  sort: deskSort.catch('updated'),
  /** '' is the default direction of the sort. */
  direction: z.enum(['', ...sortDirection.options]).catch(''),
});
export type TableQuery = z.infer<typeof tableQuery>;

export const everything = tableQuery.parse({});
const PAGE_ROWS = 25;

const keys = tableQuery.keyof().options;
const parameterOf = (key: keyof TableQuery): string => (key === 'categoryId' ? 'category' : key);

export const readTableQuery = (params: URLSearchParams): TableQuery =>
  withPart(tableQuery.parse(Object.fromEntries(keys.map((key) => [key, params.get(parameterOf(key))]))), {});

/**
 * The query after a choice. The API filters by day only in a table that is sorted by date. So a day
 * sorts the table by date, and another order removes the days.
 */
export function withPart(query: TableQuery, part: Partial<TableQuery>): TableQuery {
  const next = { ...query, ...part };
  if ((next.from === '' && next.until === '') || next.sort === 'published') return next;
  if (part.sort !== undefined) return { ...next, from: '', until: '' };
  return { ...next, sort: 'published', direction: '' };
}

/** The URL parameters of a query: only values that differ from the default. */
export const tableAddress = (query: TableQuery): URLSearchParams =>
  new URLSearchParams(
    keys.filter((key) => query[key] !== everything[key]).map((key) => [parameterOf(key), query[key]]),
  );

/** The API parameters for the first page of a query. */
export function tableCall(query: TableQuery): URLSearchParams {
  const call = new URLSearchParams(keys.filter((key) => query[key] !== '').map((key) => [key, query[key]]));
  call.set('limit', String(PAGE_ROWS));
  return call;
}

/** True if a search or a filter is set. The order does not count. */
export const isFiltered = (query: TableQuery): boolean =>
  keys.some((key) => key !== 'sort' && key !== 'direction' && query[key] !== everything[key]);

/** The label of each sort, and a note for the opposite of its default direction. */
export const sortLabels: Record<DeskSort, readonly [string, string]> = {
  updated: ['Last edited', 'oldest first'],
  title: ['Title', 'Z to A'],
  category: ['Category', 'Z to A'],
  author: ['Author', 'Z to A'],
  state: ['Status', 'published first'],
  views: ['Views', 'fewest first'],
  comments: ['Comments', 'fewest first'],
  published: ['Date', 'oldest first'],
};

type Order = Pick<TableQuery, 'sort' | 'direction'>;

/** The direction of a query, with the default filled in. */
export const shownDirection = ({ sort, direction }: Order): SortDirection =>
  directionOf({ sort, direction: direction || undefined });

/** The opposite of the default direction of a sort. */
export const turned = (sort: DeskSort): SortDirection => (directionOf({ sort }) === 'asc' ? 'desc' : 'asc');

/** The order after a press on a column's header. The third press restores the default order. */
export function nextOrder(now: Order, sort: DeskSort): Order {
  if (now.sort !== sort) return { sort, direction: '' };
  return shownDirection(now) === turned(sort) ? { sort: 'updated', direction: '' } : { sort, direction: turned(sort) };
}
