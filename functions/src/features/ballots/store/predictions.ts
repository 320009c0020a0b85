import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { isClosed } from '@first-show/domain/predictions/present-prediction';
import type { PredictionDoc } from '@first-show/domain/predictions/prediction.schema';
import { BALLOTS_MAX } from '../../../platform/counters/counters.ts';

/**
 * Predictions: those that are open at `now` first, each group newest first. At most the newest
 * `BALLOTS_MAX`.
 */
export async function listPredictions(db: Firestore, now: Date): Promise<PredictionDoc[]> {
  const newestFirst = db.collection(collections.predictions).orderBy('createdAt', 'desc').limit(BALLOTS_MAX);
  const predictions = (await newestFirst.get()).docs.map((found) => ({
    ...(found.data() as PredictionDoc),
    id: found.id,
  }));
  return [...predictions.filter((doc) => !isClosed(doc, now)), ...predictions.filter((doc) => isClosed(doc, now))];
}

export async function loadPrediction(db: Firestore, id: string): Promise<PredictionDoc | null> {
  const snapshot = await db.collection(collections.predictions).doc(id).get();
  return snapshot.exists ? { ...(snapshot.data() as PredictionDoc), id: snapshot.id } : null;
}

/**
 * Predictions for a page: the open ones that end soonest, then those that ended most recently.
 * Costs at most twice `limit` reads.
 */
export async function firstPredictions(db: Firestore, now: Date, limit: number): Promise<PredictionDoc[]> {
  const predictions = db.collection(collections.predictions);
  const read = async (query: FirebaseFirestore.Query) =>
    (await query.limit(limit).get()).docs.map((doc) => ({ ...(doc.data() as PredictionDoc), id: doc.id }));
  const open = await read(predictions.where('endsAt', '>', now.toISOString()).orderBy('endsAt'));
  if (open.length >= limit) return open;
  const ended = await read(predictions.where('endsAt', '<=', now.toISOString()).orderBy('endsAt', 'desc'));
  return [...open, ...ended].slice(0, limit);
}
