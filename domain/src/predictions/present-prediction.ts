import { crowdOdds, wholePercentages } from '../polls/percentages.ts';
import type { Prediction, PredictionDoc } from './prediction.schema.ts';

/** Whether a prediction has ended by `now`, or is settled. */
export const isClosed = (doc: Pick<PredictionDoc, 'endsAt' | 'settled'>, now: Date): boolean =>
  doc.settled !== null || Date.parse(doc.endsAt) <= now.getTime();

/**
 * A prediction for one reader. It always has the crowd's odds. It has results only after the
 * reader's prediction, or if it is closed.
 */
export function presentPrediction(doc: PredictionDoc, myPrediction: number | null, now: Date): Prediction {
  const closed = isClosed(doc, now);
  const percentages = wholePercentages(doc.votes);
  const odds = crowdOdds(doc.votes);
  return {
    id: doc.id,
    title: doc.title,
    description: doc.description,
    category: doc.category,
    options: doc.options.map((text, index) => ({ text, odds: odds[index] })),
    endsAt: doc.endsAt,
    totalPredictions: doc.totalVotes,
    myPrediction,
    results:
      myPrediction !== null || closed
        ? doc.options.map((text, index) => ({
            text,
            predictions: doc.votes[index] ?? 0,
            percentage: percentages[index] ?? 0,
            odds: odds[index],
          }))
        : null,
    closed,
    settled: doc.settled,
  };
}
