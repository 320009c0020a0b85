import { z } from 'zod';

export const poll = z.object({
  id: z.string(),
  title: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  totalVotes: z.number().int(),
  /** Index of this reader's option. */
  myVote: z.number().int().nullable(),
  /** `null` until this reader has voted or the poll is closed. */
  results: z.array(z.object({ option: z.string(), votes: z.number().int(), percentage: z.number() })).nullable(),
  closed: z.boolean(),
});
export type Poll = z.infer<typeof poll>;

/**
 * As stored in `polls/{id}`, public: the tally is `votes[i]` for `options[i]`. Hiding it before a
 * vote is presentation.
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
  /** Goes up with every change by the desk, not by votes; left out means 1. */
  revision?: number;
};

/**
 * `POST /api/polls/{id}/vote`. `option`: the text the reader saw there; a page that was opened
 * before an edit is told so instead of voting for something else.
 */
export const newVote = z.object({
  optionIndex: z
    .number('Please select an option')
    .int('Please select an option')
    .min(0, 'Please select an option')
    .max(99, 'Please select an option'),
  option: z.string().max(1000).optional(),
});
