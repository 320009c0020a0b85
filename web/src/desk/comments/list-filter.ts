import { type CommentFilter, primaryKey } from '@first-show/domain/comments/comment-keys';
import type { QueueList, QueueOrder } from '@first-show/domain/comments/moderation-desk.schema';
import type { QueuedComment } from '@first-show/domain/comments/comment.schema';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LiveQuery } from '../lib/use-live-state.ts';
import { AT_ONCE, useUrlFilter } from '../lib/use-url-filter.ts';

/** The URL parameter of each condition of the filter. */
const parameters = { text: 'q', articleId: 'article', authorId: 'author', authorName: 'name', rule: 'flag' } as const;
type Condition = keyof typeof parameters;
const conditions = Object.keys(parameters) as Condition[];

export function filterOf(search: URLSearchParams): CommentFilter {
  const found = conditions.map((condition) => [condition, search.get(parameters[condition])?.trim() ?? '']);
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}

/** The URL's parameters with some conditions changed. An empty text removes the condition. */
export function withFilter(search: URLSearchParams, changes: Partial<Record<Condition, string>>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const condition of conditions) {
    const value = changes[condition];
    if (value === undefined) continue;
    if (value.trim() === '') next.delete(parameters[condition]);
    else next.set(parameters[condition], value);
  }
  return next;
}

export const noFilter: Record<Condition, string> = { text: '', articleId: '', authorId: '', authorName: '', rule: '' };

type SetFilter = (changes: Partial<Record<Condition, string>>, options?: { isNewEntry: boolean }) => void;

/** The filter in the URL. `isNewEntry`: the change adds an entry to the browser's history. */
export function useListFilter(): [CommentFilter, SetFilter] {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => filterOf(search), [search]);
  return [
    filter,
    (changes, { isNewEntry } = { isNewEntry: false }) =>
      setSearch((now) => withFilter(now, changes), { ...AT_ONCE, replace: !isNewEntry }),
  ];
}

/** True if no condition is set, so that the whole list is shown. */
export const isUnfiltered = (filter: CommentFilter): boolean => Object.keys(filter).length === 0;

/** The order of the lists, in the URL. */
export const useQueueOrder = () => useUrlFilter<QueueOrder>('order', ['newest', 'oldest']);

/**
 * The first comments of a list. Queries only the most selective condition; `matchesFilter` checks
 * all in the browser.
 */
export function queryOf(list: QueueList, filter: CommentFilter, order: QueueOrder): LiveQuery {
  const key = primaryKey(filter);
  return {
    collection: 'commentQueue',
    where: [
      list === 'reported' ? (['isReported', '==', true] as const) : (['status', '==', list] as const),
      ...(key === null ? [] : [['keys', 'array-contains', key] as const]),
    ],
    orderBy: [['createdAt', order === 'newest' ? 'desc' : 'asc']],
    limit: LIST_MAX,
  };
}

export const belongsTo =
  (list: QueueList) =>
  (comment: Pick<QueuedComment, 'status' | 'isReported'>): boolean =>
    list === 'reported' ? comment.isReported && comment.status === 'approved' : comment.status === list;
