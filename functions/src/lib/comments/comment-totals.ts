import { randomInt } from 'node:crypto';
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import type { CommentStatus } from '@first-show/domain/comments/comment.schema';
import { COMMENT_DESK_STATS_ID, type CommentDeskStats } from '@first-show/domain/comments/moderation-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import { createCoalescer } from '../cache/coalesce.ts';
import { optimistically, writeAsRead, type Writes } from '../cache/optimistic.ts';

/**
 * The numbers of the moderators' desk, `deskStats/comments`. Pending and reported comments are few,
 * so a query counts them. Counting approved and rejected ones would cost more and more, so every
 * commit that changes a status adds the difference to one of eight documents
 * `system/commentTotals_…`, without reading the document. The sum of the eight documents is exact
 * even with retries and concurrent changes.
 */

const SHARDS = 8;
const totalsRefs = (db: Firestore) =>
  Array.from({ length: SHARDS }, (_, index) => db.collection(collections.system).doc(`commentTotals_${index}`));
const statsRef = (db: Firestore) => db.collection(collections.deskStats).doc(COMMENT_DESK_STATS_ID);
/**
 * The time of the last read of the numbers. It is not stored in `deskStats/comments`, because each
 * change of that document costs a read for every open desk.
 */
const readRef = (db: Firestore) => db.collection(collections.system).doc('commentStatsRead');
const queue = (db: Firestore) => db.collection(collections.commentQueue);

export type Shift = { approved: number; rejected: number; deleted: number };
const counted: readonly (keyof Shift)[] = ['approved', 'rejected', 'deleted'];

/** The changes of the counts when a comment changes its status. */
export function shiftOf(from: CommentStatus, to: CommentStatus): Shift {
  const shift = (status: keyof Shift) => Number(to === status) - Number(from === status);
  return { approved: shift('approved'), rejected: shift('rejected'), deleted: shift('deleted') };
}

export const sumOfShifts = (shifts: readonly Shift[]): Shift => {
  const sum = (status: keyof Shift) => shifts.reduce((total, shift) => total + shift[status], 0);
  return { approved: sum('approved'), rejected: sum('rejected'), deleted: sum('deleted') };
};

/** Increments for a `set` with `merge`. */
export const incrementsOf = (shift: Shift): Record<keyof Shift, FieldValue> =>
  Object.fromEntries(counted.map((status) => [status, FieldValue.increment(shift[status])])) as Record<
    keyof Shift,
    FieldValue
  >;

/**
 * Adds a change to the totals. Call it within the transaction or batch that changes the status. It
 * only writes.
 */
export function shiftTotals(db: Firestore, writes: Writes, shift: Shift): void {
  const { approved, rejected } = shift;
  if (approved === 0 && rejected === 0) return;
  const ref = totalsRefs(db)[randomInt(SHARDS)];
  if (ref === undefined) return;
  writes.set(
    ref,
    { approved: FieldValue.increment(approved), rejected: FieldValue.increment(rejected) },
    { merge: true },
  );
}

type Totals = { approved?: number; rejected?: number; countedAt?: string };

/**
 * Counts all approved and rejected comments and stores the totals, because comments may be older
 * than the totals. Does nothing if totals exist, unless `again` is set. The transaction reads the
 * totals, so a concurrent change of a status either makes it retry or is included.
 */
async function countOnce(db: Firestore, { again = false } = {}): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const shards = await transaction.getAll(...totalsRefs(db));
    if (!again && (shards[0]?.data() as Totals | undefined)?.countedAt !== undefined) return;
    const [approved, rejected] = await Promise.all(
      (['approved', 'rejected'] as const).map((status) =>
        transaction.get(queue(db).where('status', '==', status).count()),
      ),
    );
    const countedTotals: Totals = {
      approved: approved?.data().count ?? 0,
      rejected: rejected?.data().count ?? 0,
      countedAt: new Date().toISOString(),
    };
    shards.forEach(({ ref }, index) =>
      transaction.set(ref, index === 0 ? countedTotals : { approved: 0, rejected: 0 }),
    );
  });
}

export type CommentNumbers = Omit<CommentDeskStats, 'updatedAt'>;
type Reading = { numbers: CommentNumbers; readAt: string };

/** Reads all numbers at the same moment, without locks. `null` if the totals were never counted. */
async function readNumbers(db: Firestore): Promise<Reading | null> {
  return db.runTransaction(
    async (transaction) => {
      const [shards, pending, reported] = await Promise.all([
        transaction.getAll(...totalsRefs(db)),
        transaction.get(queue(db).where('status', '==', 'pending').count()),
        transaction.get(queue(db).where('isReported', '==', true).count()),
      ]);
      const totals = shards.map((shard) => (shard.data() ?? {}) as Totals);
      if (totals[0]?.countedAt === undefined) return null;
      const sum = (status: 'approved' | 'rejected') => totals.reduce((total, shard) => total + (shard[status] ?? 0), 0);
      return {
        numbers: {
          pending: pending.data().count,
          approved: sum('approved'),
          rejected: sum('rejected'),
          reported: reported.data().count,
        },
        readAt: stampOf(pending.readTime),
      };
    },
    { readOnly: true },
  );
}

async function readingOf(db: Firestore): Promise<Reading> {
  let reading = await readNumbers(db);
  if (reading === null) {
    await countOnce(db);
    reading = await readNumbers(db);
  }
  if (reading === null) throw new Error('The comment totals are missing although they were just counted');
  return reading;
}

/**
 * The current number of comments by status. Costs eight reads and two counts of small sets, however
 * many comments there are.
 */
export const readCommentNumbers = async (db: Firestore): Promise<CommentNumbers> => (await readingOf(db)).numbers;

/** A read time as sortable text with nanoseconds. */
const stampOf = (time: Timestamp): string =>
  `${new Date(time.seconds * 1000).toISOString().slice(0, 19)}.${String(time.nanoseconds).padStart(9, '0')}Z`;

/**
 * The stored totals, and the totals according to a count of all comments at the same moment; `null`
 * if no totals are stored yet. One read per thousand comments.
 */
export function recountComments(db: Firestore): Promise<{ stored: CommentTotals; expected: CommentTotals } | null> {
  return db.runTransaction(
    async (transaction) => {
      const [shards, approved, rejected] = await Promise.all([
        transaction.getAll(...totalsRefs(db)),
        transaction.get(queue(db).where('status', '==', 'approved').count()),
        transaction.get(queue(db).where('status', '==', 'rejected').count()),
      ]);
      const totals = shards.map((shard) => (shard.data() ?? {}) as Totals);
      if (totals[0]?.countedAt === undefined) return null;
      const sum = (status: keyof CommentTotals) => totals.reduce((total, shard) => total + (shard[status] ?? 0), 0);
      return {
        stored: { approved: sum('approved'), rejected: sum('rejected') },
        expected: { approved: approved.data().count, rejected: rejected.data().count },
      };
    },
    { readOnly: true },
  );
}
type CommentTotals = { approved: number; rejected: number };

/** Counts all comments again and overwrites the totals. */
export async function resetCommentTotals(db: Firestore): Promise<void> {
  await countOnce(db, { again: true });
  await refreshCommentStats(db);
}

const coalescers = new WeakMap<Firestore, ReturnType<typeof createCoalescer>>();

/**
 * Updates `deskStats/comments`, and writes it only if a number has changed. Calls may be repeated,
 * late or concurrent: the latest read wins. Calls during a run share the next run.
 */
export function refreshCommentStats(db: Firestore): Promise<void> {
  const coalesce = coalescers.get(db) ?? createCoalescer();
  coalescers.set(db, coalesce);
  return coalesce('stats', async () => {
    const { numbers, readAt } = await readingOf(db);
    await optimistically(async () => {
      const [stats, lastRead] = await db.getAll(statsRef(db), readRef(db));
      if (stats === undefined || lastRead === undefined) return;
      if (((lastRead.get('readAt') as string | undefined) ?? '') > readAt) return;
      const batch = db.batch();
      writeAsRead(batch, lastRead, { readAt });
      const shown = stats.data() as CommentDeskStats | undefined;
      const fields: CommentDeskStats = { ...numbers, updatedAt: new Date().toISOString() };
      if (shown === undefined || !isSame(shown, numbers)) writeAsRead(batch, stats, fields);
      await batch.commit();
    });
  });
}

const isSame = (a: CommentNumbers, b: CommentNumbers): boolean =>
  a.pending === b.pending && a.approved === b.approved && a.rejected === b.rejected && a.reported === b.reported;
