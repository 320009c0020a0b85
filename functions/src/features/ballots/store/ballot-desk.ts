import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { BallotDeskDoc, DeskStep } from '@first-show/domain/ballots/ballot-desk.schema';
import type { BallotCollection, PollDoc, PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { DESK_HISTORY_KEPT } from '@first-show/domain/core/limits';
import { ok, type Failure, type Result } from '@first-show/domain/core/result';
import { rebuildBallots } from '../../../lists/open-ballots.ts';
import { storedBallot } from './ballots.ts';
import { retryOnConflict, writeIfUnchanged } from '../../../platform/firestore/preconditions.ts';
import { invalidateList } from '../../../platform/counters/cached-lists.ts';
import type { Counter } from '../../../platform/counters/counter.ts';
import { ballotDeskRef, hasChoices, publicRef } from '../../../platform/counters/counters.ts';
import type { LogChange } from '../../../platform/desk-log/desk-log.ts';
import {
  moveToTrash,
  readTrash,
  removeFromTrash,
  restoreFromTrash,
  type Removal,
} from '../../../platform/firestore/trash.ts';

/**
 * The desk's changes to polls and predictions. Each change is one commit that also writes
 * `ballotDesk`, which every vote reads (see `recordChoice`).
 */

export type BallotCounter = Counter & { kind: BallotCollection };
type Member = { uid: string; displayName: string };

const ATTEMPTS = 20;
const trashKinds = { polls: 'poll', predictions: 'prediction' } as const;
const emptyDesk: BallotDeskDoc = { revision: 1, history: [], endsAtBefore: null };
const storedDesk = (snapshot: DocumentSnapshot): BallotDeskDoc => ({
  ...emptyDesk,
  ...(snapshot.data() as Partial<BallotDeskDoc> | undefined),
});

/** The state on which a change is decided. */
export type BallotState<T> = { doc: T; desk: BallotDeskDoc; now: Date };

/**
 * The decision about a change: an error message that refuses it (409), a failure because of the
 * input, or the new fields of the public document, the action and note for the history, and the new
 * `endsAtBefore` of the desk's document.
 */
export type Decision<T> =
  | { refusal: string }
  | { invalid: Failure }
  | { changes: Partial<T>; action: DeskStep['action']; note?: string | undefined; endsAtBefore?: string | null };

export type Decided<T> =
  | { outcome: 'missing' }
  | { outcome: 'invalid'; failure: Failure }
  | { outcome: 'refused'; message: string; doc: T; desk: BallotDeskDoc }
  | { outcome: 'changed'; doc: T; desk: BallotDeskDoc };

type Call = { counter: BallotCounter; by: Member; now: Date; log: LogChange };

type Change<State, T> = Call & {
  /** Decides about the change. The function must be pure, because a retry calls it again. */
  decide: (state: State) => Decision<T>;
};

/**
 * Makes a change that does not depend on whether there are votes, so votes and the change need not
 * wait for each other. The desk's document is written on the condition that the desk has not
 * changed it in the meantime. In the public document, only fields that publishing counts does not
 * write are changed.
 */
export async function changeBallot<T extends PollDoc | PredictionDoc>(
  db: Firestore,
  input: Change<BallotState<T>, T>,
): Promise<Decided<T>> {
  const decided = await retryOnConflict(async () => {
    const [found, deskFound] = await db.getAll(publicRef(db, input.counter), ballotDeskRef(db, input.counter));
    if (found === undefined || deskFound === undefined)
      throw new Error('getAll returned fewer snapshots than references');
    const [next, changes] = decidedOn<T>(input, { found, deskFound, hasVotes: false });
    if (next.outcome !== 'changed') return next;
    const batch = db.batch();
    batch.update(found.ref, changes);
    writeIfUnchanged(batch, deskFound, next.desk);
    input.log(batch, next.doc);
    await batch.commit();
    return next;
  });
  await updateLists(db, input.counter);
  return decided;
}

/**
 * Makes a change that depends on whether there are votes. Such a change and a concurrent vote
 * cannot both succeed.
 */
export async function editBallot<T extends PollDoc | PredictionDoc>(
  db: Firestore,
  input: Change<BallotState<T> & { hasVotes: boolean }, T>,
): Promise<Decided<T>> {
  const decided = await db.runTransaction<Decided<T>>(
    async (transaction) => {
      const [found, deskFound, hasVotes] = await Promise.all([
        transaction.get(publicRef(db, input.counter)),
        transaction.get(ballotDeskRef(db, input.counter)),
        hasChoices(db, transaction, input.counter),
      ]);
      const [next, changes] = decidedOn<T>(input, { found, deskFound, hasVotes });
      if (next.outcome !== 'changed') return next;
      transaction.update(found.ref, changes);
      transaction.set(deskFound.ref, next.desk);
      input.log(transaction, next.doc);
      return next;
    },
    { maxAttempts: ATTEMPTS },
  );
  await updateLists(db, input.counter);
  return decided;
}

type Read = { found: DocumentSnapshot; deskFound: DocumentSnapshot; hasVotes: boolean };

/**
 * The result of a decision: the outcome with the new documents, and the changed fields of the
 * public document.
 */
function decidedOn<T extends PollDoc | PredictionDoc>(
  input: Change<BallotState<T> & { hasVotes: boolean }, T>,
  { found, deskFound, hasVotes }: Read,
): [Decided<T>, DocumentData] {
  if (!found.exists) return [{ outcome: 'missing' }, {}];
  const doc = storedBallot<T>(found);
  const desk = storedDesk(deskFound);
  const revision = doc.revision ?? 1;
  const decision = input.decide({ doc, desk, hasVotes, now: input.now });
  if ('invalid' in decision) return [{ outcome: 'invalid', failure: decision.invalid }, {}];
  if ('refusal' in decision) return [{ outcome: 'refused', message: decision.refusal, doc, desk }, {}];
  const { action, note, endsAtBefore = desk.endsAtBefore } = decision;
  const changes = { ...decision.changes, revision: revision + 1 };
  const nextDesk = {
    ...withHistoryStep(desk, { action, note, by: input.by, now: input.now }),
    revision: revision + 1,
    endsAtBefore,
  };
  return [{ outcome: 'changed', doc: { ...doc, ...changes }, desk: nextDesk }, changes];
}

export async function createBallot<T extends PollDoc | PredictionDoc>(
  db: Firestore,
  input: Call & { doc: T },
): Promise<BallotDeskDoc> {
  const desk = withHistoryStep(emptyDesk, { action: 'created', by: input.by, now: input.now });
  const batch = db.batch();
  batch.create(publicRef(db, input.counter), input.doc);
  batch.set(ballotDeskRef(db, input.counter), desk);
  input.log(batch, input.doc);
  await batch.commit();
  await updateLists(db, input.counter);
  return desk;
}

/**
 * Moves an item without votes to the trash; otherwise refuses with `votedMessage`. The desk's
 * document stays, with a new revision, so that no vote on the deleted item counts.
 */
export async function deleteBallot<T extends PollDoc | PredictionDoc>(
  db: Firestore,
  input: Call & { votedMessage: string },
): Promise<Decided<T>> {
  const { counter } = input;
  const deleted = await db.runTransaction<Decided<T>>(
    async (transaction) => {
      const [found, deskFound, hasVotes] = await Promise.all([
        transaction.get(publicRef(db, counter)),
        transaction.get(ballotDeskRef(db, counter)),
        hasChoices(db, transaction, counter),
      ]);
      const decide = () => (hasVotes ? { refusal: input.votedMessage } : { changes: {}, action: 'deleted' as const });
      const [next] = decidedOn<T>({ ...input, decide }, { found, deskFound, hasVotes });
      if (next.outcome !== 'changed') return next;
      moveToTrash(db, transaction, {
        kind: trashKinds[counter.kind],
        title: next.doc.title,
        by: input.by.displayName,
        now: input.now,
        documents: [found],
      });
      transaction.set(deskFound.ref, next.desk);
      input.log(transaction, next.doc);
      return next;
    },
    { maxAttempts: ATTEMPTS },
  );
  await updateLists(db, counter);
  return deleted;
}

export async function restoreBallot<T extends PollDoc | PredictionDoc>(
  db: Firestore,
  input: Call,
): Promise<Result<{ doc: T; desk: BallotDeskDoc }>> {
  const { counter } = input;
  const key = { kind: trashKinds[counter.kind], id: counter.itemId };
  const restored = await db.runTransaction(async (transaction) => {
    const [trashed, deskFound] = await Promise.all([
      readTrash(db, transaction, key),
      transaction.get(ballotDeskRef(db, counter)),
    ]);
    if (!trashed.ok) return trashed;
    const before = storedDesk(deskFound);
    const revision = before.revision + 1;
    const doc = { ...(trashed.value.item as T), id: counter.itemId, revision };
    const desk = { ...withHistoryStep(before, { action: 'restored', by: input.by, now: input.now }), revision };
    restoreFromTrash(db, transaction, { ...key, item: doc, others: [] });
    transaction.set(deskFound.ref, desk);
    input.log(transaction, doc);
    return ok({ doc, desk });
  });
  await updateLists(db, counter);
  return restored;
}

/**
 * Called after every attempt, refused ones too: if an earlier call was killed after its commit, the
 * desk's repetition is refused, and the lists still lack the change.
 */
async function updateLists(db: Firestore, { kind }: BallotCounter): Promise<void> {
  invalidateList(db, kind);
  await rebuildBallots(db);
}

/** Removes an item from the trash for good. */
export const removeDeletedBallot = (db: Firestore, kind: BallotCounter['kind'], removal: Removal): Promise<void> =>
  removeFromTrash(db, { kind: trashKinds[kind], ...removal }, () =>
    ballotDeskRef(db, { kind, itemId: removal.id }).delete(),
  );

/** The desk's documents of `counters`, in the same order. One read each. */
export async function readBallotDesks(
  db: Firestore,
  counters: readonly BallotCounter[],
): Promise<(BallotDeskDoc | null)[]> {
  if (counters.length === 0) return [];
  const found = await db.getAll(...counters.map((counter) => ballotDeskRef(db, counter)));
  return found.map((snapshot) => (snapshot.data() as BallotDeskDoc | undefined) ?? null);
}

function withHistoryStep(
  desk: BallotDeskDoc,
  step: { action: DeskStep['action']; note?: string | undefined; by: Member; now: Date },
): BallotDeskDoc {
  const { action, note = null, by, now } = step;
  const taken = { action, note, at: now.toISOString(), by: by.displayName, uid: by.uid };
  return { ...desk, history: [...desk.history, taken].slice(-DESK_HISTORY_KEPT) };
}
