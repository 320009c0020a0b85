import type { Firestore } from 'firebase-admin/firestore';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import {
  moderationLogEntryOf,
  type LogAction,
  type ModerationFacts,
  type ModerationLogDoc,
  type ModerationLogEntry,
} from '@first-show/domain/comments/moderation-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import type { Writes } from '../../../platform/firestore/preconditions.ts';
import { writeDeskLog } from '../../../platform/desk-log/desk-log.ts';
import { pageOf, type Page } from './page.ts';

const log = (db: Firestore) => db.collection(collections.deskLog);

/** The acting person. Automatic decisions have `uid: null`. */
export type Moderator = { uid: string | null; displayName: string };

type Entry = { id: string; action: LogAction } & Pick<ModerationFacts, 'before' | 'subject'> & Partial<ModerationFacts>;

/**
 * Adds an entry to the commit of the decision. What could name a reader is only in `moderation`,
 * which administrators do not see.
 */
export function writeLog(
  db: Firestore,
  writes: Writes,
  { entry, moderator, now }: { entry: Entry; moderator: Moderator; now: Date },
): void {
  const { id, action, ...facts } = entry;
  const moderation = { commentId: null, articleId: null, articleTitle: null, authorId: null, ...facts };
  const doc: ModerationLogDoc = {
    id,
    desk: 'moderation',
    at: now.toISOString(),
    uid: moderator.uid,
    by: moderator.displayName,
    action,
    call: null,
    subject: moderation.articleTitle,
    subjectId: moderation.commentId,
    details: moderation.before?.status === undefined ? [] : [`was ${moderation.before.status}`],
    moderation,
  };
  writeDeskLog(db, writes, doc);
}

export const aboutComment = (comment: CommentQueueDoc) => ({
  commentId: comment.id,
  articleId: comment.articleId,
  articleTitle: comment.articleTitle ?? null,
  authorId: comment.authorId,
  subject: comment.authorName,
});

/** A page of the log, newest first; `null` if `after` names no entry. */
export async function listLog(db: Firestore, page: Page): Promise<ModerationLogEntry[] | null> {
  const found = await pageOf(
    log(db).where('desk', '==', 'moderation').orderBy('at', 'desc'),
    (id) => log(db).doc(id),
    page,
  );
  return found?.map((document) => moderationLogEntryOf(document.data() as ModerationLogDoc)) ?? null;
}
