import { FieldValue, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  addressIn,
  commentKeys,
  keysOfFilter,
  matchesFilter,
  type CommentFilter,
} from '@first-show/domain/comments/comment-keys';
import {
  automaticModerators,
  type CommentDoc,
  type CommentQueueDoc,
  type CommentStateDoc,
  type ModerationFlag,
  type NewComment,
} from '@first-show/domain/comments/comment.schema';
import type { ModerationSettings, QueueList, QueueOrder } from '@first-show/domain/comments/moderation-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import { ADDRESS_DAYS } from '@first-show/domain/core/limits';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import type { Caller } from '../../../platform/limits/trust.ts';
import { addressId } from '../../../platform/limits/address-id.ts';
import { isTicketSpent, spendTicket, TICKET_SPENT, type FormTicket } from '../../../platform/limits/form-ticket.ts';
import { isDocumentId } from '../../../platform/firestore/ids.ts';
import { NOT_FOUND } from '../../../platform/not-found.ts';
import { retryOnConflict } from '../../../platform/firestore/preconditions.ts';
import { publishedArticle, type PublishedArticle } from '../../articles/store/published-article.ts';
import { findRepeat, KEY_REUSED, rememberFirst, repeatRef } from '../../../platform/firestore/submissions.ts';
import { commentOf, readShownComments, writeShownComments } from './shown-comments.ts';
import {
  addAuthor,
  automaticDecision,
  authorIn,
  isReaderOf,
  loadAuthor,
  shiftAuthors,
  shiftOf,
  type AutomaticDecision,
} from './comment-authors.ts';
import { aboutComment, writeLog } from './moderation-log.ts';
import { pageOf, startOf, type Page } from './page.ts';
import { publicRef, queueDocOf, queueRef } from './queue-doc.ts';

/**
 * Reads and writes comments and readers' reports in `comments` (the public part) and `commentQueue`
 * (the staff's part). `decide.ts` has the moderators' decisions.
 */

/** Approved comments of an article, newest first; `null` if `after` names no comment. */
export async function listApproved(db: Firestore, articleId: string, page: Page): Promise<CommentDoc[] | null> {
  const approved = db
    .collection(collections.comments)
    .where('articleId', '==', articleId)
    .where('isApproved', '==', true);
  const documents = await pageOf(approved.orderBy('createdAt', 'desc'), (id) => publicRef(db, id), page);
  return documents?.map((document) => ({ ...(document.data() as CommentDoc), id: document.id })) ?? null;
}

/**
 * The approximate maximum number of documents that a page of a list with several conditions reads.
 * The query applies one condition of the filter, and `listQueue` checks the others.
 */
const SCAN_MAX = 1000;
const SCAN_STEP = 100;
/**
 * Size of the first read, per wanted comment. A small read is often enough, because the query uses
 * the rarest condition of the filter, and most of the comments that the query finds match the other
 * conditions too.
 */
const FIRST_LOOK_PER_WANTED = 2;

/** Comments have no email address, so an address in a search text becomes its author's id. */
function byAuthorId(filter: CommentFilter): CommentFilter {
  const { email, rest } = addressIn(filter.text ?? '');
  return email === null ? filter : { ...filter, text: rest, authorId: addressId(email) };
}

type QueuePage = { comments: CommentQueueDoc[]; nextAfter: string | null };

/**
 * A page of a list for the desk; `null` if `after` names no comment. `nextAfter` is `null` on the
 * last page. A page that is not full has a next one if `SCAN_MAX` comments were checked.
 */
export async function listQueue(
  db: Firestore,
  {
    list,
    page,
    order = 'newest',
    ...input
  }: { list: QueueList; filter: CommentFilter; page: Page; order?: QueueOrder },
): Promise<QueuePage | null> {
  const filter = byAuthorId(input.filter);
  const queue = db.collection(collections.commentQueue);
  const listed = list === 'reported' ? queue.where('isReported', '==', true) : queue.where('status', '==', list);
  const [key, ...otherKeys] = keysOfFilter(filter);
  const matched = key === undefined ? listed : listed.where('keys', 'array-contains', key);
  const query = matched.orderBy('createdAt', order === 'newest' ? 'desc' : 'asc');
  const refOf = (id: string) => queueRef(db, id);
  if (otherKeys.length === 0) {
    const docs = await pageOf(query, refOf, page);
    if (docs === null) return null;
    return {
      comments: docs.flatMap((found) => queueDocOf(found) ?? []),
      nextAfter: docs.length < page.limit ? null : (docs.at(-1)?.id ?? null),
    };
  }

  let rest = await startOf(query, refOf, page.after);
  if (rest === null) return null;
  const wanted = page.offset + page.limit;
  const matching: CommentQueueDoc[] = [];
  let step = Math.min(SCAN_STEP, FIRST_LOOK_PER_WANTED * wanted);
  let lastScanned: string | null = null;
  for (let scanned = 0; scanned < SCAN_MAX && matching.length < wanted;) {
    const { docs } = await rest.limit(step).get();
    matching.push(
      ...docs.flatMap((found) => queueDocOf(found) ?? []).filter((comment) => matchesFilter(comment, filter)),
    );
    const last = docs.at(-1);
    lastScanned = docs.length < step ? null : (last?.id ?? null);
    if (last === undefined || lastScanned === null) break;
    rest = query.startAfter(last);
    scanned += step;
    step = SCAN_STEP;
  }
  const comments = matching.slice(page.offset, wanted);
  const isFull = matching.length >= wanted && (matching.length > wanted || lastScanned !== null);
  return { comments, nextAfter: isFull ? (comments.at(-1)?.id ?? null) : lastScanned };
}

export async function loadComment(db: Firestore, id: string): Promise<CommentDoc | null> {
  if (!isDocumentId(id)) return null;
  const snapshot = await publicRef(db, id).get();
  return snapshot.exists ? { ...(snapshot.data() as CommentDoc), id: snapshot.id } : null;
}

const RECENT_MAX = 20;

/** Up to 20 comments of this reader since `sinceIso`, newest first. */
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

/** The comment with this id as staff see it; `null` if there is none. */
export async function findQueued(db: Firestore, id: string): Promise<CommentQueueDoc | null> {
  return queueDocOf(await queueRef(db, id).get()) ?? null;
}

/** Whether the reader sent exactly this comment. `article` is the id or the slug of the article. */
export const isSameComment = (stored: CommentQueueDoc, sent: { article: string; comment: NewComment }): boolean =>
  [stored.articleId, stored.articleSlug].includes(sent.article) &&
  stored.authorId === addressId(sent.comment.authorEmail) &&
  (['authorName', 'content', 'parentId'] as const).every((field) => stored[field] === sent.comment[field]);

export type SubmittedComment = {
  id: string;
  article: PublishedArticle;
  comment: NewComment;
  reader: { readerId: string } & Caller;
  flags: ModerationFlag[];
  settings: Pick<ModerationSettings, 'autoApprove'>;
  ticket?: FormTicket | null;
  now: Date;
  logId: string;
};

/**
 * Stores a comment in one transaction: the public document, the staff's document and, with the
 * first comment of an address, its author. If the author is blocked, the comment is rejected. If
 * `automaticDecision` approves it, it is public at once. Otherwise it is pending. The same text,
 * name and address by the same reader in the same place (article and parent comment) within a
 * minute count as one comment, and so does a retry with the same id: the first one is returned, and
 * `isNew` is false. Fails if another submission has used the form's ticket in the meantime, or if
 * the id belongs to another comment.
 */
export async function addComment(
  db: Firestore,
  input: SubmittedComment,
): Promise<Result<{ comment: CommentQueueDoc; isNew: boolean }>> {
  const { article, comment, reader, ticket = null, now } = input;
  const authorId = addressId(comment.authorEmail);
  // A corrected name or address makes another comment, because the first one keeps the old ones.
  const repeat = repeatRef(db, [
    'comment',
    reader.readerId,
    article.id,
    comment.parentId ?? '',
    comment.content,
    comment.authorName,
    authorId,
  ]);
  // Read the author outside the transaction. Nearly all comments are pending, and these must not
  // wait for other writers of the author's history.
  const expected = await judge(db, input, authorId);
  return retryOnConflict(async () => {
    // Also read the roll-up of public comments outside the transaction, because every approval of a
    // comment of this article writes that roll-up. The write checks by a precondition that the
    // roll-up has not changed.
    const shown = await readShownComments(db, expected.decision === 'approve' ? [article.id] : []);
    return db.runTransaction((transaction) => store(transaction, shown.get(article.id)));
  });

  async function store(transaction: Transaction, shown: DocumentSnapshot | undefined) {
    const [first, own, author, isSpent] = await Promise.all([
      findRepeat(transaction, repeat, now),
      transaction.get(queueRef(db, input.id)),
      expected.decision === 'hold' ? null : authorIn(db, transaction, authorId),
      isTicketSpent(transaction, db, ticket),
    ]);
    const retried = queueDocOf(own);
    if (retried !== undefined && !isSameComment(retried, { article: article.id, comment })) return fail(KEY_REUSED);
    const repeated = retried ?? (first === null ? undefined : queueDocOf(await transaction.get(queueRef(db, first))));
    if (repeated !== undefined) return ok({ comment: repeated, isNew: false });
    if (isSpent) return fail(TICKET_SPENT);

    const queued = withStatus(queueDocFor(input, authorId), automaticDecision(author, expected), now);
    transaction.set(publicRef(db, input.id), publicDocOf(queued));
    transaction.set(queueRef(db, input.id), queued);
    if (expected.isNewAuthor)
      addAuthor(db, transaction, { authorId, authorName: queued.authorName, authorEmail: comment.authorEmail });
    rememberFirst(transaction, repeat, { id: input.id, now });
    spendTicket(transaction, db, ticket);
    if (queued.status === 'pending') return ok({ comment: queued, isNew: true });

    const shift = shiftOf('pending', queued.status);
    shiftAuthors(db, transaction, { changes: [{ comment: queued, shift }], decidedAt: now.toISOString() });
    writeLog(db, transaction, {
      entry: {
        id: input.logId,
        action: queued.isApproved ? 'auto-approve' : 'auto-reject',
        ...aboutComment(queued),
        before: { status: 'pending', moderatedBy: null },
      },
      moderator: { uid: null, displayName: queued.moderatedBy ?? '' },
      now,
    });
    if (queued.isApproved)
      writeShownComments(transaction, {
        stored: shown,
        changes: [{ isApproved: true, comment: commentOf(queued.id, queued) }],
        now,
      });
    return ok({ comment: queued, isNew: true });
  }
}

/**
 * Decides from the author's history what happens to the comment. Before an approval, also checks
 * that the reader has written one of the author's approved comments (`isReaderOf`).
 */
async function judge(db: Firestore, { flags, settings, reader }: SubmittedComment, authorId: string) {
  const author = await loadAuthor(db, authorId);
  const comment = { settings, isFlagged: flags.length > 0, isKnownReader: true, isNewAuthor: !author?.authorEmail };
  const decision = automaticDecision(author, comment);
  if (decision !== 'approve') return { ...comment, decision };
  const isKnownReader = await isReaderOf(db, { authorId, readerId: reader.readerId });
  return { ...comment, isKnownReader, decision: automaticDecision(author, { ...comment, isKnownReader }) };
}

function queueDocFor(
  { id, article, comment, reader, flags, now }: SubmittedComment,
  authorId: string,
): CommentQueueDoc {
  const doc = {
    id,
    authorName: comment.authorName,
    content: comment.content,
    createdAt: now.toISOString(),
    parentId: comment.parentId,
    articleId: article.id,
    articleSlug: article.slug,
    articleTitle: article.title,
    authorId,
    ipAddress: reader.address,
    isAddressVerified: reader.isAddressVerified ?? null,
    addressExpiresAt:
      reader.address === null ? null : new Date(now.getTime() + ADDRESS_DAYS * 86_400_000).toISOString(),
    isApproved: false,
    moderatedAt: null,
    moderatedBy: null,
    moderatedByUid: null,
    flags,
    reportCount: 0,
    isReported: false,
    reportsDismissed: null,
    status: 'pending' as const,
    readerId: reader.readerId,
    undo: null,
  };
  return { ...doc, keys: commentKeys(doc) };
}

function withStatus(queued: CommentQueueDoc, decision: AutomaticDecision, now: Date): CommentQueueDoc {
  if (decision === 'hold') return queued;
  const isApproved = decision === 'approve';
  return {
    ...queued,
    isApproved,
    status: isApproved ? 'approved' : 'rejected',
    moderatedAt: now.toISOString(),
    moderatedBy: isApproved ? automaticModerators.autoApproval : automaticModerators.block,
  };
}

const publicDocOf = (queued: CommentQueueDoc): CommentDoc => ({
  id: queued.id,
  authorName: queued.authorName,
  content: queued.content,
  createdAt: queued.createdAt,
  parentId: queued.parentId,
  articleId: queued.articleId,
  isApproved: queued.isApproved,
  approvedAt: queued.isApproved ? queued.moderatedAt : null,
});

const REPORTED_BEFORE: Failure = { status: 409, message: 'You have already reported this comment' };
const reportRef = (db: Firestore, { id, readerId }: { id: string; readerId: string }) =>
  queueRef(db, id).collection('reports').doc(readerId);

/** Why `reportComment` would refuse this report; `null` if it would not. Writes nothing. */
export async function refusalOfReport(
  db: Firestore,
  report: { id: string; readerId: string },
): Promise<Failure | null> {
  const [comment, before] = await db.getAll(publicRef(db, report.id), reportRef(db, report));
  if (comment?.get('isApproved') !== true) return NOT_FOUND;
  // An approved comment of a withdrawn article is not public.
  if ((await publishedArticle(db, comment.get('articleId') as string)) === null) return NOT_FOUND;
  return before?.exists === true ? REPORTED_BEFORE : null;
}

/**
 * Counts a reader's report of an approved comment, once. 404 if the comment is not public, 409 if
 * the reader reported it before.
 */
export async function reportComment(
  db: Firestore,
  input: { id: string; readerId: string; now: Date },
): Promise<Result<null>> {
  const report = reportRef(db, input);
  return db.runTransaction(async (transaction) => {
    const [comment, queued, before] = await Promise.all([
      transaction.get(publicRef(db, input.id)),
      transaction.get(queueRef(db, input.id)),
      transaction.get(report),
    ]);
    if (comment.get('isApproved') !== true || !queued.exists) return fail(NOT_FOUND);
    if (before.exists) return fail(REPORTED_BEFORE);
    transaction.set(report, { at: input.now.toISOString() });
    transaction.update(queueRef(db, input.id), { reportCount: FieldValue.increment(1), isReported: true });
    return ok(null);
  });
}

/**
 * Withdraws a reader's report; 404 if there is none. A comment without open reports leaves the list
 * of reported comments.
 */
export async function withdrawReport(db: Firestore, input: { id: string; readerId: string }): Promise<Result<null>> {
  const queue = queueRef(db, input.id);
  const report = reportRef(db, input);
  return db.runTransaction(async (transaction) => {
    const [queued, before] = await Promise.all([transaction.get(queue), transaction.get(report)]);
    if (!queued.exists || !before.exists) return fail(NOT_FOUND);
    const { undo, ...now } = queued.data() as CommentQueueDoc;
    const [isReported, wasReported] = await Promise.all([isStillReported(now), undo && isStillReported(undo.before)]);
    transaction.delete(report);
    transaction.update(queue, {
      reportCount: FieldValue.increment(-1),
      isReported,
      // An undo must not bring the comment back to the list of reported comments.
      ...(undo && { 'undo.before.isReported': wasReported }),
    });
    return ok(null);

    /** Reports from before a moderator's last dismissal are closed, so they do not count. */
    async function isStillReported(state: Pick<CommentStateDoc, 'isReported' | 'reportsDismissed'>): Promise<boolean> {
      if (!state.isReported) return false;
      const since = state.reportsDismissed?.at ?? '';
      const open = await transaction.get(queue.collection('reports').where('at', '>', since).limit(2));
      return open.docs.some(({ id }) => id !== input.readerId);
    }
  });
}

const FORGET_AT_ONCE = 300;

/** Removes the expired network addresses from comments. Returns the number of changed comments. */
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
