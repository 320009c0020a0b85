import type { Firestore } from 'firebase-admin/firestore';
import type { PollDoc, PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import type { BallotsRollup } from '@first-show/domain/rollups/rollups';
import { storedBallot } from '../features/ballots/store/ballots.ts';
import { BALLOTS_MAX } from '../platform/counters/counters.ts';
import { readList, rebuild, type List } from './rollups.ts';

/**
 * The texts of polls and predictions that may be open. The list has no votes, so only the desk's
 * changes rebuild it. It keeps a prediction that ends by itself, so readers compare `endsAt`.
 */
export const ballotsList: List<Omit<BallotsRollup, 'updatedAt'>> = {
  id: rollupIds.ballots,
  read: async (db) => {
    const polls = db.collection(collections.polls).where('closed', '==', false).orderBy('createdAt', 'desc');
    const predictions = db.collection(collections.predictions).orderBy('endsAt', 'desc');
    const [open, latest] = await Promise.all([polls.limit(BALLOTS_MAX).get(), predictions.limit(BALLOTS_MAX).get()]);
    return {
      polls: open.docs
        .map((doc) => storedBallot<PollDoc>(doc))
        .map(({ id, title, question }) => ({ id, title, question })),
      predictions: latest.docs
        .map((doc) => storedBallot<PredictionDoc>(doc))
        .filter(({ settled }) => settled === null)
        .map(({ id, title, description, endsAt }) => ({ id, title, description, endsAt }))
        .reverse(),
    };
  },
};

export const readBallotTexts = (db: Firestore) => readList(db, ballotsList);

/** Called after the desk has changed a poll or prediction. */
export const rebuildBallots = (db: Firestore): Promise<void> => rebuild(db, ballotsList);
