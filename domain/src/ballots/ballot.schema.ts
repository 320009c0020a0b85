import { z } from 'zod';

/**
 * A ballot is a poll or a prediction: each reader chooses one of its options, once. Polls are
 * closed by an editor. Predictions also end by themselves, have the crowd's odds, and are settled.
 */

const ballot = z.object({
  id: z.string(),
  title: z.string(),
  closed: z.boolean(),
});

export const poll = ballot.extend({
  question: z.string(),
  options: z.array(z.string()),
  totalVotes: z.number().int(),
  /** Index of the option that this reader chose; `null` before the vote. */
  myVote: z.number().int().nullable(),
  /** The results; `null` until this reader has voted or the poll is closed. */
  results: z.array(z.object({ option: z.string(), votes: z.number().int(), percentage: z.number() })).nullable(),
});
export type Poll = z.infer<typeof poll>;

export const predictionCategory = z.enum(['box-office', 'awards', 'other']);
export type PredictionCategory = z.infer<typeof predictionCategory>;

/** The true outcome of a prediction, and its source. */
export const settlement = z.object({ optionIndex: z.number().int(), source: z.string() });

export const prediction = ballot.extend({
  description: z.string(),
  category: predictionCategory,
  options: z.array(z.object({ text: z.string(), odds: z.number().optional() })),
  /** End of the prediction, ISO 8601 UTC. */
  endsAt: z.string(),
  totalPredictions: z.number().int(),
  /** Index of the option that this reader chose; `null` before the choice. */
  myPrediction: z.number().int().nullable(),
  /** The results; `null` until this reader has predicted or the prediction is closed. */
  results: z
    .array(
      z.object({
        text: z.string(),
        predictions: z.number().int(),
        percentage: z.number(),
        odds: z.number().optional(),
      }),
    )
    .nullable(),
  /** `null` until the prediction is settled. */
  settled: settlement.nullable(),
});
export type Prediction = z.infer<typeof prediction>;

/**
 * As stored in `polls/{id}` and `predictions/{id}`, which everybody can read. So the results are
 * not secret: only the API and the page hide them before the vote. `votes[i]` is the count of
 * `options[i]`.
 */
export type BallotDoc = {
  id: string;
  title: string;
  options: string[];
  votes: number[];
  totalVotes: number;
  createdAt: string;
  /** Incremented by every change at the desk, not by votes. Missing means 1. */
  revision?: number;
  /** When the published counts were read from the shards (`functions/src/platform/counters`). */
  countedAt?: string;
};
export type PollDoc = BallotDoc & { question: string; closed: boolean };
export type PredictionDoc = BallotDoc & {
  description: string;
  category: PredictionCategory;
  /** ISO 8601 UTC. */
  endsAt: string;
  settled: z.infer<typeof settlement> | null;
};
/** The stored ballots by collection. */
export type BallotDocs = { polls: PollDoc; predictions: PredictionDoc };
export type BallotCollection = keyof BallotDocs;

/**
 * `POST /api/polls/{id}/vote` and `POST /api/predictions/{id}/predict`. `option` is the text that
 * the reader saw. If an editor has changed the option's text since, the vote is refused, because it
 * would count for something else.
 */
export const newVote = z.object({
  optionIndex: z
    .number('Please select an option')
    .int('Please select an option')
    .min(0, 'Please select an option')
    .max(99, 'Please select an option'),
  option: z.string().max(1000).optional(),
});
