import { FieldPath, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { changeOf, shardOf, sumOf, type Counter, type Counts } from './counter.ts';
import { choiceRef, incremented, shardRef, type Choice } from './counters.ts';
import { publish } from './publish.ts';

/**
 * The choices for an item that was merged into another one, reader by reader. The other item
 * borrows them, so that they can be returned: a borrowed choice has the id of its item in `lentBy`.
 * A reader who chooses again replaces the borrowed choice by an own one.
 */

/** The most choices that one transaction writes. */
const AT_ONCE = 100;

type Loan = {
  from: Counter;
  into: Counter;
  /** Whether the merge still stands. It is part of each transaction. */
  isValid: (transaction: Transaction) => Promise<boolean>;
  now: Date;
};

/** Copies the choices of readers who have none for `into`, and publishes its count. */
export async function lendChoices(db: Firestore, loan: Loan): Promise<void> {
  const { from, into } = loan;
  const readers = choiceRef(db, from, 'any').parent.orderBy(FieldPath.documentId()).select();
  for (let page = await readers.limit(AT_ONCE).get(); !page.empty;) {
    const ids = page.docs.map(({ id }) => id);
    await changeChoices(db, loan, {
      read: (transaction) =>
        transaction.getAll(...[from, into].flatMap((one) => ids.map((id) => choiceRef(db, one, id)))),
      choose: (found) =>
        ids.flatMap((id, index) => {
          const lent = found[index]?.data() as Choice | undefined;
          const isTaken = found[ids.length + index]?.exists === true;
          return lent === undefined || isTaken ? [] : [{ id, before: null, after: { ...lent, lentBy: from.itemId } }];
        }),
    });
    page = await readers.startAfter(page.docs.at(-1)?.id).limit(AT_ONCE).get();
  }
  await publish(db, into);
}

/** Removes the choices that `into` has borrowed, and publishes its count. */
export async function returnChoices(db: Firestore, loan: Loan): Promise<void> {
  const { from, into } = loan;
  const borrowed = choiceRef(db, into, 'any').parent.where('lentBy', '==', from.itemId).limit(AT_ONCE);
  for (let count = AT_ONCE; count > 0;)
    count = await changeChoices(db, loan, {
      read: async (transaction) => (await transaction.get(borrowed)).docs,
      choose: (found) => found.map((one) => ({ id: one.id, before: (one.data() as Choice).choice, after: null })),
    });
  await publish(db, into);
}

type Change = { id: string; before: string | null; after: Choice | null };

/** Writes changed choices of `into` and counts them in its shards. Returns their number. */
function changeChoices(
  db: Firestore,
  { into, isValid, now }: Loan,
  {
    read,
    choose,
  }: {
    read: (transaction: Transaction) => Promise<DocumentSnapshot[]>;
    choose: (found: readonly DocumentSnapshot[]) => Change[];
  },
): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const [found, stands] = await Promise.all([read(transaction), isValid(transaction)]);
    if (!stands) return 0;
    const changes = choose(found);
    const byShard = new Map<number, Counts>();
    for (const { id, before, after } of changes) {
      if (after === null) transaction.delete(choiceRef(db, into, id));
      else transaction.set(choiceRef(db, into, id), after);
      const shard = shardOf(id);
      byShard.set(shard, sumOf([byShard.get(shard) ?? {}, changeOf(before, after?.choice ?? null) ?? {}]));
    }
    for (const [shard, change] of byShard)
      transaction.set(shardRef(db, into, shard), incremented(change, now.toISOString()), { merge: true });
    return changes.length;
  });
}
