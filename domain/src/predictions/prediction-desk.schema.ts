import { z } from 'zod';
import { lineField, textField } from '../core/fields.ts';
import { PREDICTION_DESCRIPTION_MAX, PREDICTION_TITLE, SETTLEMENT_SOURCE } from '../core/limits.ts';
import { ballotOptions, deskStep, type BallotDeskDoc } from '../polls/ballot-desk.ts';
import { wholePercentages } from '../polls/percentages.ts';
import { isClosed } from './present-prediction.ts';
import { predictionCategory, type PredictionDoc } from './prediction.schema.ts';

export const ENDS_IN_THE_PAST = 'The end must be in the future';

/** An ISO time with its offset, converted to UTC. The caller checks that it is in the future. */
const momentField = z
  .string('Please choose when it ends')
  .pipe(z.iso.datetime({ offset: true, error: 'Please choose when it ends' }))
  .transform((text) => new Date(text).toISOString());

/** `POST /api/admin/predictions`, and the schema of the form. */
export const newPrediction = z.object({
  title: lineField(
    [PREDICTION_TITLE.min, `Title must be at least ${PREDICTION_TITLE.min} characters`],
    [PREDICTION_TITLE.max, 'Title too long'],
  ),
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

export const adminPrediction = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: predictionCategory,
  options: z.array(z.string()),
  results: z.array(z.object({ option: z.string(), votes: z.number().int(), percentage: z.number() })),
  totalVotes: z.number().int(),
  endsAt: z.string(),
  closed: z.boolean(),
  settled: z.object({ optionIndex: z.number().int(), source: z.string() }).nullable(),
  createdAt: z.string(),
  revision: z.number().int(),
  /** Actions at the desk, oldest first. */
  history: z.array(deskStep),
});
export type AdminPrediction = z.infer<typeof adminPrediction>;

export function presentAdminPrediction(
  doc: PredictionDoc,
  desk: Pick<BallotDeskDoc, 'history'> | null,
  now: Date,
): AdminPrediction {
  const percentages = wholePercentages(doc.votes);
  return {
    id: doc.id,
    title: doc.title,
    description: doc.description,
    category: doc.category,
    options: doc.options,
    results: doc.options.map((option, index) => ({
      option,
      votes: doc.votes[index] ?? 0,
      percentage: percentages[index] ?? 0,
    })),
    totalVotes: doc.totalVotes,
    endsAt: doc.endsAt,
    closed: isClosed(doc, now),
    settled: doc.settled,
    createdAt: doc.createdAt,
    revision: doc.revision ?? 1,
    history: (desk?.history ?? []).map(({ uid: _uid, ...step }) => step),
  };
}
