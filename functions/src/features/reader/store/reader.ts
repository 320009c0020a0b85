import type { Firestore } from 'firebase-admin/firestore';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import { collections } from '@first-show/domain/core/collections';
import type { ReaderState } from '@first-show/domain/reader/reader.schema';

export const OWN_COMMENTS_MAX = 30;
/** For this time after a decision, the comment's author is told of the decision. */
const DECIDED_LATELY_MS = 7 * 86_400_000;

/**
 * The comments of a reader under `articleIds` that are pending or were decided within a week. Looks
 * only at the reader's newest `OWN_COMMENTS_MAX` comments, so it costs at most that many reads.
 */
export async function ownComments(
  db: Firestore,
  input: { readerId: string; articleIds: ReadonlySet<string>; now: Date },
): Promise<{ comments: ReaderState['comments']; reads: number }> {
  if (input.articleIds.size === 0) return { comments: [], reads: 0 };
  const snapshot = await db
    .collection(collections.commentQueue)
    .where('readerId', '==', input.readerId)
    .orderBy('createdAt', 'desc')
    .limit(OWN_COMMENTS_MAX)
    .select('articleId', 'status', 'moderatedAt')
    .get();
  const comments = snapshot.docs.flatMap((document) => {
    const { articleId, status, moderatedAt } = document.data() as Pick<
      CommentQueueDoc,
      'articleId' | 'status' | 'moderatedAt'
    >;
    const isOld = moderatedAt !== null && input.now.getTime() - Date.parse(moderatedAt) > DECIDED_LATELY_MS;
    // To its author, a deleted comment looks like a rejected one.
    return !input.articleIds.has(articleId) || isOld
      ? []
      : [{ id: document.id, status: status === 'deleted' ? ('rejected' as const) : status }];
  });
  return { comments, reads: Math.max(1, snapshot.size) };
}
