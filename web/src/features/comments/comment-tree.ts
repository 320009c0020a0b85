import type { Comment } from '@first-show/domain/comments/comment.schema';
import type { ReaderState } from '@first-show/domain/reader/reader.schema';

export type Thread = { comment: Comment; replies: Comment[] };

/**
 * Comments with their answers, one level: threads newest first, answers oldest first. An answer
 * whose comment is not in the list stands for itself.
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

/**
 * The newest comments as they are now, and behind them those that this page has shown (`seen`). The
 * newest stand without a gap: one that has its place among them and is not there was withdrawn.
 * Where they know none of the seen, others may have come in between: they stand alone then, and the
 * earlier ones are asked for anew.
 */
export function withSeen(newest: readonly Comment[], total: number, seen: readonly Comment[]): readonly Comment[] {
  const known = new Set(newest.map(({ id }) => id));
  const last = newest.at(-1);
  if (last === undefined || newest.length >= total || !seen.some(({ id }) => known.has(id))) return newest;
  return [...newest, ...seen.filter(({ id, createdAt }) => !known.has(id) && createdAt <= last.createdAt)];
}

/** Own comments as this device keeps them until they are moderated. */
export type OwnComment = Comment & { articleId: string };

const OWN_MAX = 20;

export const withOwn = (own: readonly OwnComment[], comment: OwnComment): OwnComment[] =>
  [comment, ...own.filter(({ id }) => id !== comment.id)].slice(0, OWN_MAX);

/**
 * Own comments of an article that still wait: not on the page yet, and not decided as far as the
 * server tells. One it does not tell of was decided long ago. `state` is `null` while the server
 * was not heard.
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
