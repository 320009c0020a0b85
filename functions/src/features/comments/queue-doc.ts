import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { commentKeys } from '@first-show/domain/comments/comment-keys';
import type { AdminComment, CommentQueueDoc, CommentStateDoc } from '@first-show/domain/comments/comment.schema';
import { addressId } from '../../lib/limits/address-id.ts';

/**
 * Converts documents of `commentQueue` into comments, and comments into answers for staff, without
 * I/O.
 */

/** The id of an author, derived from the email address; `null` without an address. */
const authorIdOf = (email: string | null | undefined): string | null =>
  email === null || email === undefined || email === '' ? null : addressId(email);

/**
 * A stored comment, with defaults for fields that did not exist when it was written; `undefined` if
 * there is none.
 */
export function queueDocOf(snapshot: DocumentSnapshot | undefined): CommentQueueDoc | undefined {
  const data = snapshot?.data() as (Partial<CommentQueueDoc> & CommentQueueDoc) | undefined;
  if (snapshot === undefined || data === undefined) return undefined;
  const moderatedAt = data.moderatedAt ?? null;
  const doc = {
    ...data,
    id: snapshot.id,
    parentId: data.parentId ?? null,
    authorEmail: data.authorEmail ?? null,
    ipAddress: data.ipAddress ?? null,
    isAddressVerified: data.isAddressVerified ?? null,
    moderatedAt,
    moderatedBy: data.moderatedBy ?? null,
    moderatedByUid: data.moderatedByUid ?? null,
    flags: data.flags ?? [],
    reportCount: data.reportCount ?? 0,
    isReported: data.isReported ?? false,
    reportsDismissed: data.reportsDismissed ?? null,
    status: data.status ?? (data.isApproved ? 'approved' : moderatedAt === null ? 'pending' : 'rejected'),
    authorId: data.authorId ?? authorIdOf(data.authorEmail),
  };
  return { ...doc, keys: data.keys ?? commentKeys(doc) };
}

/** The fields of a comment that a decision can change. */
export const stateOf = (doc: CommentQueueDoc): CommentStateDoc => ({
  status: doc.status,
  isApproved: doc.isApproved,
  moderatedAt: doc.moderatedAt,
  moderatedBy: doc.moderatedBy,
  moderatedByUid: doc.moderatedByUid,
  isReported: doc.isReported,
  reportsDismissed: doc.reportsDismissed ?? null,
});

/**
 * A comment without the internal fields, such as the reader's id, the search keys and the state for
 * the undo.
 */
export function presentForStaff(doc: CommentQueueDoc): AdminComment {
  return {
    id: doc.id,
    authorName: doc.authorName,
    content: doc.content,
    createdAt: doc.createdAt,
    parentId: doc.parentId,
    articleId: doc.articleId,
    articleSlug: doc.articleSlug,
    articleTitle: doc.articleTitle,
    authorEmail: doc.authorEmail,
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
