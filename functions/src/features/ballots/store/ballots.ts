import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import type { BallotCollection, BallotDocs, PollDoc, PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { isClosed } from '@first-show/domain/ballots/present-ballot';
import { collections } from '@first-show/domain/core/collections';
import { BALLOTS_MAX } from '../../../platform/counters/counters.ts';

/** The ballot in a snapshot that exists. */
export const storedBallot = <Doc extends PollDoc | PredictionDoc>(snapshot: DocumentSnapshot): Doc => ({
  ...(snapshot.data() as Doc),
  id: snapshot.id,
});

const read = async <Doc extends PollDoc | PredictionDoc>(query: Query): Promise<Doc[]> =>
  (await query.get()).docs.map((snapshot) => storedBallot<Doc>(snapshot));

/**
 * Polls or predictions: those that are open at `now` first, each group newest first. At most the
 * newest `BALLOTS_MAX`.
 */
export async function listBallots<C extends BallotCollection>(
  db: Firestore,
  collection: C,
  now: Date,
): Promise<BallotDocs[C][]> {
  const newestFirst = db.collection(collections[collection]).orderBy('createdAt', 'desc').limit(BALLOTS_MAX);
  const ballots = await read<BallotDocs[C]>(newestFirst);
  return [...ballots.filter((doc) => !isClosed(doc, now)), ...ballots.filter((doc) => isClosed(doc, now))];
}

export async function loadBallot<C extends BallotCollection>(
  db: Firestore,
  collection: C,
  id: string,
): Promise<BallotDocs[C] | null> {
  const snapshot = await db.collection(collections[collection]).doc(id).get();
  return snapshot.exists ? storedBallot<BallotDocs[C]>(snapshot) : null;
}

/** Polls for a page: open ones first, each group newest first. Costs `limit` reads. */
export const firstPolls = (db: Firestore, limit: number): Promise<PollDoc[]> =>
  read(db.collection(collections.polls).orderBy('closed').orderBy('createdAt', 'desc').limit(limit));

/**
 * Predictions for a page: the open ones that end soonest, then those that ended most recently.
 * Costs at most twice `limit` reads.
 */
export async function firstPredictions(db: Firestore, now: Date, limit: number): Promise<PredictionDoc[]> {
  const open = await openPredictions(db, now, limit);
  if (open.length >= limit) return open;
  const ended = await read<PredictionDoc>(
    db
      .collection(collections.predictions)
      .where('endsAt', '<=', now.toISOString())
      .orderBy('endsAt', 'desc')
      .limit(limit),
  );
  return [...open, ...ended].slice(0, limit);
}

/** The open predictions that end soonest. Costs `limit` reads. */
const openPredictions = (db: Firestore, now: Date, limit: number): Promise<PredictionDoc[]> =>
  read(db.collection(collections.predictions).where('endsAt', '>', now.toISOString()).orderBy('endsAt').limit(limit));
