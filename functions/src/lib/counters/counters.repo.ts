import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import type { PollDoc } from '@first-show/domain/polls/poll.schema';
import type { PredictionDoc } from '@first-show/domain/predictions/prediction.schema';
import { reactionTypes, type ReactionCounts } from '@first-show/domain/reactions/reaction-types';
import { optimistically, writeAsRead } from '../cache/optimistic.ts';
import {
  addDeltas,
  applyToReactions,
  applyToVotes,
  DELTA_GRACE_MS,
  deltaOf,
  deltaSlotEndMs,
  planAggregation,
  SHARDS,
  type Counter,
  type Delta,
} from './counter-plan.ts';

/**
 * Choices and their counts: `reactions/{articleId}/readers/{readerId}`,
 * `votes/{polls|predictions}_{id}/readers/{readerId}`, `counterShards`, and the counts inside
 * `reactionCounts`, `polls` and `predictions`.
 */

type Choice = { choice: string; at: string };
export type DeltaDoc = {
  item: string;
  kind: Counter['kind'];
  itemId: string;
  slotEndsMs: number;
  delta: Record<string, number>;
};

/** More deltas than an item can normally have. The next run aggregates any excess. */
const DELTAS_AT_ONCE = 8 * SHARDS;
/**
 * Lists of polls and predictions are answered in full. This limits what one read of them can cost.
 */
export const BALLOTS_MAX = 100;
/**
 * Two requests of one reader, or a concurrent aggregation, make a transaction retry. A crowd needs
 * more retries than the default of 5.
 */
const ATTEMPTS = 20;

const itemKey = (counter: Counter): string => `${counter.kind}_${counter.itemId}`;

export function publicRef(db: Firestore, counter: Counter): DocumentReference {
  const collection = counter.kind === 'reactions' ? collections.reactionCounts : collections[counter.kind];
  return db.collection(collection).doc(counter.itemId);
}

/** The document that holds one reader's choice for an item. */
export function choiceRef(db: Firestore, counter: Counter, readerId: string): DocumentReference {
  const parent =
    counter.kind === 'reactions'
      ? db.collection(collections.reactions).doc(counter.itemId)
      : db.collection(collections.votes).doc(itemKey(counter));
  return parent.collection('readers').doc(readerId);
}

const allDeltasOf = (db: Firestore, counter: Counter): Query =>
  db.collection(collections.counterShards).where('item', '==', itemKey(counter));
const deltasOf = (db: Firestore, counter: Counter): Query => allDeltasOf(db, counter).limit(DELTAS_AT_ONCE);

/** The desk's document of a poll or a prediction: see `BallotDeskDoc`. */
export const ballotDeskRef = (db: Firestore, counter: Counter): DocumentReference =>
  db.collection(collections.ballotDesk).doc(itemKey(counter));

/**
 * Whether anybody ever chose, waiting deltas included. Call it within the transaction of a change
 * that must not run beside a choice.
 */
export async function hasChoices(db: Firestore, transaction: Transaction, counter: Counter): Promise<boolean> {
  const readers = db.collection(collections.votes).doc(itemKey(counter)).collection('readers').select().limit(1);
  const [item, chosen] = await Promise.all([transaction.get(publicRef(db, counter)), transaction.get(readers)]);
  // Seeded and imported tallies have no readers.
  return !chosen.empty || ((item.get('totalVotes') as number | undefined) ?? 0) > 0;
}

/**
 * This reader's choice for each of `counters`, in the same order; `null` where there is none. One
 * read for each.
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

/**
 * Writes a reader's choice and its delta together. With `isFinal` a second, different choice is
 * refused (votes); otherwise it replaces the first (reactions). `before` is the former choice.
 * `shard` is any whole number from 0.
 *
 * `revision` (polls and predictions) is the revision of the item that the reader saw. The answer is
 * 'stale' if the desk has changed the item since. The check is part of the transaction, so an edit
 * that requires no votes and a vote cannot both succeed. Votes only read that document, so they do
 * not wait for each other.
 */
export async function choose(
  db: Firestore,
  input: {
    counter: Counter;
    readerId: string;
    choice: string;
    isFinal: boolean;
    revision?: number;
    now: Date;
    shard: number;
  },
): Promise<{ outcome: Outcome; before: string | null }> {
  const { counter, choice } = input;
  const mine = choiceRef(db, counter, input.readerId);
  const slotEndsMs = deltaSlotEndMs(Date.now());
  const shardRef = db
    .collection(collections.counterShards)
    .doc(`${itemKey(counter)}_${slotEndsMs}_${input.shard % SHARDS}`);
  return db.runTransaction(
    async (transaction) => {
      const [found, desk] = await Promise.all([
        transaction.get(mine),
        input.revision === undefined ? undefined : transaction.get(ballotDeskRef(db, counter)),
      ]);
      const before = (found.data() as Choice | undefined)?.choice ?? null;
      const delta = deltaOf(before, choice);
      if (before !== null && input.isFinal) return { outcome: 'refused' as const, before };
      if (delta === null) return { outcome: 'unchanged' as const, before };
      if (desk !== undefined && ((desk.get('revision') as number | undefined) ?? 1) !== input.revision)
        return { outcome: 'stale' as const, before };
      transaction.set(mine, { choice, at: input.now.toISOString() } satisfies Choice);
      // The document is not read first, so increments of different readers do not wait for each
      // other.
      transaction.set(
        shardRef,
        {
          item: itemKey(counter),
          kind: counter.kind,
          itemId: counter.itemId,
          slotEndsMs,
          delta: Object.fromEntries(
            Object.entries(delta).map(([name, change]) => [name, FieldValue.increment(change)]),
          ),
        },
        { merge: true },
      );
      return { outcome: 'counted' as const, before };
    },
    { maxAttempts: ATTEMPTS },
  );
}

export type Outcome = 'counted' | 'unchanged' | 'refused' | 'stale';

/**
 * The counts of the public document plus the waiting deltas. They are exact for the moment of the
 * read.
 */
export type Counts = { reactions: ReactionCounts; votes: number[]; totalVotes: number };

export function countsOf(counter: Counter, found: DocumentSnapshot, delta: Delta): Counts {
  if (counter.kind === 'reactions') {
    return {
      reactions: applyToReactions(found.data() as Partial<ReactionCounts> | undefined, delta),
      votes: [],
      totalVotes: 0,
    };
  }
  const doc = found.data() as Pick<PollDoc | PredictionDoc, 'votes' | 'options'> | undefined;
  return { reactions: applyToReactions(undefined, {}), ...applyToVotes(doc?.votes, delta, doc?.options.length ?? 0) };
}

const sumOf = (deltas: readonly QueryDocumentSnapshot[]): Delta =>
  addDeltas(deltas.map((snapshot) => (snapshot.data() as DeltaDoc).delta));

/**
 * The current counts, from the public document and the waiting deltas. Uses a read-only
 * transaction: one consistent moment, no locks.
 */
export async function readCounts(db: Firestore, counter: Counter): Promise<Counts> {
  return db.runTransaction(
    async (transaction) => {
      const [found, deltas] = await Promise.all([
        transaction.get(publicRef(db, counter)),
        transaction.get(deltasOf(db, counter)),
      ]);
      return countsOf(counter, found, sumOf(deltas.docs));
    },
    { readOnly: true },
  );
}

/**
 * Polls or predictions of `query` including waiting deltas, at one consistent moment, so that a
 * list shows the reader's own vote right away. Costs one read more than the documents, and one for
 * each waiting delta.
 */
export async function listWithCounts<T extends PollDoc | PredictionDoc>(
  db: Firestore,
  kind: 'polls' | 'predictions',
  query: Query,
): Promise<T[]> {
  const waiting = db
    .collection(collections.counterShards)
    .where('kind', '==', kind)
    .limit(DELTAS_AT_ONCE * 4);
  return db.runTransaction(
    async (transaction) => {
      const [found, deltas] = await Promise.all([transaction.get(query), transaction.get(waiting)]);
      return found.docs.map((document) => {
        const doc = document.data() as T;
        const own = deltas.docs.filter((delta) => (delta.data() as DeltaDoc).itemId === document.id);
        return { ...doc, id: document.id, ...applyToVotes(doc.votes, sumOf(own), doc.options.length) };
      });
    },
    { readOnly: true },
  );
}

/**
 * Aggregates an item's deltas into its public document. If that was written less than a second ago,
 * it does nothing and `waitMs` says when to try again. With `isIdle` it includes the running slot,
 * because nobody else writes there. Deltas of a deleted item are dropped. `counts` are the written
 * counts, exact with `isIdle`; `null` if nothing was written.
 *
 * It writes under preconditions instead of in a transaction: the query's read lock covers the
 * deltas of other items too in the emulator, so two transactions would wait for each other for
 * seconds.
 */
export async function aggregateDeltas(
  db: Firestore,
  counter: Counter,
  options: { nowMs: () => number; isIdle: boolean },
): Promise<{ waitMs: number | null; counts: Counts | null }> {
  return optimistically(async () => {
    const nowMs = options.nowMs();
    const waiting = options.isIdle
      ? deltasOf(db, counter)
      : deltasOf(db, counter).where('slotEndsMs', '<=', nowMs - DELTA_GRACE_MS);
    // The deltas come first: if another run counts them meanwhile, their preconditions fail.
    const deltas = (await waiting.get()).docs;
    if (deltas.length === 0) return { waitMs: null, counts: null };
    const found = await publicRef(db, counter).get();
    const plan = planAggregation({ lastWrittenMs: found.updateTime?.toMillis() ?? null, nowMs });
    if (plan.action === 'wait') return { waitMs: plan.waitMs, counts: null };
    const counts = countsOf(counter, found, sumOf(deltas));
    const batch = db.batch();
    if (counter.kind === 'reactions') writeAsRead(batch, found, counts.reactions);
    else if (found.exists) writeAsRead(batch, found, { votes: counts.votes, totalVotes: counts.totalVotes });
    for (const delta of deltas) batch.delete(delta.ref, { lastUpdateTime: delta.updateTime });
    await batch.commit();
    return { waitMs: null, counts };
  });
}

/**
 * The expected public count of an item, computed from the documents of its readers minus the
 * waiting deltas. Runs in a transaction, so all of it is of one moment. Costs a read per thousand
 * readers and choice. `null` for a deleted item.
 */
export async function countByReaders(
  db: Firestore,
  transaction: Transaction,
  counter: Counter,
): Promise<{ found: DocumentSnapshot; stored: Counts; expected: Counts } | null> {
  const found = await transaction.get(publicRef(db, counter));
  if (!found.exists) return null;
  const readers = choiceRef(db, counter, '-').parent;
  const choices =
    counter.kind === 'reactions' ? reactionTypes : Object.keys((found.get('options') as unknown[] | undefined) ?? []);
  const [deltas, ...counted] = await Promise.all([
    transaction.get(allDeltasOf(db, counter)),
    ...choices.map((choice) => transaction.get(readers.where('choice', '==', choice).count())),
  ]);
  const waiting = sumOf(deltas.docs);
  const delta = Object.fromEntries(
    choices.map((choice, index) => [choice, (counted[index]?.data().count ?? 0) - (waiting[choice] ?? 0)]),
  );
  return {
    found,
    stored: countsOf(counter, found, {}),
    expected:
      counter.kind === 'reactions'
        ? { reactions: applyToReactions(undefined, delta), votes: [], totalVotes: 0 }
        : { reactions: applyToReactions(undefined, {}), ...applyToVotes(undefined, delta, choices.length) },
  };
}

/** At most `limit` items that have waiting deltas. The sweep finishes what a lost trigger left. */
export async function waitingCounters(db: Firestore, limit: number): Promise<Counter[]> {
  const snapshot = await db.collection(collections.counterShards).limit(limit).get();
  const found = new Map(
    snapshot.docs.map((document) => {
      const { item, kind, itemId } = document.data() as DeltaDoc;
      return [item, { kind, itemId }];
    }),
  );
  return [...found.values()];
}

/** When the slot of a waiting delta ends, in ms since 1970; `null` once it was aggregated. */
export async function waitsUntilMs(db: Firestore, deltaId: string): Promise<number | null> {
  const delta = (await db.collection(collections.counterShards).doc(deltaId).get()).data() as DeltaDoc | undefined;
  return delta === undefined ? null : delta.slotEndsMs;
}
