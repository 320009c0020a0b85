import type { Firestore } from 'firebase-admin/firestore';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { ModerationLogDoc } from '@first-show/domain/comments/moderation-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import type { Writes } from '../../lib/optimistic.ts';
import { pageOf, type Page } from './page.ts';

const log = (db: Firestore) => db.collection(collections.moderationLog);

/** Who acts; a setting has no `uid`. */
export type Moderator = { uid: string | null; displayName: string };

type Entry = Pick<ModerationLogDoc, 'id' | 'action' | 'before' | 'subject'> &
  Partial<Pick<ModerationLogDoc, 'commentId' | 'articleId' | 'articleTitle' | 'authorId' | 'words'>>;

/**
 * Within the commit of what it tells. Created, never set: an entry that is there cannot be changed
 * by another.
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

/** What an entry says of the comment it is about. */
export const aboutComment = (comment: CommentQueueDoc) => ({
  commentId: comment.id,
  articleId: comment.articleId,
  articleTitle: comment.articleTitle ?? null,
  authorId: comment.authorId,
  subject: comment.authorName,
});

/** Newest first; `null` where `after` names none. */
export async function listLog(db: Firestore, page: Page): Promise<ModerationLogDoc[] | null> {
  const found = await pageOf(log(db).orderBy('at', 'desc'), (id) => log(db).doc(id), page);
  return found?.map((document) => withDefaults(document.id, document.data() as ModerationLogDoc)) ?? null;
}

/** Entries of before the log knew more than comments lack the newer fields. */
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
