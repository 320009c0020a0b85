import { z } from 'zod';

export const poll = z.object({
  id: z.string(),
  title: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  totalVotes: z.number().int(),
  /** Index of the option that this reader chose; `null` before the vote. */
  myVote: z.number().int().nullable(),
  /** The results; `null` until this reader has voted or the poll is closed. */
  results: z.array(z.object({ option: z.string(), votes: z.number().int(), percentage: z.number() })).nullable(),
  closed: z.boolean(),
});
export type Poll = z.infer<typeof poll>;

/**
 * As stored in `polls/{id}`, which everybody can read. So the results are not secret: only the API
 * and the page hide them before the vote. `votes[i]` is the count of `options[i]`.
 */
export type PollDoc = {
  id: string;
  title: string;
  question: string;
  options: string[];
  votes: number[];
  totalVotes: number;
  closed: boolean;
  createdAt: string;
  /** Incremented by every change at the desk, not by votes. Missing means 1. */
  revision?: number;
  /** When the published counts were read from the shards (`functions/src/platform/counters`). */
  countedAt?: string;
};

/**
 * `POST /api/polls/{id}/vote`. `option` is the text that the reader saw. If an editor has changed
 * the option's text since, the vote is refused, because it would count for something else.
 */
export const newVote = z.object({
  optionIndex: z
    .number('Please select an option')
    .int('Please select an option')
    .min(0, 'Please select an option')
    .max(99, 'Please select an option'),
  option: z.string().max(1000).optional(),
});
