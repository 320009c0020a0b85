import { FieldPath, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { changeOf, shardOf, sumOf, type Counter } from './counter.ts';
import { choiceRef, counterKey, counterOfKey, incremented, shardRef, type Choice } from './counters.ts';
import { publish } from './publish.ts';

/**
 * The choices for an item that was merged into another one, reader by reader. The other item
 * borrows them, so that they can be returned: `lentBy` of a borrowed choice has the ids of items
 * that it came through, in this order. A reader who chooses again replaces the borrowed choice by
 * an own one.
 */

/** The collection of the readers' choices of an item (`choiceRef`). */
const BORROWERS = 'readers';

/** The most choices that one transaction writes. */
const AT_ONCE = 100;

type Loan = {
  from: Counter;
  /** Whether the merge still stands. It is part of each transaction. */
  isValid: (transaction: Transaction) => Promise<boolean>;
  now: Date;
};

/** Copies the choices of readers who have none for `into`, and publishes its count. */
export async function lendChoices(db: Firestore, { into, ...loan }: Loan & { into: Counter }): Promise<void> {
  const { from } = loan;
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
          if (lent === undefined || isTaken) return [];
          const lentBy = [...(lent.lentBy ?? []), from.itemId];
          return [{ counter: into, id, before: null, after: { ...lent, lentBy } }];
        }),
    });
    page = await readers.startAfter(page.docs.at(-1)?.id).limit(AT_ONCE).get();
  }
  await publish(db, into);
}

/**
 * Removes the choices of `from` that other items have borrowed, also through an item between.
 * Publishes the counts of all these items, and returns them.
 */
export async function returnChoices(db: Firestore, loan: Loan): Promise<Counter[]> {
  const borrowed = db.collectionGroup(BORROWERS).where('lentBy', 'array-contains', loan.from.itemId).limit(AT_ONCE);
  const changed = new Map([[counterKey(loan.from), loan.from]]);
  for (let changes: readonly Change[] | null = null; changes === null || changes.length > 0;) {
    changes = await changeChoices(db, loan, {
      read: async (transaction) => (await transaction.get(borrowed)).docs,
      choose: (found) =>
        found.map((one) => ({
          counter: counterOfKey(one.ref.parent.parent?.id ?? ''),
          id: one.id,
          before: (one.data() as Choice).choice,
          after: null,
        })),
    });
    for (const { counter } of changes) changed.set(counterKey(counter), counter);
  }
  for (const counter of changed.values()) await publish(db, counter);
  return [...changed.values()];
}

type Change = { counter: Counter; id: string; before: string | null; after: Choice | null };

/** Writes changed choices and counts them in the shards. Returns the changes. */
function changeChoices(
  db: Firestore,
  { isValid, now }: Loan,
  {
    read,
    choose,
  }: {
    read: (transaction: Transaction) => Promise<DocumentSnapshot[]>;
    choose: (found: readonly DocumentSnapshot[]) => Change[];
  },
): Promise<readonly Change[]> {
  return db.runTransaction(async (transaction) => {
    const [found, stands] = await Promise.all([read(transaction), isValid(transaction)]);
    if (!stands) return [];
    const changes = choose(found);
    for (const { counter, id, after } of changes) {
      if (after === null) transaction.delete(choiceRef(db, counter, id));
      else transaction.set(choiceRef(db, counter, id), after);
    }
    for (const ofShard of Map.groupBy(changes, shardPathOf).values()) {
      const [{ counter, id }] = ofShard as [Change, ...Change[]];
      const sum = sumOf(ofShard.map(({ before, after }) => changeOf(before, after?.choice ?? null) ?? {}));
      transaction.set(shardRef(db, counter, shardOf(id)), incremented(sum, now.toISOString()), { merge: true });
    }
    return changes;
  });
}

const shardPathOf = ({ counter, id }: Change): string => `${counterKey(counter)} ${shardOf(id)}`;
