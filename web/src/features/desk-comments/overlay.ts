import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';

/** An own decision that the live list does not show yet. */
export type Expectation = {
  /** The comment after the decision. */
  comment: CommentQueueDoc;
  /** True for an undo: the comment is shown before the live list has it again. */
  isRestored: boolean;
};

/** A comment of a list that somebody else decided first. `notice` says who. */
export type DecidedElsewhere = { list: QueueList; comment: CommentQueueDoc; notice: string };

/** Both by comment id. */
export type Overlay = {
  expected: ReadonlyMap<string, Expectation>;
  decidedElsewhere: ReadonlyMap<string, DecidedElsewhere>;
};

export const emptyOverlay: Overlay = { expected: new Map(), decidedElsewhere: new Map() };

/** A card: the comment, and a notice if somebody else decided it. */
export type CardData = { comment: CommentQueueDoc; notice: string | null };

/** The `id` attribute of a comment's card. */
export const cardId = (id: string): string => `card-${id}`;

export const newestFirst = (a: CardData, b: CardData): number =>
  b.comment.createdAt.localeCompare(a.comment.createdAt) || b.comment.id.localeCompare(a.comment.id);

/**
 * Combines a live list with the moderator's own decisions, newest first: hides decided comments,
 * shows restored ones, and keeps those that somebody else decided until they are dismissed.
 * `belongs` tells which comments belong to the list.
 */
export function applyOverlay(
  live: readonly CommentQueueDoc[],
  { expected, decidedElsewhere }: Overlay,
  list: { name: QueueList; belongs: (comment: CommentQueueDoc) => boolean },
): CardData[] {
  const cards = new Map<string, CardData>();
  for (const { comment, isRestored } of expected.values())
    if (isRestored && list.belongs(comment)) cards.set(comment.id, { comment, notice: null });
  for (const comment of live)
    if (list.belongs(expected.get(comment.id)?.comment ?? comment)) cards.set(comment.id, { comment, notice: null });
  for (const { list: name, comment, notice } of decidedElsewhere.values())
    if (name === list.name) cards.set(comment.id, { comment, notice });
  return [...cards.values()].sort(newestFirst);
}
