import { z } from 'zod';

export const predictionCategory = z.enum(['box-office', 'awards', 'other']);
export type PredictionCategory = z.infer<typeof predictionCategory>;

export const prediction = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: predictionCategory,
  options: z.array(z.object({ text: z.string(), odds: z.number().optional() })),
  /** End of the prediction, ISO 8601 UTC. */
  endsAt: z.string(),
  totalPredictions: z.number().int(),
  myPrediction: z.number().int().nullable(),
  /**
   * The results; `null` until this reader has predicted, or the prediction has ended or is settled.
   */
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
  closed: z.boolean(),
  /** The true outcome; `null` until the prediction is settled. */
  settled: z.object({ optionIndex: z.number().int(), source: z.string() }).nullable(),
});
export type Prediction = z.infer<typeof prediction>;

/**
 * As stored in `predictions/{id}`, which everybody can read. `votes[i]` is the count of
 * `options[i]`.
 */
export type PredictionDoc = {
  id: string;
  title: string;
  description: string;
  category: PredictionCategory;
  options: string[];
  votes: number[];
  totalVotes: number;
  endsAt: string;
  createdAt: string;
  settled: { optionIndex: number; source: string } | null;
  /** Incremented by every change at the desk, not by predictions. Missing means 1. */
  revision?: number;
  /** When the published counts were read from the shards (`functions/src/platform/counters`). */
  countedAt?: string;
};
