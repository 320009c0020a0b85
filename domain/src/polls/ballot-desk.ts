import { z } from 'zod';
import { lineField } from '../core/fields.ts';
import { BALLOT_OPTION_MAX, BALLOT_OPTIONS } from '../core/limits.ts';

/** Data that polls and predictions share at the desk. */

const deskActions = ['created', 'edited', 'closed', 'reopened', 'settled', 'unsettled', 'deleted', 'restored'] as const;

/**
 * One action at the desk. `note`: for a prediction that was settled or unsettled, the option and
 * the source; for one that was reopened or got another end, the new end; otherwise `null`.
 */
export const deskStep = z.object({
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

/** Two to ten options. They must differ in more than upper and lower case. */
export const ballotOptions = z
  .array(lineField([1, 'Please fill in every option'], [BALLOT_OPTION_MAX, 'Option too long']), 'At least 2 options')
  .min(BALLOT_OPTIONS.min, `At least ${BALLOT_OPTIONS.min} options`)
  .max(BALLOT_OPTIONS.max, `At most ${BALLOT_OPTIONS.max} options`)
  .superRefine((options, context) => {
    options.forEach((option, index) => {
      if (options.findIndex((other) => folded(other) === folded(option)) < index)
        context.addIssue({ code: 'custom', path: [index], message: 'This option is already listed' });
    });
  });

const folded = (text: string): string => text.toLowerCase();

export const areSameOptions = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((option, index) => option === b[index]);
