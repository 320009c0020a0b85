import type { Comment } from '@first-show/domain/comments/comment.schema';
import type { ReaderState } from '@first-show/domain/reader/reader.schema';

/** The newest comments of an article, and the number of all its comments. */
export type LiveComments = { comments: readonly Comment[]; total: number };

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
 * Returns the `newest` comments, followed by older comments that this page has shown (`seen`). A
 * seen comment that is missing in `newest`, although it is newer than the last one there, is no
 * longer public and is left out. In two cases the result is only `newest`: if it has all comments
 * of the article (`total`), and if it has no comment of `seen`. In the second case comments between
 * the two lists may be missing, so the older comments have to be loaded again.
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

/**
 * Whether a comment was withdrawn between two states of the newest comments and the total. It may
 * be an older one, which is not among the newest.
 */
export function hasWithdrawal(before: LiveComments, now: LiveComments): boolean {
  const known = new Set(before.comments.map(({ id }) => id));
  const added = now.comments.filter(({ id }) => !known.has(id)).length;
  return now.total < before.total + added;
}

/** A comment of the reader's own, which this device stores until a moderator has decided it. */
export type OwnComment = Comment & { articleId: string };

const OWN_MAX = 20;

export const withOwn = (own: readonly OwnComment[], comment: OwnComment): OwnComment[] =>
  [comment, ...own.filter(({ id }) => id !== comment.id)].slice(0, OWN_MAX);

/** The reader's own comments that the server no longer lists as pending. */
export const decidedOwnComments = (own: readonly OwnComment[], state: ReaderState['comments']): OwnComment[] =>
  own.filter(({ id }) => !state.some((known) => known.id === id && known.status === 'pending'));

/**
 * The reader's own comments that are still pending: they are not on the page, and the server
 * (`state`) lists them as pending. A comment that the server does not list was decided long ago.
 * While `state` is `null` (not loaded), returns all own comments that are not on the page.
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
