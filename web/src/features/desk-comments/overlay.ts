import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';

/** An own decision that the live list does not show yet. */
export type Expectation = {
  /** The comment after the decision. */
  comment: CommentQueueDoc;
  /** True for an undo: the comment is shown before the live list has it again. */
  isRestored: boolean;
};

/** A card whose comment left the list because somebody else decided it first. */
export type Settled = { comment: CommentQueueDoc; notice: string; list: QueueList };

export type Overlay = {
  expected: ReadonlyMap<string, Expectation>;
  settled: ReadonlyMap<string, Settled>;
};

export const emptyOverlay: Overlay = { expected: new Map(), settled: new Map() };

/** A card: the comment, and a notice if somebody else decided it. */
export type Shown = { comment: CommentQueueDoc; notice: string | null };

const newestFirst = (a: Shown, b: Shown) =>
  b.comment.createdAt.localeCompare(a.comment.createdAt) || b.comment.id.localeCompare(a.comment.id);

/**
 * Combines a live list with the moderator's own decisions, newest first: hides decided comments,
 * shows restored ones, and keeps those that somebody else decided until they are dismissed.
 * `belongs` tells which comments belong to the list.
 */
export function applyOverlay(
  live: readonly CommentQueueDoc[],
  { expected, settled }: Overlay,
  list: { name: QueueList; belongs: (comment: CommentQueueDoc) => boolean },
): Shown[] {
  const shown = new Map<string, Shown>();
  for (const comment of live) {
    const expectation = expected.get(comment.id);
    if (expectation === undefined || list.belongs(expectation.comment))
      shown.set(comment.id, { comment, notice: null });
  }
  for (const [id, { comment, isRestored }] of expected)
    if (isRestored && !shown.has(id) && list.belongs(comment)) shown.set(id, { comment, notice: null });
  for (const [id, { comment, notice, list: name }] of settled)
    if (name === list.name) shown.set(id, { comment, notice });
  return [...shown.values()].sort(newestFirst);
}
