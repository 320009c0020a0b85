import { z } from 'zod';
import { lineField, textField } from '../core/fields.ts';
import {
  BALLOT_OPTION_MAX,
  BALLOT_OPTIONS,
  POLL_QUESTION,
  POLL_TITLE,
  PREDICTION_DESCRIPTION_MAX,
  PREDICTION_TITLE,
  SETTLEMENT_SOURCE,
} from '../core/limits.ts';
import { predictionCategory, settlement } from './ballot.schema.ts';

/** Polls and predictions at the desk. */

const deskActions = ['created', 'edited', 'closed', 'reopened', 'settled', 'unsettled', 'deleted', 'restored'] as const;

/**
 * One action at the desk. `note`: for a prediction that was settled or unsettled, the option and
 * the source; for one that was reopened or got another end, the new end; otherwise `null`.
 */
const deskStep = z.object({
  action: z.enum(deskActions),
  at: z.string(),
  by: z.string(),
  note: z.string().nullable(),
});
export type DeskStep = z.infer<typeof deskStep>;

/**
 * As stored in `ballotDesk/{polls or predictions}_{id}`: the private data of a poll or prediction.
 * `revision` equals the revision of the public document. Every vote checks `revision`, so that an
 * edit and a vote on the former version cannot both succeed.
 */
export type BallotDeskDoc = {
  revision: number;
  history: (DeskStep & { uid: string })[];
  /** The original end of a prediction that was settled early. */
  endsAtBefore: string | null;
};

const folded = (text: string): string => text.toLowerCase();

/** Two to ten options. They must differ in more than upper and lower case. */
const ballotOptions = z
  .array(lineField([1, 'Please fill in every option'], [BALLOT_OPTION_MAX, 'Option too long']), 'At least 2 options')
  .min(BALLOT_OPTIONS.min, `At least ${BALLOT_OPTIONS.min} options`)
  .max(BALLOT_OPTIONS.max, `At most ${BALLOT_OPTIONS.max} options`)
  .superRefine((options, context) => {
    options.forEach((option, index) => {
      if (options.findIndex((other) => folded(other) === folded(option)) < index)
        context.addIssue({ code: 'custom', path: [index], message: 'This option is already listed' });
    });
  });

const titleField = ({ min, max }: { min: number; max: number }) =>
  lineField([min, `Title must be at least ${min} characters`], [max, 'Title too long']);

/** An ISO time with its offset, converted to UTC. The caller checks that it is in the future. */
const momentField = z
  .string('Please choose when it ends')
  .pipe(z.iso.datetime({ offset: true, error: 'Please choose when it ends' }))
  .transform((text) => new Date(text).toISOString());

/** `POST /api/admin/polls`, and the schema of the form. */
export const newPoll = z.object({
  title: titleField(POLL_TITLE),
  question: lineField(
    [POLL_QUESTION.min, `Question must be at least ${POLL_QUESTION.min} characters`],
    [POLL_QUESTION.max, 'Question too long'],
  ),
  options: ballotOptions,
});
export type NewPoll = z.output<typeof newPoll>;

/** `POST /api/admin/predictions`, and the schema of the form. */
export const newPrediction = z.object({
  title: titleField(PREDICTION_TITLE),
  description: textField([0, ''], [PREDICTION_DESCRIPTION_MAX, 'Description too long']).default(''),
  category: z.enum(predictionCategory.options, 'Please select a category'),
  options: ballotOptions,
  endsAt: momentField,
});
export type NewPrediction = z.output<typeof newPrediction>;

/** `POST /api/admin/predictions/{id}/reopen`. */
export const newEnd = z.object({ endsAt: momentField });

/** `POST /api/admin/predictions/{id}/settle`: the true outcome and its source. */
export const newSettlement = z.object({
  optionIndex: z
    .number('Please select how it came out')
    .int('Please select how it came out')
    .min(0, 'Please select how it came out')
    .max(99, 'Please select how it came out'),
  source: lineField(
    [SETTLEMENT_SOURCE.min, 'Please name the source, or give its URL'],
    [SETTLEMENT_SOURCE.max, 'Source too long'],
  ),
  revision: z.number().int().min(1).optional(),
});

/** A ballot as the desk sees it, always with its results. */
const adminBallot = z.object({
  id: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  results: z.array(z.object({ option: z.string(), votes: z.number().int(), percentage: z.number() })),
  totalVotes: z.number().int(),
  closed: z.boolean(),
  createdAt: z.string(),
  revision: z.number().int(),
  /** Actions at the desk, oldest first. */
  history: z.array(deskStep),
});
export type AdminBallot = z.infer<typeof adminBallot>;

export const adminPoll = adminBallot.extend({ question: z.string() });
export type AdminPoll = z.infer<typeof adminPoll>;

export const adminPrediction = adminBallot.extend({
  description: z.string(),
  category: predictionCategory,
  endsAt: z.string(),
  settled: settlement.nullable(),
});
export type AdminPrediction = z.infer<typeof adminPrediction>;
