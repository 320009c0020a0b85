import type { Firestore } from 'firebase-admin/firestore';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { ModerationLogDoc } from '@first-show/domain/comments/moderation-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import type { Writes } from '../../../platform/cache/optimistic.ts';
import { pageOf, type Page } from './page.ts';

const log = (db: Firestore) => db.collection(collections.moderationLog);

/** The acting person. Automatic decisions have `uid: null`. */
export type Moderator = { uid: string | null; displayName: string };

type Entry = Pick<ModerationLogDoc, 'id' | 'action' | 'before' | 'subject'> &
  Partial<Pick<ModerationLogDoc, 'commentId' | 'articleId' | 'articleTitle' | 'authorId' | 'words'>>;

/**
 * Adds a log entry to the commit of the logged change. Uses `create`, which cannot overwrite an
 * existing entry.
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

export const aboutComment = (comment: CommentQueueDoc) => ({
  commentId: comment.id,
  articleId: comment.articleId,
  articleTitle: comment.articleTitle ?? null,
  authorId: comment.authorId,
  subject: comment.authorName,
});

/** A page of the log, newest first; `null` if `after` names no entry. */
export async function listLog(db: Firestore, page: Page): Promise<ModerationLogDoc[] | null> {
  const found = await pageOf(log(db).orderBy('at', 'desc'), (id) => log(db).doc(id), page);
  return found?.map((document) => document.data() as ModerationLogDoc) ?? null;
}
