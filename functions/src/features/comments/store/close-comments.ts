import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { writeLog, type Moderator } from './moderation-log.ts';

/**
 * Closes or opens the comments of an article. Returns false if there is no such article. Changes
 * one field without a new revision, so that an editor who is editing the article gets no conflict.
 * Closing twice succeeds and writes one log entry.
 */
export async function setCommentsClosed(
  db: Firestore,
  input: { articleId: string; isClosed: boolean; moderator: Moderator; now: Date; logId: string },
): Promise<boolean> {
  const { articleId, isClosed, moderator, now } = input;
  const ref = db.collection(collections.articles).doc(articleId);
  return db.runTransaction(async (transaction) => {
    const [found] = await transaction.getAll(ref, { fieldMask: ['title', 'areCommentsClosed'] });
    if (found?.exists !== true) return false;
    const article = found.data() as Partial<Pick<ArticleDoc, 'title' | 'areCommentsClosed'>>;
    const wasClosed = article.areCommentsClosed === true;
    if (wasClosed === isClosed) return true;
    transaction.update(ref, { areCommentsClosed: isClosed });
    writeLog(db, transaction, {
      entry: {
        id: input.logId,
        action: isClosed ? 'close-comments' : 'open-comments',
        articleId,
        articleTitle: article.title ?? null,
        subject: article.title ?? '',
        before: { areCommentsClosed: wasClosed },
      },
      moderator,
      now,
    });
    return true;
  });
}
