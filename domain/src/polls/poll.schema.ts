import { z } from 'zod';

export const poll = z.object({
  id: z.string(),
  title: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  totalVotes: z.number().int(),
  /** Index of this reader's option; `null` before the vote. */
  myVote: z.number().int().nullable(),
  /** `null` until this reader has voted or the poll is closed. */
  results: z.array(z.object({ option: z.string(), votes: z.number().int(), percentage: z.number() })).nullable(),
  closed: z.boolean(),
});
export type Poll = z.infer<typeof poll>;

/**
 * As stored in `polls/{id}`. It is public: the tally is `votes[i]` for `options[i]`. Results are
 * hidden before a vote only on the page.
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
};

/**
 * `POST /api/polls/{id}/vote`. `option`: the text that the reader saw. If an editor has changed it
 * since, the vote is refused, because it would count for another option.
 */
export const newVote = z.object({
  optionIndex: z
    .number('Please select an option')
    .int('Please select an option')
    .min(0, 'Please select an option')
    .max(99, 'Please select an option'),
  option: z.string().max(1000).optional(),
});
