import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';

/** What was decided here and the live list does not say yet. */
export type Expectation = {
  /** As it is going to be. */
  comment: CommentQueueDoc;
  /** Shown before the live list has it again: a decision that was taken back. */
  isRestored: boolean;
};

/** A card that stays although its comment has left the list: somebody else decided it first. */
export type Settled = { comment: CommentQueueDoc; notice: string; list: QueueList };

export type Overlay = {
  expected: ReadonlyMap<string, Expectation>;
  settled: ReadonlyMap<string, Settled>;
};

export const emptyOverlay: Overlay = { expected: new Map(), settled: new Map() };

/** A card: the comment, and who else decided it meanwhile. */
export type Shown = { comment: CommentQueueDoc; notice: string | null };

const newestFirst = (a: Shown, b: Shown) =>
  b.comment.createdAt.localeCompare(a.comment.createdAt) || b.comment.id.localeCompare(a.comment.id);

/**
 * A live list as its moderator sees it, newest first: without what was decided here, with what was
 * taken back here, and with what somebody else decided under their eyes until they dismiss it.
 * `belongs` says which comments the list is of.
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
