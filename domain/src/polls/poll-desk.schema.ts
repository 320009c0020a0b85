import { z } from 'zod';
import { lineField } from '../core/fields.ts';
import { POLL_QUESTION, POLL_TITLE } from '../core/limits.ts';
import { ballotOptions, deskStep, type BallotDeskDoc } from './ballot-desk.ts';
import { wholePercentages } from './percentages.ts';
import type { PollDoc } from './poll.schema.ts';

/** `POST /api/admin/polls`, and the schema of the form. */
export const newPoll = z.object({
  title: lineField(
    [POLL_TITLE.min, `Title must be at least ${POLL_TITLE.min} characters`],
    [POLL_TITLE.max, 'Title too long'],
  ),
  question: lineField(
    [POLL_QUESTION.min, `Question must be at least ${POLL_QUESTION.min} characters`],
    [POLL_QUESTION.max, 'Question too long'],
  ),
  options: ballotOptions,
});

/** A poll as the desk sees it, always with its results. */
export const adminPoll = z.object({
  id: z.string(),
  title: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  results: z.array(z.object({ option: z.string(), votes: z.number().int(), percentage: z.number() })),
  totalVotes: z.number().int(),
  closed: z.boolean(),
  createdAt: z.string(),
  revision: z.number().int(),
  /** Actions at the desk, oldest first. */
  history: z.array(deskStep),
});
export type AdminPoll = z.infer<typeof adminPoll>;

export function presentAdminPoll(doc: PollDoc, desk: Pick<BallotDeskDoc, 'history'> | null): AdminPoll {
  const percentages = wholePercentages(doc.votes);
  return {
    id: doc.id,
    title: doc.title,
    question: doc.question,
    options: doc.options,
    results: doc.options.map((option, index) => ({
      option,
      votes: doc.votes[index] ?? 0,
      percentage: percentages[index] ?? 0,
    })),
    totalVotes: doc.totalVotes,
    closed: doc.closed,
    createdAt: doc.createdAt,
    revision: doc.revision ?? 1,
    history: (desk?.history ?? []).map(({ uid: _uid, ...step }) => step),
  };
}
