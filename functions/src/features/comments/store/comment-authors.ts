import { FieldValue, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { AdminComment, CommentQueueDoc, CommentStatus } from '@first-show/domain/comments/comment.schema';
import type {
  CommentAuthor,
  CommentAuthorHistory,
  ModerationSettings,
} from '@first-show/domain/comments/moderation-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import type { Writes } from '../../../platform/firestore/preconditions.ts';
import { writeLog, type Moderator } from './moderation-log.ts';
import { pageOf, type Page } from './page.ts';
import { presentForStaff, queueDocOf } from './queue-doc.ts';

/**
 * `commentAuthors/{authorId}`: an author's email address, history (the number of comments per
 * decision), and whether the author is blocked. Only the API reads these documents, so no open
 * listener receives an address.
 */

const LATEST = 10;

const authorRef = (db: Firestore, authorId: string) => db.collection(collections.commentAuthors).doc(authorId);
const commentsOf = (db: Firestore, authorId: string) =>
  db.collection(collections.commentQueue).where('authorId', '==', authorId).orderBy('createdAt', 'desc');

/** Fills in the fields of a block, which an author has only after the first block. */
function authorOf(snapshot: DocumentSnapshot): CommentAuthor | null {
  const data = snapshot.data() as Partial<CommentAuthor> | undefined;
  return data === undefined
    ? null
    : {
        authorId: snapshot.id,
        authorName: data.authorName ?? '',
        authorEmail: data.authorEmail ?? '',
        approved: data.approved ?? 0,
        rejected: data.rejected ?? 0,
        deleted: data.deleted ?? 0,
        lastAt: data.lastAt ?? null,
        isBlocked: data.isBlocked ?? false,
        blockedBy: data.blockedBy ?? null,
        blockedAt: data.blockedAt ?? null,
        reason: data.reason ?? null,
      };
}

/** A page of the blocked authors, the latest first; `null` if `after` names no author. */
export async function listBlocked(db: Firestore, page: Page): Promise<CommentAuthor[] | null> {
  const blocked = db.collection(collections.commentAuthors).where('isBlocked', '==', true).orderBy('blockedAt', 'desc');
  const found = await pageOf(blocked, (id) => authorRef(db, id), page);
  return found?.flatMap((document) => authorOf(document) ?? []) ?? null;
}

/** Stores the author of a first comment. Reads nothing, so comments do not wait for each other. */
export function addAuthor(
  db: Firestore,
  writes: Writes,
  author: Pick<CommentAuthor, 'authorId' | 'authorName' | 'authorEmail'>,
): void {
  // Increments by 0 create the counts, and change none that a concurrent decision has written.
  writes.set(authorRef(db, author.authorId), { ...author, ...incrementsOf([]) }, { merge: true });
}

/** The changes of an author's counts when a comment changes its status. */
export type Shift = { approved: number; rejected: number; deleted: number };
const counted: readonly (keyof Shift)[] = ['approved', 'rejected', 'deleted'];

export function shiftOf(from: CommentStatus, to: CommentStatus): Shift {
  const shift = (status: keyof Shift) => Number(to === status) - Number(from === status);
  return { approved: shift('approved'), rejected: shift('rejected'), deleted: shift('deleted') };
}

/** The sum of changes as increments, for a `set` with `merge`. */
const incrementsOf = (shifts: readonly Shift[]): Record<string, FieldValue> =>
  Object.fromEntries(
    counted.map((status) => [status, FieldValue.increment(shifts.reduce((total, shift) => total + shift[status], 0))]),
  );

/**
 * Adds changes of status to the authors' histories. Call it within the transaction or batch that
 * makes the changes. It reads nothing.
 */
export function shiftAuthors(
  db: Firestore,
  writes: Writes,
  input: { changes: readonly { comment: CommentQueueDoc; shift: Shift }[]; decidedAt: string | null },
): void {
  const named = new Map(input.changes.map(({ comment }) => [comment.authorId, comment]));
  for (const [authorId, { authorName }] of named) {
    if (authorId === null) continue;
    const own = input.changes.filter(({ comment }) => comment.authorId === authorId);
    writes.set(
      authorRef(db, authorId),
      {
        authorId,
        authorName,
        ...incrementsOf(own.map(({ shift }) => shift)),
        ...(input.decidedAt === null ? {} : { lastAt: input.decidedAt }),
      },
      { merge: true },
    );
  }
}

/** The existing histories of `ids`, in the same order. */
export async function loadAuthors(db: Firestore, ids: readonly string[]): Promise<CommentAuthor[]> {
  if (ids.length === 0) return [];
  const found = await db.getAll(...ids.map((id) => authorRef(db, id)));
  return found.flatMap((snapshot) => authorOf(snapshot) ?? []);
}

export async function loadAuthor(db: Firestore, authorId: string): Promise<CommentAuthor | null> {
  return authorOf(await authorRef(db, authorId).get());
}

/** Comments with the email addresses of their authors. One read for each author. */
export async function withAddresses(db: Firestore, comments: readonly CommentQueueDoc[]): Promise<AdminComment[]> {
  const ids = [...new Set(comments.flatMap(({ authorId }) => authorId ?? []))];
  const emails = new Map((await loadAuthors(db, ids)).map(({ authorId, authorEmail }) => [authorId, authorEmail]));
  return comments.map((comment) => ({
    ...presentForStaff(comment),
    authorEmail: emails.get(comment.authorId ?? '') || null,
  }));
}

/**
 * An author's history, with the ten latest comments. Deleted comments among these ten are left out.
 * `null` for an unknown author.
 */
export async function loadHistory(db: Firestore, authorId: string): Promise<CommentAuthorHistory | null> {
  const [author, latest] = await Promise.all([loadAuthor(db, authorId), commentsOf(db, authorId).limit(LATEST).get()]);
  if (author === null) return null;
  const comments = latest.docs
    .flatMap((document) => queueDocOf(document) ?? [])
    .filter(({ status }) => status !== 'deleted');
  return { ...author, comments: comments.map(presentForStaff) };
}

/** What happens to a new comment because of its author: rejected, approved or held for review. */
export type AutomaticDecision = 'reject' | 'approve' | 'hold';

export function automaticDecision(
  author: CommentAuthor | null,
  comment: { settings: Pick<ModerationSettings, 'autoApprove'>; isFlagged: boolean; isKnownReader: boolean },
): AutomaticDecision {
  if (author === null) return 'hold';
  if (author.isBlocked) return 'reject';
  const { isOn, minApproved } = comment.settings.autoApprove;
  const isGood = author.approved >= minApproved && author.rejected === 0 && author.deleted === 0;
  return isOn && isGood && !comment.isFlagged && comment.isKnownReader ? 'approve' : 'hold';
}

/**
 * Whether this reader has written one of the author's approved comments. An email address alone
 * does not identify an author, because anybody can type it.
 */
export async function isReaderOf(db: Firestore, who: { authorId: string; readerId: string }): Promise<boolean> {
  const found = await db
    .collection(collections.commentQueue)
    .where('authorId', '==', who.authorId)
    .where('readerId', '==', who.readerId)
    .where('status', '==', 'approved')
    .limit(1)
    .select()
    .get();
  return !found.empty;
}

/** Reads the author within a transaction. Call this function before the transaction's writes. */
export const authorIn = async (
  db: Firestore,
  transaction: Transaction,
  authorId: string,
): Promise<CommentAuthor | null> => authorOf(await transaction.get(authorRef(db, authorId)));

/**
 * Blocks or unblocks an author. 'conflict': the author is already in this state, and `author` is
 * the stored state. `null`: unknown author.
 */
export async function setBlocked(
  db: Firestore,
  input: {
    authorId: string;
    isBlocked: boolean;
    reason: string | null;
    moderator: Moderator;
    now: Date;
    logId: string;
  },
): Promise<{ outcome: 'done' | 'conflict'; author: CommentAuthor } | null> {
  const { authorId, isBlocked, moderator, now } = input;
  return db.runTransaction(async (transaction) => {
    const before = await authorIn(db, transaction, authorId);
    if (before === null) return null;
    if (before.isBlocked === isBlocked) return { outcome: 'conflict' as const, author: before };
    const author: CommentAuthor = {
      ...before,
      isBlocked,
      blockedBy: isBlocked ? moderator.displayName : null,
      blockedAt: isBlocked ? now.toISOString() : null,
      reason: isBlocked ? input.reason : null,
    };
    transaction.set(authorRef(db, authorId), author);
    writeLog(db, transaction, {
      entry: {
        id: input.logId,
        action: isBlocked ? 'block' : 'unblock',
        authorId,
        subject: author.authorName,
        before: { isBlocked: before.isBlocked, ...(isBlocked ? {} : { moderatedBy: before.blockedBy }) },
      },
      moderator,
      now,
    });
    return { outcome: 'done' as const, author };
  });
}
