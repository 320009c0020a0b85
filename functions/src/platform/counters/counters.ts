import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { changeOf, SHARDS, shardOf, type Counter, type Counts } from './counter.ts';

/**
 * Readers' choices and the shards that count them: `counters/{kind}_{itemId}/readers/{readerId}`
 * and `counters/{kind}_{itemId}/shards/{n}`. `publish.ts` writes the sum to the public document.
 */

/** `lentBy`: see `lend-choices.ts`. */
export type Choice = { choice: string; at: string; lentBy?: string[] };
/** `changedAt` is the time of the latest choice; the sweep finds changed shards by it. */
export type ShardDoc = { counts: Record<string, number>; changedAt: string };

/**
 * Maximum number of polls or predictions in a list, which limits the cost of reading the whole
 * list.
 */
export const BALLOTS_MAX = 100;
/**
 * Maximum number of attempts of a transaction. Requests of one reader, and choices in one shard,
 * make it retry, and in a crowd the default of 5 is too few.
 */
const ATTEMPTS = 20;

export const counterKey = ({ kind, itemId }: Counter): string => `${kind}_${itemId}`;

/** The counter with this key; see `counterKey`. */
export function counterOfKey(key: string): Counter {
  const separator = key.indexOf('_');
  return { kind: key.slice(0, separator) as Counter['kind'], itemId: key.slice(separator + 1) };
}

const counterRef = (db: Firestore, counter: Counter): DocumentReference =>
  db.collection(collections.counters).doc(counterKey(counter));

/** The document with the public count. */
export function publicRef(db: Firestore, counter: Counter): DocumentReference {
  const collection = counter.kind === 'reactions' ? collections.reactionCounts : collections[counter.kind];
  return db.collection(collection).doc(counter.itemId);
}

/** The document that holds one reader's choice for an item. Nobody else can read it. */
export const choiceRef = (db: Firestore, counter: Counter, readerId: string): DocumentReference =>
  counterRef(db, counter).collection('readers').doc(readerId);

/** Removes the public count, the shards and the readers' choices of an item. */
export async function removeCounter(db: Firestore, counter: Counter): Promise<void> {
  await publicRef(db, counter).delete();
  await db.recursiveDelete(counterRef(db, counter));
}

/** One of an item's shards. A count that was seeded or imported is in the first one. */
export const shardRef = (db: Firestore, counter: Counter, shard = 0): DocumentReference =>
  counterRef(db, counter).collection('shards').doc(String(shard));

export const shardRefs = (db: Firestore, counter: Counter): DocumentReference[] =>
  Array.from({ length: SHARDS }, (_, shard) => shardRef(db, counter, shard));

export const countsOfShards = (shards: readonly DocumentSnapshot[]): Counts[] =>
  shards.map((shard) => (shard.data() as ShardDoc | undefined)?.counts ?? {});

/** The desk's document of a poll or a prediction: see `BallotDeskDoc`. */
export const ballotDeskRef = (db: Firestore, counter: Counter): DocumentReference =>
  db.collection(collections.ballotDesk).doc(counterKey(counter));

/**
 * Whether anybody has chosen, even if the choice is not published yet. Call it within the
 * transaction of a change that must not happen at the same time as a choice.
 */
export async function hasChoices(db: Firestore, transaction: Transaction, counter: Counter): Promise<boolean> {
  const readers = counterRef(db, counter).collection('readers').select().limit(1);
  const [item, chosen] = await Promise.all([transaction.get(publicRef(db, counter)), transaction.get(readers)]);
  // Also check the counts, because an imported item may have counts but no readers' documents.
  return !chosen.empty || ((item.get('totalVotes') as number | undefined) ?? 0) > 0;
}

/**
 * The reader's choice for each of `counters`, in the same order; `null` if there is none. One read
 * each.
 */
export async function choicesOf(
  db: Firestore,
  counters: readonly Counter[],
  readerId: string,
): Promise<(string | null)[]> {
  if (counters.length === 0) return [];
  const snapshots = await db.getAll(...counters.map((counter) => choiceRef(db, counter, readerId)));
  return snapshots.map((snapshot) => (snapshot.data() as Choice | undefined)?.choice ?? null);
}

export type Outcome = 'counted' | 'unchanged' | 'refused' | 'stale';

export type ChoiceInput = {
  counter: Counter;
  readerId: string;
  /** `null` withdraws the reader's choice. */
  choice: string | null;
  /** Refuses a second choice, even the same one (votes). Otherwise it replaces the first. */
  isFinal: boolean;
  /**
   * For polls and predictions: the revision of the item that the reader saw. The answer is 'stale'
   * if the desk has changed the item since. The check is part of the transaction, so a vote and an
   * edit that is only allowed without votes cannot both succeed. Votes only read the desk's
   * document, so they do not wait for each other.
   */
  revision?: number;
};

/** Writes a reader's choice and counts it in a shard. `before` is the former choice. */
export async function recordChoice(
  db: Firestore,
  input: ChoiceInput & { now: Date },
): Promise<{ outcome: Outcome; before: string | null }> {
  const { counter, choice } = input;
  const mine = choiceRef(db, counter, input.readerId);
  const at = input.now.toISOString();
  return db.runTransaction(
    async (transaction) => {
      const [found, desk] = await Promise.all([
        transaction.get(mine),
        input.revision === undefined ? undefined : transaction.get(ballotDeskRef(db, counter)),
      ]);
      const own = found.data() as Choice | undefined;
      const before = own?.choice ?? null;
      const change = changeOf(before, choice);
      // A withdrawn choice is withdrawn from its lenders too, or a merge could lend it again.
      const lenders = choice === null ? (own?.lentBy ?? []).map((itemId) => ({ ...counter, itemId })) : [];
      const lent = await Promise.all(lenders.map((lender) => transaction.get(choiceRef(db, lender, input.readerId))));
      if (before !== null && input.isFinal) return { outcome: 'refused' as const, before };
      if (change === null) return { outcome: 'unchanged' as const, before };
      if (desk !== undefined && ((desk.get('revision') as number | undefined) ?? 1) !== input.revision)
        return { outcome: 'stale' as const, before };
      if (choice === null) transaction.delete(mine);
      else transaction.set(mine, { choice, at } satisfies Choice);
      // Increment without reading the shard first, so that increments of different readers do not
      // wait for each other.
      const shard = shardOf(input.readerId);
      transaction.set(shardRef(db, counter, shard), incremented(change, at), { merge: true });
      lenders.forEach((lender, index) => {
        const stored = lent[index];
        if (stored?.exists !== true) return;
        const taken = changeOf((stored.data() as Choice).choice, null) ?? {};
        transaction.delete(stored.ref);
        transaction.set(shardRef(db, lender, shard), incremented(taken, at), { merge: true });
      });
      return { outcome: 'counted' as const, before };
    },
    { maxAttempts: ATTEMPTS },
  );
}

/** What to merge into a shard to add `change` to it. */
export const incremented = (change: Counts, changedAt: string) => ({
  counts: Object.fromEntries(Object.entries(change).map(([choice, by]) => [choice, FieldValue.increment(by)])),
  changedAt,
});
