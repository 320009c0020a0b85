import { formatCountOf } from '@first-show/domain/core/money';
import type { TrashItem, TrashKind } from '@first-show/domain/trash/trash.schema';

export const trashKindNames: Readonly<Record<TrashKind, string>> = {
  article: 'Article',
  film: 'Film',
  person: 'Person',
  poll: 'Poll',
  prediction: 'Prediction',
  picture: 'Picture',
  category: 'Category',
  source: 'Source',
};

const paths: Readonly<Record<TrashKind, string>> = {
  article: '/api/articles',
  film: '/api/box-office',
  person: '/api/people',
  poll: '/api/admin/polls',
  prediction: '/api/admin/predictions',
  picture: '/api/admin/media',
  category: '/api/admin/categories',
  source: '/api/admin/sources',
};

/** The call that restores an item. The undo after a delete is the same call. */
export const restorePath = ({ kind, id }: Pick<TrashItem, 'kind' | 'id'>): string =>
  `${paths[kind]}/${encodeURIComponent(id)}/undo`;

/** A picture without alt text has no title. */
export const titleOf = ({ kind, title }: Pick<TrashItem, 'kind' | 'title'>): string =>
  title === '' ? `${trashKindNames[kind]} without a title` : title;

const DAY_MS = 86_400_000;

/**
 * How long an item can still be restored: '29 days', or 'Until tonight' if the next run of
 * `emptyTrash` removes it.
 */
export function timeLeft(removeAt: string, now: Date): string {
  const days = Math.ceil((Date.parse(removeAt) - now.getTime()) / DAY_MS);
  return days < 1 ? 'Until tonight' : formatCountOf(days, 'day');
}
