import { FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';
import type {
  CommentDoc,
  CommentQueueDoc,
  ModerationFlag,
  ModerationLogDoc,
  NewComment,
} from '@first-show/domain/comments/comment.schema';
import { collections } from '@first-show/domain/core/collections';
import { ADDRESS_DAYS, UNDO_MS } from '@first-show/domain/core/limits';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import { isDocumentId } from '../../lib/ids.ts';
import { NOT_FOUND } from '../../lib/not-found.ts';
import { cancelPurge, schedulePurge } from '../../lib/purge.ts';
import type { PublishedArticle } from '../../lib/published-article.ts';
import { findRepeat, rememberFirst, repeatRef } from '../../lib/repeat.ts';

/** `comments`, `commentQueue`, `moderationLog`, and the moderators' word list in `settings/moderation`. */

const publicRef = (db: Firestore, id: string) => db.collection(collections.comments).doc(id);
const queueRef = (db: Firestore, id: string) => db.collection(collections.commentQueue).doc(id);

export type Page = { limit: number; offset: number; after?: string | undefined };

/** Approved comments of an article, newest first; `null` where `after` names none. */
export async function listApproved(db: Firestore, articleId: string, page: Page): Promise<CommentDoc[] | null> {
  const approved = db
    .collection(collections.comments)
    .where('articleId', '==', articleId)
    .where('isApproved', '==', true);
  const documents = await pageOf(approved.orderBy('createdAt', 'desc'), (id) => publicRef(db, id), page);
  return documents?.map((document) => ({ ...(document.data() as CommentDoc), id: document.id })) ?? null;
}

/** The queue, newest first; `null` where `after` names none. */
export async function listQueue(
  db: Firestore,
  status: 'pending' | 'approved',
  page: Page,
): Promise<CommentQueueDoc[] | null> {
  const query = db.collection(collections.commentQueue).where('status', '==', status).orderBy('createdAt', 'desc');
  const documents = await pageOf(query, (id) => queueRef(db, id), page);
  return documents?.map((document) => ({ ...(document.data() as CommentQueueDoc), id: document.id })) ?? null;
}

async function pageOf(query: Query, refOf: (id: string) => FirebaseFirestore.DocumentReference, page: Page) {
  let from = query;
  if (page.after !== undefined) {
    if (!isDocumentId(page.after)) return null;
    const after = await refOf(page.after).get();
    if (!after.exists) return null;
    from = query.startAfter(after);
  }
  return (await from.offset(page.offset).limit(page.limit).get()).docs;
}

export async function loadComment(db: Firestore, id: string): Promise<CommentDoc | null> {
  if (!isDocumentId(id)) return null;
  const snapshot = await publicRef(db, id).get();
  return snapshot.exists ? { ...(snapshot.data() as CommentDoc), id: snapshot.id } : null;
}

const RECENT_MAX = 20;

/** This reader's comments since `sinceIso`, newest first, at most 20. */
export async function recentComments(
  db: Firestore,
  readerId: string,
  sinceIso: string,
): Promise<{ content: string; createdAt: string }[]> {
  const snapshot = await db
    .collection(collections.commentQueue)
    .where('readerId', '==', readerId)
    .where('createdAt', '>=', sinceIso)
    .orderBy('createdAt', 'desc')
    .limit(RECENT_MAX)
    .select('content', 'createdAt')
    .get();
  return snapshot.docs.map((document) => document.data() as { content: string; createdAt: string });
}

/** The moderators' own list; `null` where they keep none. */
export async function moderationWords(db: Firestore): Promise<string[] | null> {
  const words: unknown = (await db.collection(collections.settings).doc('moderation').get()).get('words');
  return Array.isArray(words) ? words.filter((word): word is string => typeof word === 'string') : null;
}

/**
 * Stores a comment for moderation: the public document, not approved, and the staff's, in one transaction. The same text by the same
 * reader under the same article within a minute is the first one; its id is answered.
 */
export async function addComment(
  db: Firestore,
  input: {
    id: string;
    article: PublishedArticle;
    comment: NewComment;
    reader: { readerId: string; address: string | null };
    flags: ModerationFlag[];
    now: Date;
  },
): Promise<string> {
  const { article, comment, reader, flags, now } = input;
  const repeat = repeatRef(db, ['comment', reader.readerId, article.id, comment.parentId ?? '', comment.content]);
  return db.runTransaction(async (transaction) => {
    const [first, own] = await Promise.all([
      findRepeat(transaction, repeat, now),
      transaction.get(queueRef(db, input.id)),
    ]);
    if (first !== null) return first;
    // The id comes from the Idempotency-Key: there already, the first attempt's answer was lost.
    if (own.exists) return input.id;
    const shown = {
      id: input.id,
      authorName: comment.authorName,
      content: comment.content,
      createdAt: now.toISOString(),
      parentId: comment.parentId,
    };
    transaction.set(publicRef(db, input.id), {
      ...shown,
      articleId: article.id,
      isApproved: false,
      approvedAt: null,
    } satisfies CommentDoc);
    transaction.set(queueRef(db, input.id), {
      ...shown,
      articleId: article.id,
      articleSlug: article.slug,
      articleTitle: article.title,
      authorEmail: comment.authorEmail,
      ipAddress: reader.address,
      addressExpiresAt:
        reader.address === null ? null : new Date(now.getTime() + ADDRESS_DAYS * 86_400_000).toISOString(),
      isApproved: false,
      moderatedAt: null,
      moderatedBy: null,
      flags,
      score: flags.reduce((sum, flag) => sum + flag.score, 0),
      reportCount: 0,
      status: 'pending',
      readerId: reader.readerId,
      undo: null,
    } satisfies CommentQueueDoc);
    rememberFirst(transaction, repeat, { id: input.id, now });
    return input.id;
  });
}

/** Counts a reader's report of an approved comment, once. 404 for what is not public, 409 the second time. */
export async function reportComment(
  db: Firestore,
  input: { id: string; readerId: string; now: Date },
): Promise<Result<null>> {
  const report = queueRef(db, input.id).collection('reports').doc(input.readerId);
  return db.runTransaction(async (transaction) => {
    const [comment, queued, before] = await Promise.all([
      transaction.get(publicRef(db, input.id)),
      transaction.get(queueRef(db, input.id)),
      transaction.get(report),
    ]);
    if (comment.get('isApproved') !== true || !queued.exists) return fail(NOT_FOUND);
    if (before.exists) return fail({ status: 409, message: 'You have already reported this comment' });
    transaction.set(report, { at: input.now.toISOString() });
    transaction.update(queueRef(db, input.id), { reportCount: FieldValue.increment(1) });
    return ok(null);
  });
}

export type Moderator = { uid: string; displayName: string };
export type Decision = 'approve' | 'reject' | 'delete';

const purgeName = (id: string) => `comment-${id}`;

/**
 * Approves, rejects or deletes. `conflict` holds the comment as somebody else decided it: approving and rejecting are for what nobody
 * moderated yet. The state before stays beside it for ten seconds.
 */
export async function decide(
  db: Firestore,
  input: { id: string; decision: Decision; moderator: Moderator; now: Date; logId: string },
): Promise<{ outcome: 'done' | 'conflict'; comment: CommentQueueDoc } | null> {
  const { id, decision, moderator, now } = input;
  return db.runTransaction(async (transaction) => {
    const found = (await transaction.get(queueRef(db, id))).data() as CommentQueueDoc | undefined;
    if (found === undefined || found.status === 'deleted') return null;
    if (decision !== 'delete' && found.moderatedAt !== null)
      return { outcome: 'conflict' as const, comment: { ...found, id } };

    const isApproved = decision === 'approve';
    const at = now.toISOString();
    const status = ({ approve: 'approved', reject: 'rejected', delete: 'deleted' } as const)[decision];
    const before = {
      status: found.status,
      isApproved: found.isApproved,
      moderatedAt: found.moderatedAt,
      moderatedBy: found.moderatedBy,
    };
    const changes = {
      status,
      isApproved,
      moderatedAt: at,
      moderatedBy: moderator.displayName,
      undo: { until: new Date(now.getTime() + UNDO_MS).toISOString(), before },
    };
    transaction.update(queueRef(db, id), changes);
    transaction.set(publicRef(db, id), { isApproved, approvedAt: isApproved ? at : null }, { merge: true });
    if (decision === 'delete')
      schedulePurge(db, transaction, {
        key: purgeName(id),
        paths: [queueRef(db, id).path, publicRef(db, id).path],
        now,
      });
    writeLog(db, transaction, {
      id: input.logId,
      commentId: id,
      articleId: found.articleId,
      action: decision,
      uid: moderator.uid,
      moderatedBy: moderator.displayName,
      at,
    });
    return { outcome: 'done' as const, comment: { ...found, ...changes, id } };
  });
}

/** Puts the state before the last decision back. 404 for an unknown one, 410 when it is too late or nothing was decided. */
export async function undoDecision(
  db: Firestore,
  input: { id: string; moderator: Moderator; now: Date; logId: string },
): Promise<Result<CommentQueueDoc>> {
  const { id, moderator, now } = input;
  return db.runTransaction(async (transaction) => {
    const found = (await transaction.get(queueRef(db, id))).data() as CommentQueueDoc | undefined;
    if (found === undefined) return fail(NOT_FOUND);
    if (!found.undo || found.undo.until < now.toISOString())
      return fail({ status: 410, message: 'It is too late to undo this' });
    const { before } = found.undo;
    transaction.update(queueRef(db, id), { ...before, undo: null });
    transaction.set(
      publicRef(db, id),
      { isApproved: before.isApproved, approvedAt: before.isApproved ? before.moderatedAt : null },
      { merge: true },
    );
    cancelPurge(db, transaction, purgeName(id));
    writeLog(db, transaction, {
      id: input.logId,
      commentId: id,
      articleId: found.articleId,
      action: 'undo',
      uid: moderator.uid,
      moderatedBy: moderator.displayName,
      at: now.toISOString(),
    });
    return ok({ ...found, ...before, undo: null, id });
  });
}

function writeLog(db: Firestore, transaction: FirebaseFirestore.Transaction, entry: ModerationLogDoc): void {
  transaction.set(db.collection(collections.moderationLog).doc(entry.id), entry);
}

const FORGET_AT_ONCE = 300;

/** Removes network addresses whose time is over. How many. */
export async function forgetExpiredAddresses(db: Firestore, now: Date): Promise<number> {
  const expired = db
    .collection(collections.commentQueue)
    .where('addressExpiresAt', '<=', now.toISOString())
    .limit(FORGET_AT_ONCE);
  let forgotten = 0;
  for (;;) {
    const { docs } = await expired.select().get();
    const batch = db.batch();
    for (const document of docs) batch.update(document.ref, { ipAddress: null, addressExpiresAt: null });
    await batch.commit();
    forgotten += docs.length;
    if (docs.length < FORGET_AT_ONCE) return forgotten;
  }
}
