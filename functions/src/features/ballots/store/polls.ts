import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import type { PollDoc } from '@first-show/domain/polls/poll.schema';
import { BALLOTS_MAX } from '../../../platform/counters/counters.ts';

/** Polls: open ones first, each group newest first. At most the newest `BALLOTS_MAX`. */
export async function listPolls(db: Firestore): Promise<PollDoc[]> {
  const newestFirst = db.collection(collections.polls).orderBy('createdAt', 'desc').limit(BALLOTS_MAX);
  const polls = (await newestFirst.get()).docs.map((found) => ({ ...(found.data() as PollDoc), id: found.id }));
  return [...polls.filter((poll) => !poll.closed), ...polls.filter((poll) => poll.closed)];
}

export async function loadPoll(db: Firestore, id: string): Promise<PollDoc | null> {
  const snapshot = await db.collection(collections.polls).doc(id).get();
  return snapshot.exists ? { ...(snapshot.data() as PollDoc), id: snapshot.id } : null;
}

/**
 * The first polls in the order of `listPolls`, for a page. Costs `limit` reads.
 */
export async function firstPolls(db: Firestore, limit: number): Promise<PollDoc[]> {
  const snapshot = await db
    .collection(collections.polls)
    .orderBy('closed')
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .get();
  return snapshot.docs.map((doc) => ({ ...(doc.data() as PollDoc), id: doc.id }));
}
