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
 * Reads and writes choices and their counts: `reactions/{articleId}/readers/{readerId}`,
 * `votes/{polls|predictions}_{id}/readers/{readerId}`, `counterShards`, and the counts in
 * `reactionCounts`, `polls` and `predictions`.
 */

type Choice = { choice: string; at: string };
type DeltaDoc = {
  item: string;
  kind: Counter['kind'];
  itemId: string;
  slotEndsMs: number;
  delta: Record<string, number>;
};

/**
 * Maximum number of deltas per aggregation: more than an item normally has. The next run aggregates
 * the rest.
 */
const DELTAS_AT_ONCE = 8 * SHARDS;
/**
 * Maximum number of polls or predictions in a list, which limits the cost of reading the whole
 * list.
 */
export const BALLOTS_MAX = 100;
/**
 * Maximum number of attempts of a transaction. Two requests of one reader, or a concurrent
 * aggregation, make it retry, and in a crowd the default of 5 is too few.
 */
const ATTEMPTS = 20;

const itemKey = (counter: Counter): string => `${counter.kind}_${counter.itemId}`;

export function publicRef(db: Firestore, counter: Counter): DocumentReference {
  const collection = counter.kind === 'reactions' ? collections.reactionCounts : collections[counter.kind];
  return db.collection(collection).doc(counter.itemId);
}

/** The document that holds one reader's choice for an item. */
function choiceRef(db: Firestore, counter: Counter, readerId: string): DocumentReference {
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
 * Whether anybody has chosen, even if the choice is not aggregated yet. Call it within the
 * transaction of a change that must not happen at the same time as a choice.
 */
export async function hasChoices(db: Firestore, transaction: Transaction, counter: Counter): Promise<boolean> {
  const readers = db.collection(collections.votes).doc(itemKey(counter)).collection('readers').select().limit(1);
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

/**
 * Writes a reader's choice together with its delta. With `isFinal` (votes) a second choice is
 * refused, even the same one; otherwise (reactions) it replaces the first. `before` is the former
 * choice. `shard` is any whole number from 0 on; it selects the delta document.
 *
 * `revision` (polls and predictions) is the revision of the item that the reader saw. The answer is
 * 'stale' if the desk has changed the item since. The check is part of the transaction, so a vote
 * and an edit that is only allowed without votes cannot both succeed. Votes only read the desk's
 * document, so they do not wait for each other.
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
      // Increment without reading the document first, so that increments of different readers do
      // not wait for each other.
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

/** The public counts plus the waiting deltas, exact at the moment of the read. */
export type Counts = { reactions: ReactionCounts; votes: number[]; totalVotes: number };

function countsOf(counter: Counter, found: DocumentSnapshot, delta: Delta): Counts {
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
 * The current counts, from the public document and the waiting deltas. Reads them in a read-only
 * transaction: at one moment, without locks.
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
 * The polls or predictions of `query` with waiting deltas added, at one moment, so that a list
 * shows the reader's own vote at once. Costs one read for each poll or prediction, and one for each
 * waiting delta.
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
 * Adds an item's deltas to its public document. If the public document was written less than a
 * second ago, does nothing, and `waitMs` says when to try again. With `isIdle`, includes the
 * current slot, because nobody else writes to it. Drops the deltas of a deleted poll or prediction.
 * `counts` are the written counts, exact with `isIdle`; `null` if nothing was written.
 *
 * The function writes under preconditions instead of in a transaction: in the emulator the query's
 * read lock also covers deltas of other items, so two transactions would wait for each other for
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
    // Read the deltas first: if another run counts them in the meantime, the preconditions fail.
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
 * The public count that an item should have: the number of its readers' documents minus the waiting
 * deltas. Runs in a transaction, so that everything is read at one moment. One read per thousand
 * readers and option. `null` for a deleted item.
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

/**
 * Up to `limit` items with waiting deltas, for the sweep that repeats the work of lost triggers. It
 * skips the other deltas of an item that it has found, because an item that always fails collects
 * more and more of them.
 */
export async function waitingCounters(db: Firestore, limit: number): Promise<Counter[]> {
  const ordered = db.collection(collections.counterShards).orderBy('item').limit(1);
  const found: Counter[] = [];
  for (let next = ordered; found.length < limit;) {
    const [first] = (await next.get()).docs;
    if (first === undefined) break;
    const { item, kind, itemId } = first.data() as DeltaDoc;
    found.push({ kind, itemId });
    next = ordered.startAfter(item);
  }
  return found;
}

/** When the slot of a waiting delta ends, in ms since 1970; `null` if it was already aggregated. */
export async function waitsUntilMs(db: Firestore, deltaId: string): Promise<number | null> {
  const delta = (await db.collection(collections.counterShards).doc(deltaId).get()).data() as DeltaDoc | undefined;
  return delta === undefined ? null : delta.slotEndsMs;
}
