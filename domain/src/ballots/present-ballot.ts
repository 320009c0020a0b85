import type { AdminBallot, AdminPoll, AdminPrediction, BallotDeskDoc } from './ballot-desk.schema.ts';
import type { BallotDoc, Poll, PollDoc, Prediction, PredictionDoc } from './ballot.schema.ts';
import { crowdOdds, wholePercentages } from './percentages.ts';

/**
 * Whether a ballot takes no more votes: an editor has closed it, its end has passed by `now`, or it
 * is settled.
 */
export const isClosed = (
  { closed, endsAt, settled }: Partial<Pick<PollDoc & PredictionDoc, 'closed' | 'endsAt' | 'settled'>>,
  now: Date,
): boolean =>
  closed === true ||
  (settled !== undefined && settled !== null) ||
  (endsAt !== undefined && Date.parse(endsAt) <= now.getTime());

export const areSameOptions = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((option, index) => option === b[index]);

function resultsOf({ options, votes }: BallotDoc): { option: string; votes: number; percentage: number }[] {
  const percentages = wholePercentages(votes);
  return options.map((option, index) => ({
    option,
    votes: votes[index] ?? 0,
    percentage: percentages[index] ?? 0,
  }));
}

/** A poll for one reader. It has results only after the reader's vote, or if it is closed. */
export function presentPoll(doc: PollDoc, myVote: number | null): Poll {
  const { id, title, question, options, totalVotes, closed } = doc;
  const results = myVote !== null || closed ? resultsOf(doc) : null;
  return { id, title, question, options, totalVotes, myVote, results, closed };
}

/**
 * A prediction for one reader. It always has the crowd's odds. It has results only after the
 * reader's prediction, or if it is closed.
 */
export function presentPrediction(doc: PredictionDoc, myPrediction: number | null, now: Date): Prediction {
  const { id, title, description, category, endsAt, settled } = doc;
  const closed = isClosed(doc, now);
  const odds = crowdOdds(doc.votes);
  return {
    id,
    title,
    description,
    category,
    options: doc.options.map((text, index) => ({ text, odds: odds[index] })),
    endsAt,
    totalPredictions: doc.totalVotes,
    myPrediction,
    results:
      myPrediction !== null || closed
        ? resultsOf(doc).map(({ option, votes, percentage }, index) => ({
            text: option,
            predictions: votes,
            percentage,
            odds: odds[index],
          }))
        : null,
    closed,
    settled,
  };
}

type Desk = Pick<BallotDeskDoc, 'history'> | null;

/** The fields that polls and predictions share at the desk. */
const presentAdminBallot = (doc: PollDoc | PredictionDoc, desk: Desk, now: Date): AdminBallot => ({
  id: doc.id,
  title: doc.title,
  options: doc.options,
  results: resultsOf(doc),
  totalVotes: doc.totalVotes,
  closed: isClosed(doc, now),
  createdAt: doc.createdAt,
  revision: doc.revision ?? 1,
  history: (desk?.history ?? []).map(({ uid: _uid, ...step }) => step),
});

export const presentAdminPoll = (doc: PollDoc, desk: Desk, now: Date): AdminPoll => ({
  ...presentAdminBallot(doc, desk, now),
  question: doc.question,
});

export const presentAdminPrediction = (doc: PredictionDoc, desk: Desk, now: Date): AdminPrediction => ({
  ...presentAdminBallot(doc, desk, now),
  description: doc.description,
  category: doc.category,
  endsAt: doc.endsAt,
  settled: doc.settled,
});
