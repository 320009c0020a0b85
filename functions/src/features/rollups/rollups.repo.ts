import { FieldPath, type Firestore, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { readTogether } from '../../lib/read-together.ts';

/** Fields that every roll-up has beside its own. */
type Bookkeeping = {
  /** When each part's sources were read. */
  readAt: Record<string, string>;
  /** Every article the roll-up shows, so that a change of one finds them. */
  articleIds?: string[];
  updatedAt: string;
};
export type Stored<T> = T & Partial<Bookkeeping>;

const rollupRef = (db: Firestore, id: string) => db.collection(collections.rollups).doc(id);

/** A roll-up, or `null` where it was never built. One read. */
export async function readRollup<T>(db: Firestore, id: string): Promise<Stored<T> | null> {
  const snapshot = await readTogether(rollupRef(db, id));
  return (snapshot.data() as Stored<T> | undefined) ?? null;
}

/** Sortable text of a read time, with its nanoseconds: two rebuilds within a millisecond still have an order. */
export function stampOf(times: readonly Timestamp[]): string {
  const oldest = times.reduce((a, b) => (a.valueOf() <= b.valueOf() ? a : b));
  return `${new Date(oldest.seconds * 1000).toISOString().slice(0, 19)}.${String(oldest.nanoseconds).padStart(9, '0')}Z`;
}

const turns = new WeakMap<Firestore, Map<string, Promise<void>>>();

/**
 * Transactions of this process on one document, one after another. Two parts of a roll-up are rebuilt at the same time: side by side
 * they would wait for each other's locks, and one of them for seconds.
 */
function inTurn(path: string, db: Firestore, work: (transaction: Transaction) => Promise<void>): Promise<void> {
  const waiting = turns.get(db) ?? new Map<string, Promise<void>>();
  turns.set(db, waiting);
  const run = () => db.runTransaction(work);
  const mine = (waiting.get(path) ?? Promise.resolve()).then(run, run);
  waiting.set(path, mine);
  const leave = () => {
    if (waiting.get(path) === mine) waiting.delete(path);
  };
  mine.then(leave, leave);
  return mine;
}

/**
 * Writes `part` of a roll-up unless a newer state of it stands there already. Rebuilds run side by side and finish in any order; what
 * was read last wins, whoever writes last. `readAt` is the stamp of the oldest source.
 */
export async function writePart(
  db: Firestore,
  input: { id: string; part: string; readAt: string; data: Record<string, unknown> },
): Promise<void> {
  const ref = rollupRef(db, input.id);
  await inTurn(ref.path, db, async (transaction) => {
    const stored = (await transaction.get(ref)).data() as Partial<Bookkeeping> | undefined;
    if ((stored?.readAt?.[input.part] ?? '') > input.readAt) return;
    const updatedAt = new Date(input.readAt.slice(0, 23) + 'Z').toISOString();
    const data = { ...input.data, readAt: { [input.part]: input.readAt }, updatedAt };
    // Named fields are replaced whole: a plain merge would mix the old and the new card in a map field.
    const fields = [...Object.keys(input.data).map((field) => new FieldPath(field)), new FieldPath('readAt', input.part), new FieldPath('updatedAt')];
    transaction.set(ref, data, { mergeFields: fields });
  });
}

export async function deleteRollup(db: Firestore, id: string): Promise<void> {
  await rollupRef(db, id).delete();
}

/** How many roll-ups can show one article: its own lists, and everything it is related to. */
const SHOWN_IN_MAX = 300;

/** Ids of the roll-ups that show an article. */
export async function rollupsShowing(db: Firestore, articleId: string): Promise<string[]> {
  const found = await db.collection(collections.rollups).where('articleIds', 'array-contains', articleId).select().limit(SHOWN_IN_MAX).get();
  return found.docs.map((doc) => doc.id);
}
