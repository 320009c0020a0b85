import type { QueuedComment } from '@first-show/domain/comments/comment.schema';
import type { Decision, QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import type { CardData } from './overlay.ts';

/** A moderator's action. 'dismiss' dismisses the reports of a comment, which stays public. */
export type Act = Decision | 'dismiss';

/** The actions of each list, in the order of their buttons. */
export const actsOf: Readonly<Record<QueueList, readonly Act[]>> = {
  pending: ['approve', 'reject', 'delete'],
  reported: ['dismiss', 'delete'],
  approved: ['reject'],
  rejected: ['approve'],
};

/** True for lists of comments that wait for a decision. Only these lists have a selection. */
export const isWaiting = (list: QueueList): boolean => list === 'pending' || list === 'reported';

export const canActOn = (list: QueueList, { comment, notice }: CardData): boolean =>
  notice === null && (list !== 'pending' || comment.moderatedAt === null);

export const isSelectable = (list: QueueList, card: CardData): boolean => isWaiting(list) && canActOn(list, card);

/** The status of a comment after a decision, by decision. */
export const statusAfter = { approve: 'approved', reject: 'rejected', delete: 'deleted' } as const;

export const successTitle = (act: Act, count: number): string =>
  act === 'dismiss'
    ? 'Reports dismissed'
    : `${count === 1 ? 'Comment' : `${count} comments`} ${statusAfter[act]} successfully`;

export const failureTitle = (act: Act, count: number): string =>
  act === 'dismiss' ? 'Failed to dismiss reports' : `Failed to ${act} ${count === 1 ? 'comment' : `${count} comments`}`;

/** 'Already approved by Gauri Naik'. `comment`: its current state; `null` if it was deleted. */
export function decidedByText(comment: Pick<QueuedComment, 'status' | 'moderatedBy'> | null): string {
  const by = comment?.moderatedBy ?? 'another moderator';
  if (comment === null) return `Already deleted by ${by}`;
  return comment.status === 'pending' ? 'Undone by another moderator' : `Already ${comment.status} by ${by}`;
}
