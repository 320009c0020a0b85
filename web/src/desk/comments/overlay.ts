import type { QueuedComment } from '@first-show/domain/comments/comment.schema';
import type { QueueList, QueueOrder } from '@first-show/domain/comments/moderation-desk.schema';
import { belongsTo } from './list-filter.ts';

/** A decision or an undo of this moderator that the live list may not show yet. */
export type Expectation = {
  /** The comment after the decision or the undo. */
  comment: QueuedComment;
  /** True for an undo: the comment is shown even if the live list lacks it. */
  isRestored: boolean;
};

/** A comment of a list that somebody else decided first. `notice` says how, and by whom. */
export type DecidedElsewhere = { list: QueueList; comment: QueuedComment; notice: string };

/** The differences between this window and the live list, by comment id. */
export type Overlay = {
  expected: ReadonlyMap<string, Expectation>;
  decidedElsewhere: ReadonlyMap<string, DecidedElsewhere>;
};

export const emptyOverlay: Overlay = { expected: new Map(), decidedElsewhere: new Map() };

/** A comment, with a notice if somebody else decided it. */
export type CardData = { comment: QueuedComment; notice: string | null };

/** The `id` attribute of a comment's card. */
export const cardId = (id: string): string => `card-${id}`;

export const inOrder = (cards: Iterable<CardData>, order: QueueOrder): CardData[] => {
  const newestFirst = [...cards].sort(
    (a, b) => b.comment.createdAt.localeCompare(a.comment.createdAt) || b.comment.id.localeCompare(a.comment.id),
  );
  return order === 'newest' ? newestFirst : newestFirst.reverse();
};

/**
 * Combines the live comments of a list with the moderator's own decisions, in order. Comments
 * that the moderator decided are hidden, and restored ones are shown. Comments that somebody else
 * decided stay until they are dismissed.
 */
export function applyOverlay(
  live: readonly QueuedComment[],
  { expected, decidedElsewhere }: Overlay,
  { list, order }: { list: QueueList; order: QueueOrder },
): CardData[] {
  const belongs = belongsTo(list);
  const cards = new Map<string, CardData>();
  for (const { comment, isRestored } of expected.values())
    if (isRestored && belongs(comment)) cards.set(comment.id, { comment, notice: null });
  for (const comment of live)
    if (belongs(expected.get(comment.id)?.comment ?? comment)) cards.set(comment.id, { comment, notice: null });
  for (const { list: seenIn, comment, notice } of decidedElsewhere.values())
    if (seenIn === list) cards.set(comment.id, { comment, notice });
  return inOrder(cards.values(), order);
}
