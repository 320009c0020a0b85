import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { chunksOf } from '@first-show/domain/core/chunks';
import { collections } from '@first-show/domain/core/collections';
import { shownCommentsRef, writeShownComments } from '../comments/store/shown-comments.ts';
import type { Erasure } from './erasure.ts';
import { AT_ONCE, deleteAll } from './pages.ts';
import { asideOf, asideRef } from './set-aside.ts';

/**
 * Erases the person's comments and messages. Each is moved to `system/erasures/setAside`, where the
 * later search finds it, and is deleted there when the erasure is complete (`set-aside.ts`).
 */

/**
 * Erases comments article by article. If the time runs out, the next run continues with another
 * article, and no article keeps only some of the person's comments.
 */
export async function eraseComments(erasure: Erasure): Promise<void> {
  const { db, person, hasTime } = erasure;
  const queue = db.collection(collections.commentQueue);
  const queuedIds: string[] = [];
  for (const ids of chunksOf([...person.comments.keys()], AT_ONCE)) {
    const found = await db.getAll(...ids.map((id) => queue.doc(id)), { fieldMask: ['articleId'] });
    queuedIds.push(...found.filter((one) => one.exists).map(({ id }) => id));
  }
  for (const [articleId, ids] of Map.groupBy(queuedIds, (id) => person.comments.get(id) ?? '')) {
    await eraseCommentsOf(erasure, articleId, ids);
    if (hasTime?.() === false && !erasure.isDryRun) {
      erasure.isCutOff = true;
      return;
    }
  }
}

export async function eraseCommentsOf(erasure: Erasure, articleId: string, ids: readonly string[]): Promise<void> {
  const { db, counts, isDryRun, articleIds } = erasure;
  if (isDryRun) {
    counts.comments += ids.length;
    return;
  }
  for (const id of ids) await unpublish(db, id, articleId);
  if (articleId !== '') articleIds.add(articleId);
  for (const id of ids) {
    const queued = db.collection(collections.commentQueue).doc(id);
    await deleteAll(db, await queued.collection('reports').listDocuments());
    if (await moveAside(erasure, queued)) counts.comments += 1;
  }
}

async function unpublish(db: Firestore, id: string, articleId: string): Promise<void> {
  const queued = db.collection(collections.commentQueue).doc(id);
  const comment = db.collection(collections.comments).doc(id);
  await db.runTransaction(async (transaction) => {
    const [found, publicComment, publicList] = await transaction.getAll(
      queued,
      comment,
      ...(articleId === '' ? [] : [shownCommentsRef(db, articleId)]),
    );
    if (found?.exists !== true) return;
    transaction.delete(comment);
    // Also remove the comment from the article's public comments, which open pages listen to.
    const createdAt = publicComment?.get('createdAt') as string | undefined;
    if (createdAt !== undefined && publicComment?.get('isApproved') === true)
      writeShownComments(transaction, {
        stored: publicList,
        changes: [{ isApproved: false, comment: { id, createdAt } }],
        now: new Date(),
      });
    // With the status 'deleted', nobody can approve or restore the comment before it is removed.
    transaction.update(queued, { status: 'deleted', isApproved: false, isReported: false, undo: null });
  });
}

export async function eraseMessages(erasure: Erasure): Promise<void> {
  for (const id of erasure.person.messageIds) await eraseMessage(erasure, id);
}

export async function eraseMessage(erasure: Erasure, id: string): Promise<void> {
  const { db, counts, isDryRun } = erasure;
  const message = db.collection(collections.messages).doc(id);
  const isThere = isDryRun ? (await message.get()).exists : await moveAside(erasure, message);
  if (isThere) counts.messages += 1;
}

/**
 * Moves a document to `system/erasures/setAside`. False if it no longer exists, because another run
 * has handled it.
 */
const moveAside = ({ db, person, followsLinks }: Erasure, source: DocumentReference): Promise<boolean> =>
  db.runTransaction(async (transaction) => {
    const data = (await transaction.get(source)).data();
    if (data === undefined) return false;
    transaction.set(
      asideRef(db, source.parent.id, source.id),
      asideOf({ ref: source, data }, person, { followsLinks }),
    );
    transaction.delete(source);
    return true;
  });
