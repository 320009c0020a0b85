import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Comment } from '@first-show/domain/comments/comment.schema';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import { LIST_MAX } from '@first-show/domain/core/limits';
import type { ShownCommentsRollup } from '@first-show/domain/rollups/rollups';
import type { Writes } from '../../../platform/firestore/preconditions.ts';

/**
 * The list of public comments in `rollups/article-{id}`. Every commit that approves or withdraws
 * comments also writes this list, computed from the stored list and the decision. So open pages get
 * the change together with the decision, and no text stays public longer than its comment. Such a
 * commit writes the roll-up even if the list stays the same: a concurrent rebuild that has read the
 * old comments then retries (`rebuildComments`) instead of restoring withdrawn ones.
 */
export type ShownComments = Pick<ShownCommentsRollup, 'comments' | 'commentTotal'>;
/** A comment that was just approved, or that is no longer approved. */
export type ShownCommentChange =
  { isApproved: true; comment: Comment } | { isApproved: false; comment: Pick<Comment, 'id' | 'createdAt'> };

/** The public fields of a stored comment, from `comments` or from the queue. */
export const commentOf = (id: string, data: DocumentData): Comment => ({
  id,
  authorName: data.authorName as string,
  content: data.content as string,
  createdAt: data.createdAt as string,
  parentId: (data.parentId as string | null | undefined) ?? null,
});

export const shownCommentsRef = (db: Firestore, articleId: string) =>
  db.collection(collections.rollups).doc(rollupIds.shownComments(articleId));

/** The roll-ups of articles by id. One read for each article. */
export async function readShownComments(
  db: Firestore,
  articleIds: readonly string[],
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  const ids = [...new Set(articleIds)];
  if (ids.length === 0) return new Map();
  const found = await db.getAll(...ids.map((id) => shownCommentsRef(db, id)));
  return new Map(ids.flatMap((id, index) => (found[index] === undefined ? [] : [[id, found[index]] as const])));
}

/**
 * Writes changes to an article's roll-up. Call it within the batch that changes the comments. The
 * precondition is that nobody has written the roll-up since `stored` was read. If the roll-up is
 * missing or has no comments yet, the next read builds the list.
 */
export function writeShownComments(
  writes: Writes,
  input: { stored: DocumentSnapshot | undefined; changes: readonly ShownCommentChange[]; now: Date },
): void {
  const { stored, changes, now } = input;
  if (stored?.updateTime === undefined || changes.length === 0) return;
  const shown = shownCommentsOf(stored);
  // A rebuild has created the document and not yet written its content. Without `updatedAt` the
  // list still counts as missing, and the write makes that rebuild start again.
  const fields =
    shown === null
      ? { changedAt: now.toISOString() }
      : { ...changes.reduce(withChange, shown), updatedAt: now.toISOString() };
  writes.update(stored.ref, fields, { lastUpdateTime: stored.updateTime });
}

/** The comments of a stored roll-up; `null` if it has none yet. */
export function shownCommentsOf(stored: DocumentSnapshot): ShownComments | null {
  const { comments, commentTotal } = (stored.data() ?? {}) as Partial<ShownComments>;
  return comments === undefined || commentTotal === undefined ? null : { comments, commentTotal };
}

type CommentPosition = Pick<Comment, 'id' | 'createdAt'>;
/** The order of the list: newest first; comments of the same time by descending id. */
const isNewer = (a: CommentPosition, b: CommentPosition): boolean =>
  a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id > b.id);

/**
 * Whether an approved comment of this age would be in the list, which holds the newest comments
 * without a gap.
 */
function isInRange({ comments, commentTotal }: ShownComments, position: CommentPosition): boolean {
  const last = comments.at(-1);
  return comments.length >= commentTotal || (last !== undefined && !isNewer(last, position));
}

export function withChange(shown: ShownComments, { isApproved, comment }: ShownCommentChange): ShownComments {
  const others = shown.comments.filter(({ id }) => id !== comment.id);
  const isListed = others.length < shown.comments.length;
  const isRanged = isInRange(shown, comment);
  if (!isApproved) {
    // If the list reaches back to the comment but does not contain it, the total does not count
    // the comment either.
    const isCounted = isListed || !isRanged;
    return { comments: others, commentTotal: Math.max(others.length, shown.commentTotal - Number(isCounted)) };
  }
  const commentTotal = shown.commentTotal + Number(!isListed);
  if (!isRanged) return { comments: others, commentTotal };
  const at = others.findIndex((other) => isNewer(comment, other));
  return { comments: others.toSpliced(at === -1 ? others.length : at, 0, comment).slice(0, LIST_MAX), commentTotal };
}

/**
 * Whether the list has its full length: all comments, or `LIST_MAX`. When a comment of a full list
 * is withdrawn, the next older one has to be read.
 */
export const isFull = ({ comments, commentTotal }: ShownComments): boolean =>
  comments.length >= Math.min(LIST_MAX, commentTotal);

/**
 * Whether the list shows a comment correctly. `comment` is the current public form; `null` if the
 * comment is not approved, so that the list must not show it. Also false if the list does not reach
 * back to the date of the comment.
 */
export function isShownAs(
  shown: ShownComments,
  { position, comment }: { position: CommentPosition; comment: Comment | null },
): boolean {
  if (!isInRange(shown, position)) return false;
  const listed = shown.comments.find(({ id }) => id === position.id);
  if (listed === undefined || comment === null) return listed === undefined && comment === null;
  return (Object.keys(comment) as (keyof Comment)[]).every((field) => listed[field] === comment[field]);
}
