import type { Firestore } from 'firebase-admin/firestore';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { ModerationLogDoc } from '@first-show/domain/comments/moderation-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import type { Writes } from '../../lib/cache/optimistic.ts';
import { pageOf, type Page } from './page.ts';

const log = (db: Firestore) => db.collection(collections.moderationLog);

/** The acting person; automatic decisions have no `uid`. */
export type Moderator = { uid: string | null; displayName: string };

type Entry = Pick<ModerationLogDoc, 'id' | 'action' | 'before' | 'subject'> &
  Partial<Pick<ModerationLogDoc, 'commentId' | 'articleId' | 'articleTitle' | 'authorId' | 'words'>>;

/**
 * Writes an entry within the commit of its decision. It uses create, so that an existing entry
 * cannot be overwritten.
 */
export function writeLog(
  db: Firestore,
  writes: Writes,
  { entry, moderator, now }: { entry: Entry; moderator: Moderator; now: Date },
): void {
  const doc: ModerationLogDoc = {
    commentId: null,
    articleId: null,
    articleTitle: null,
    authorId: null,
    ...entry,
    uid: moderator.uid,
    moderatedBy: moderator.displayName,
    at: now.toISOString(),
  };
  writes.create(log(db).doc(entry.id), doc);
}

/** The fields of an entry that describe its comment. */
export const aboutComment = (comment: CommentQueueDoc) => ({
  commentId: comment.id,
  articleId: comment.articleId,
  articleTitle: comment.articleTitle ?? null,
  authorId: comment.authorId,
  subject: comment.authorName,
});

/** Newest first; `null` if `after` names no entry. */
export async function listLog(db: Firestore, page: Page): Promise<ModerationLogDoc[] | null> {
  const found = await pageOf(log(db).orderBy('at', 'desc'), (id) => log(db).doc(id), page);
  return found?.map((document) => withDefaults(document.id, document.data() as ModerationLogDoc)) ?? null;
}

/** Defaults for older entries, which lack newer fields. */
const withDefaults = (id: string, doc: Partial<ModerationLogDoc> & ModerationLogDoc): ModerationLogDoc => ({
  ...doc,
  id,
  uid: doc.uid ?? null,
  commentId: doc.commentId ?? null,
  articleId: doc.articleId ?? null,
  articleTitle: doc.articleTitle ?? null,
  authorId: doc.authorId ?? null,
  subject: doc.subject ?? '',
  before: doc.before ?? null,
});
