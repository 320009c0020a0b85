import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { CommentQueueDoc, CommentStateDoc, QueuedComment } from '@first-show/domain/comments/comment.schema';
import { collections } from '@first-show/domain/core/collections';

/** The two documents of a comment, and what the stored form means to staff. */

/** The public part. */
export const publicRef = (db: Firestore, id: string) => db.collection(collections.comments).doc(id);
/** The whole comment, for staff. */
export const queueRef = (db: Firestore, id: string) => db.collection(collections.commentQueue).doc(id);

/** A stored comment; `undefined` if there is none. */
export const queueDocOf = (snapshot: DocumentSnapshot | undefined): CommentQueueDoc | undefined =>
  snapshot?.data() as CommentQueueDoc | undefined;

/** The fields of a comment that a decision can change. */
export const stateOf = (doc: CommentQueueDoc): CommentStateDoc => ({
  status: doc.status,
  isApproved: doc.isApproved,
  moderatedAt: doc.moderatedAt,
  moderatedBy: doc.moderatedBy,
  moderatedByUid: doc.moderatedByUid,
  isReported: doc.isReported,
  reportsDismissed: doc.reportsDismissed,
});

/**
 * A comment without the internal fields, such as the reader's id, the search keys and the state for
 * the undo.
 */
export function presentForStaff(doc: CommentQueueDoc): QueuedComment {
  return {
    id: doc.id,
    authorName: doc.authorName,
    content: doc.content,
    createdAt: doc.createdAt,
    parentId: doc.parentId,
    articleId: doc.articleId,
    articleSlug: doc.articleSlug,
    articleTitle: doc.articleTitle,
    ipAddress: doc.ipAddress,
    isAddressVerified: doc.isAddressVerified,
    isApproved: doc.isApproved,
    moderatedAt: doc.moderatedAt,
    moderatedBy: doc.moderatedBy,
    moderatedByUid: doc.moderatedByUid,
    flags: doc.flags,
    reportCount: doc.reportCount,
    status: doc.status,
    authorId: doc.authorId,
    isReported: doc.isReported,
  };
}
