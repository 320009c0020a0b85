import { formatTimeLeft } from '@first-show/domain/core/dates';
import type { Prediction, PredictionCategory, PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { crowdOdds, wholePercentages } from '@first-show/domain/ballots/percentages';

/**
 * The part of a prediction that may change while a page shows it. `counts` has one count per
 * option; `null` if the page does not know them.
 */
export type Tally = {
  counts: readonly number[] | null;
  odds: readonly (number | undefined)[];
  total: number;
  settled: Prediction['settled'];
};

export const tallyOfPrediction = (prediction: Prediction): Tally => ({
  counts: prediction.results === null ? null : prediction.results.map(({ predictions }) => predictions),
  odds: prediction.options.map(({ odds }) => odds),
  total: prediction.totalPredictions,
  settled: prediction.settled,
});

export const tallyOfDoc = (doc: PredictionDoc): Tally => ({
  counts: doc.votes,
  odds: crowdOdds(doc.votes),
  total: doc.totalVotes,
  settled: doc.settled,
});

/**
 * The later of two tallies: the tally with the higher total, because the total only grows. If the
 * totals are equal, `b` is later if it has counts. If the later tally has no counts or no outcome,
 * it gets them from the other tally.
 */
export function laterTally(a: Tally, b: Tally): Tally {
  const later = b.total > a.total || (b.total === a.total && b.counts !== null) ? b : a;
  const other = later === a ? b : a;
  return { ...later, counts: later.counts ?? other.counts, settled: later.settled ?? other.settled };
}

/**
 * Whether a prediction is closed: it was closed when the server read it, it has been settled since,
 * or its end has passed at `now` (`null` if the time is not known).
 */
export const isOver = (prediction: Prediction, tally: Tally, now: Date | null): boolean =>
  prediction.closed || tally.settled !== null || (now !== null && Date.parse(prediction.endsAt) <= now.getTime());

/**
 * The time left for a prediction: '5 days left' or 'Ending soon'. 'Closed' if the prediction is
 * over, 'Settled' if it is settled.
 */
export const timeLeftText = (endsAt: string, over: boolean, isSettled: boolean, now: Date): string =>
  isSettled ? 'Settled' : over ? 'Closed' : formatTimeLeft(endsAt, now);

export function predictionResults(options: readonly string[], tally: Tally) {
  if (tally.counts === null) return null;
  const counts = tally.counts;
  const percentages = wholePercentages(counts);
  return options.map((text, index) => ({
    text,
    count: counts[index] ?? 0,
    percentage: percentages[index] ?? 0,
    odds: tally.odds[index],
  }));
}

/** The odds with one decimal, such as '1.8'; `null` if there are none. */
export const oddsText = (odds: number | undefined): string | null => (odds === undefined ? null : odds.toFixed(1));

export const categoryLabels: Record<PredictionCategory, string> = {
  'box-office': 'Box office',
  awards: 'Awards',
  other: 'Other',
};
