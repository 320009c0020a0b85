import type { Comment } from '@first-show/domain/comments/comment.schema';
import type { ReaderState } from '@first-show/domain/reader/reader.schema';

export type Thread = { comment: Comment; replies: Comment[] };

/**
 * Comments with their replies, one level deep: threads newest first, replies oldest first. A reply
 * whose comment is not in the list is a thread of its own.
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
 * The newest comments, followed by older ones that this page has shown (`seen`). The newest have no
 * gaps, so a seen comment of their period that is missing was withdrawn. Only the newest are
 * returned in two cases: if they are all comments of the article (`total`); and if no seen comment
 * is among them, because there may then be others in between. In the second case, earlier ones have
 * to be loaded again.
 */
export function mergeWithShown(
  newest: readonly Comment[],
  total: number,
  seen: readonly Comment[],
): readonly Comment[] {
  const known = new Set(newest.map(({ id }) => id));
  const last = newest.at(-1);
  if (last === undefined || newest.length >= total || !seen.some(({ id }) => known.has(id))) return newest;
  return [...newest, ...seen.filter(({ id, createdAt }) => !known.has(id) && createdAt <= last.createdAt)];
}

/** A comment of the reader's own, which this device stores until a moderator has decided it. */
export type OwnComment = Comment & { articleId: string };

const OWN_MAX = 20;

export const withOwn = (own: readonly OwnComment[], comment: OwnComment): OwnComment[] =>
  [comment, ...own.filter(({ id }) => id !== comment.id)].slice(0, OWN_MAX);

/**
 * Those of the reader's own comments that are still pending: they are not on the page, and the
 * server (`state`) lists them as pending. A comment that the server does not list was decided long
 * ago. While `state` is `null` (not loaded), returns all that are not on the page.
 */
export function pendingOwnComments(
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
