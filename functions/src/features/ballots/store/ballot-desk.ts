import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { DESK_HISTORY_KEPT } from '@first-show/domain/core/limits';
import { ok, type Result } from '@first-show/domain/core/result';
import type { BallotDeskDoc, DeskStep } from '@first-show/domain/polls/ballot-desk';
import type { PollDoc } from '@first-show/domain/polls/poll.schema';
import type { PredictionDoc } from '@first-show/domain/predictions/prediction.schema';
import { optimistically, writeAsRead } from '../../../platform/cache/optimistic.ts';
import {
  moveToTrash,
  readTrash,
  removeFromTrash,
  restoreFromTrash,
  type Removal,
} from '../../../platform/firestore/trash.ts';
import type { Counter } from '../../../platform/counters/counter.ts';
import { invalidateList } from '../../../platform/counters/cached-lists.ts';
import { ballotDeskRef, hasChoices, publicRef } from '../../../platform/counters/counters.ts';

/**
 * The desk's changes to polls and predictions. Each change is one commit that also writes
 * `ballotDesk`, which every vote reads (see `recordChoice`).
 */

export type BallotCounter = Counter & { kind: 'polls' | 'predictions' };
export type Member = { uid: string; displayName: string };

const ATTEMPTS = 20;
const trashKinds = { polls: 'poll', predictions: 'prediction' } as const;
const emptyDesk: BallotDeskDoc = { revision: 1, history: [], endsAtBefore: null };

/**
 * The decision about a change: an error message that refuses it, or the new fields of the public
 * document, the action and note for the history, and the new `endsAtBefore` of the desk's document.
 */
export type Decision<T> =
  | { refusal: string }
  | { changes: Partial<T>; action: DeskStep['action']; note?: string; endsAtBefore?: string | null };

export type Decided<T> =
  | { outcome: 'missing' }
  | { outcome: 'refused'; message: string; doc: T; desk: BallotDeskDoc }
  | { outcome: 'changed'; doc: T; desk: BallotDeskDoc };

type Change<T> = {
  counter: BallotCounter;
  /** The revision that the change is based on. If omitted, any revision is accepted. */
  revision?: number | undefined;
  by: Member;
  now: Date;
  /**
   * Decides about the change. The function must be pure, because a retry calls it again. `hasVotes`
   * is only known in `editBallot`.
   */
  decide: (state: { doc: T; desk: BallotDeskDoc; hasVotes: boolean }) => Decision<T>;
  /** The error message for a stale revision. */
  staleMessage: string;
};

/**
 * Makes a change that does not depend on whether there are votes, so votes and the change need not
 * wait for each other. The desk's document is written on the condition that the desk has not
 * changed it in the meantime. In the public document, only fields that publishing counts does not
 * write are changed.
 */
export async function changeBallot<T extends PollDoc | PredictionDoc>(
  db: Firestore,
  input: Omit<Change<T>, 'decide'> & { decide: (state: { doc: T; desk: BallotDeskDoc }) => Decision<T> },
): Promise<Decided<T>> {
  const decided = await optimistically(async () => {
    const [found, deskFound] = await db.getAll(publicRef(db, input.counter), ballotDeskRef(db, input.counter));
    if (found === undefined || deskFound === undefined)
      throw new Error('getAll returned fewer snapshots than references');
    const [next, changes] = decidedOn<T>(input, { found, deskFound, hasVotes: false });
    if (next.outcome !== 'changed') return next;
    const batch = db.batch();
    batch.update(found.ref, changes);
    writeAsRead(batch, deskFound, next.desk);
    await batch.commit();
    return next;
  });
  invalidateList(db, input.counter.kind);
  return decided;
}

/**
 * Makes a change that depends on whether there are votes. Such a change and a concurrent vote
 * cannot both succeed.
 */
export async function editBallot<T extends PollDoc | PredictionDoc>(
  db: Firestore,
  input: Change<T>,
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
      return next;
    },
    { maxAttempts: ATTEMPTS },
  );
  invalidateList(db, input.counter.kind);
  return decided;
}

type Read = { found: DocumentSnapshot; deskFound: DocumentSnapshot; hasVotes: boolean };

/**
 * The result of a decision: the outcome with the new documents, and the changed fields of the
 * public document.
 */
function decidedOn<T extends PollDoc | PredictionDoc>(
  input: Change<T>,
  { found, deskFound, hasVotes }: Read,
): [Decided<T>, DocumentData] {
  if (!found.exists) return [{ outcome: 'missing' }, {}];
  const doc = { ...(found.data() as T), id: found.id };
  const desk = { ...emptyDesk, ...(deskFound.data() as Partial<BallotDeskDoc> | undefined) };
  const revision = doc.revision ?? 1;
  if (input.revision !== undefined && input.revision !== revision)
    return [{ outcome: 'refused', message: input.staleMessage, doc, desk }, {}];
  const decision = input.decide({ doc, desk, hasVotes });
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
  input: { counter: BallotCounter; doc: T; by: Member; now: Date },
): Promise<BallotDeskDoc> {
  const desk = withHistoryStep(emptyDesk, { action: 'created', by: input.by, now: input.now });
  const batch = db.batch();
  batch.create(publicRef(db, input.counter), input.doc);
  batch.set(ballotDeskRef(db, input.counter), desk);
  await batch.commit();
  invalidateList(db, input.counter.kind);
  return desk;
}

/**
 * Moves an item without votes to the trash. The desk's document stays, with a new revision, so that
 * no vote on the deleted item counts.
 */
export async function deleteBallot<T extends PollDoc | PredictionDoc>(
  db: Firestore,
  input: { counter: BallotCounter; by: Member; now: Date },
): Promise<
  { outcome: 'missing' } | { outcome: 'voted'; doc: T; desk: BallotDeskDoc } | { outcome: 'deleted'; doc: T }
> {
  const { counter } = input;
  const deleted = await db.runTransaction(
    async (transaction) => {
      const [found, deskFound, hasVotes] = await Promise.all([
        transaction.get(publicRef(db, counter)),
        transaction.get(ballotDeskRef(db, counter)),
        hasChoices(db, transaction, counter),
      ]);
      if (!found.exists) return { outcome: 'missing' as const };
      const doc = { ...(found.data() as T), id: found.id };
      const desk = { ...emptyDesk, ...(deskFound.data() as Partial<BallotDeskDoc> | undefined) };
      if (hasVotes) return { outcome: 'voted' as const, doc, desk };
      const revision = (doc.revision ?? 1) + 1;
      moveToTrash(db, transaction, {
        kind: trashKinds[counter.kind],
        title: doc.title,
        by: input.by.displayName,
        now: input.now,
        documents: [found],
      });
      transaction.set(deskFound.ref, {
        ...withHistoryStep(desk, { action: 'deleted', by: input.by, now: input.now }),
        revision,
      });
      return { outcome: 'deleted' as const, doc };
    },
    { maxAttempts: ATTEMPTS },
  );
  invalidateList(db, counter.kind);
  return deleted;
}

export async function restoreBallot<T extends PollDoc | PredictionDoc>(
  db: Firestore,
  input: { counter: BallotCounter; by: Member; now: Date },
): Promise<Result<{ doc: T; desk: BallotDeskDoc }>> {
  const { counter } = input;
  const key = { kind: trashKinds[counter.kind], id: counter.itemId };
  const restored = await db.runTransaction(async (transaction) => {
    const [trashed, deskFound] = await Promise.all([
      readTrash(db, transaction, key),
      transaction.get(ballotDeskRef(db, counter)),
    ]);
    if (!trashed.ok) return trashed;
    const before = { ...emptyDesk, ...(deskFound.data() as Partial<BallotDeskDoc> | undefined) };
    const revision = before.revision + 1;
    const doc = { ...(trashed.value.item as T), id: counter.itemId, revision };
    const desk = { ...withHistoryStep(before, { action: 'restored', by: input.by, now: input.now }), revision };
    restoreFromTrash(db, transaction, { ...key, item: doc, others: [] });
    transaction.set(deskFound.ref, desk);
    return ok({ doc, desk });
  });
  invalidateList(db, counter.kind);
  return restored;
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
  step: { action: DeskStep['action']; note?: string; by: Member; now: Date },
): BallotDeskDoc {
  const { action, note = null, by, now } = step;
  const taken = { action, note, at: now.toISOString(), by: by.displayName, uid: by.uid };
  return { ...desk, history: [...desk.history, taken].slice(-DESK_HISTORY_KEPT) };
}
