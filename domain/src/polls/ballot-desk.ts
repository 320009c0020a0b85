import { z } from 'zod';
import { lineField } from '../core/fields.ts';
import { BALLOT_OPTION_MAX, BALLOT_OPTIONS } from '../core/limits.ts';
import type { PredictionDoc } from '../predictions/prediction.schema.ts';
import type { PollDoc } from './poll.schema.ts';

/** What polls and predictions have in common at the desk. */

const deskActions = ['created', 'edited', 'closed', 'reopened', 'settled', 'unsettled', 'deleted', 'restored'] as const;

/** Who did what, when. `note`: the source of a settlement, the new end. */
export const deskStep = z.object({
  action: z.enum(deskActions),
  at: z.string(),
  by: z.string(),
  note: z.string().nullable(),
});
export type DeskStep = z.infer<typeof deskStep>;

/**
 * As stored in `ballotDesk/{polls or predictions}_{id}`: what belongs to the item and is not
 * public. `revision` is that of the public document, and every vote checks it: an edit and a vote
 * on what stood before it cannot both succeed.
 */
export type BallotDeskDoc = {
  revision: number;
  history: (DeskStep & { uid: string })[];
  /** The whole item for the ten seconds in which its deletion can be undone. */
  deleted: PollDoc | PredictionDoc | null;
  /** When a prediction would have ended that was settled before its end. */
  endsAtBefore: string | null;
};

/** Two to ten different options; the case does not make a difference. */
export const ballotOptions = z
  .array(lineField([1, 'Please fill in every option'], [BALLOT_OPTION_MAX, 'Option too long']), 'At least 2 options')
  .min(BALLOT_OPTIONS.min, `At least ${BALLOT_OPTIONS.min} options`)
  .max(BALLOT_OPTIONS.max, `At most ${BALLOT_OPTIONS.max} options`)
  .superRefine((options, context) => {
    options.forEach((option, index) => {
      if (options.findIndex((other) => folded(other) === folded(option)) < index)
        context.addIssue({ code: 'custom', path: [index], message: 'This option is there already' });
    });
  });

const folded = (text: string): string => text.toLowerCase();

export const areSameOptions = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((option, index) => option === b[index]);
