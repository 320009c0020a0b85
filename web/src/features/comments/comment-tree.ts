import type { Comment } from '@first-show/domain/comments/comment.schema';
import type { ReaderState } from '@first-show/domain/reader/reader.schema';

export type Thread = { comment: Comment; replies: Comment[] };

/**
 * Comments with their answers, one level: threads newest first, answers oldest first. An answer whose comment is not in the list
 * stands for itself.
 */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const threads = new Map<string, Thread>();
  const ids = new Set(comments.map(({ id }) => id));
  const isReply = (comment: Comment) => comment.parentId !== null && ids.has(comment.parentId);
  for (const comment of comments) if (!isReply(comment)) threads.set(comment.id, { comment, replies: [] });
  for (const comment of comments) if (isReply(comment)) threads.get(comment.parentId as string)?.replies.push(comment);
  const sorted = [...threads.values()].sort((a, b) => b.comment.createdAt.localeCompare(a.comment.createdAt));
  for (const { replies } of sorted) replies.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  return sorted;
}

/** Two lists as one, without doubles; what `newer` says of a comment wins. */
export function mergeComments(newer: readonly Comment[], older: readonly Comment[]): Comment[] {
  const known = new Set(newer.map(({ id }) => id));
  return [...newer, ...older.filter(({ id }) => !known.has(id))];
}

/** Own comments as this device keeps them until they are moderated. */
export type OwnComment = Comment & { articleId: string };

const OWN_MAX = 20;

export const withOwn = (own: readonly OwnComment[], comment: OwnComment): OwnComment[] =>
  [comment, ...own.filter(({ id }) => id !== comment.id)].slice(0, OWN_MAX);

/**
 * Own comments of an article that still wait: not on the page yet, and not decided as far as the server tells. One it does not tell of
 * was decided long ago. `state` is `null` while the server was not heard.
 */
export function stillWaiting(
  own: readonly OwnComment[],
  shown: readonly Comment[],
  state: ReaderState['comments'] | null,
): OwnComment[] {
  const published = new Set(shown.map(({ id }) => id));
  return own.filter(
    ({ id }) =>
      !published.has(id) && (state === null || state.some((known) => known.id === id && known.status === 'pending')),
  );
}
