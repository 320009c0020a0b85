import {
  adminPrediction,
  newEnd,
  newPrediction,
  newSettlement,
  type AdminPrediction,
  type NewPrediction,
} from '@first-show/domain/ballots/ballot-desk.schema';
import type { PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { areSameOptions, isClosed, presentAdminPrediction } from '@first-show/domain/ballots/present-ballot';
import { fail, invalidField, ok } from '@first-show/domain/core/result';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { noSuchOption } from './option-choice.ts';
import type { Deps } from '../../platform/deps.ts';
import { patchOf } from '../../platform/partial.ts';
import { editedFields, registerBallotAction, staleText, type BallotDesk } from './ballot-desk.ts';

const SETTLED = 'This prediction is settled: undo the settlement first';
const pastEnd = invalidField('endsAt', 'The end must be in the future');
const isPast = (endsAt: string, now: Date): boolean => endsAt <= now.toISOString();

export const predictionDesk: BallotDesk<PredictionDoc, NewPrediction, AdminPrediction> = {
  collection: 'predictions',
  noun: 'prediction',
  form: newPrediction,
  patch: patchOf(newPrediction),
  item: adminPrediction,
  present: presentAdminPrediction,
  newDoc: (form, fields) =>
    form.endsAt <= fields.createdAt ? fail(pastEnd) : ok({ ...form, ...fields, settled: null }),
  decideEdit: ({ doc, hasVotes, now }, changes) => {
    // Forms also send an end that the editor did not change. An end in the past is an error only if
    // it differs from the stored one.
    const newEndsAt = changes.endsAt === doc.endsAt ? undefined : changes.endsAt;
    if (newEndsAt !== undefined && isPast(newEndsAt, now)) return { invalid: pastEnd };
    if (doc.settled !== null) return { refusal: SETTLED };
    if (newEndsAt !== undefined && isClosed(doc, now))
      return { refusal: 'This prediction is closed: reopen it to give it another end' };
    if (hasVotes && changesMoreThanEnd(doc, changes))
      return { refusal: 'The prediction has votes, so only its end date can be changed' };
    return {
      changes: hasVotes ? { endsAt: newEndsAt ?? doc.endsAt } : editedFields(doc, changes),
      action: 'edited',
      note: newEndsAt,
    };
  },
};

/** Fields that are sent with their current values do not count as changes. */
const changesMoreThanEnd = (doc: PredictionDoc, changes: Partial<NewPrediction>): boolean =>
  (changes.title ?? doc.title) !== doc.title ||
  (changes.description ?? doc.description) !== doc.description ||
  (changes.category ?? doc.category) !== doc.category ||
  !areSameOptions(changes.options ?? doc.options, doc.options);

export function registerPredictionActions(app: ApiApp, deps: Deps): void {
  registerEnds(app, deps);
  registerSettlements(app, deps);
}

/** Closing and reopening set the end: to now, or to a time in the future. */
function registerEnds(app: ApiApp, deps: Deps): void {
  registerBallotAction(app, deps, predictionDesk, {
    name: 'close',
    summary: 'Close a prediction now',
    decide: ({ doc, now }) =>
      isClosed(doc, now)
        ? { refusal: 'This prediction is already closed' }
        : { changes: { endsAt: now.toISOString() }, action: 'closed' },
  });

  registerBallotAction(app, deps, predictionDesk, {
    name: 'reopen',
    summary: 'Open a closed prediction again, with a new end date',
    body: newEnd,
    decide: ({ doc, now }, { endsAt }) => {
      if (isPast(endsAt, now)) return { invalid: pastEnd };
      if (doc.settled !== null) return { refusal: SETTLED };
      if (!isClosed(doc, now)) return { refusal: 'This prediction is already open' };
      return { changes: { endsAt }, action: 'reopened', note: endsAt };
    },
  });
}

/** Settling an open prediction also closes it; undoing the settlement restores its former end. */
function registerSettlements(app: ApiApp, deps: Deps): void {
  registerBallotAction(app, deps, predictionDesk, {
    name: 'settle',
    summary: 'Settle a prediction, with its outcome and source; this also closes it',
    body: newSettlement,
    decide: ({ doc, now }, { optionIndex, source, revision }) => {
      if (revision !== undefined && revision !== (doc.revision ?? 1)) return { refusal: staleText('prediction') };
      if (optionIndex >= doc.options.length) return { invalid: noSuchOption };
      if (doc.settled !== null) return { refusal: SETTLED };
      const isEarly = !isClosed(doc, now);
      return {
        changes: { settled: { optionIndex, source }, ...(isEarly && { endsAt: now.toISOString() }) },
        action: 'settled',
        note: `${doc.options[optionIndex] ?? ''} (${source})`,
        endsAtBefore: isEarly ? doc.endsAt : null,
      };
    },
  });

  registerBallotAction(app, deps, predictionDesk, {
    name: 'unsettle',
    summary: 'Take back a settlement; if it closed the prediction early, the former end date applies again',
    decide: ({ doc, desk: { endsAtBefore } }) => {
      if (doc.settled === null) return { refusal: 'This prediction is not settled' };
      return {
        changes: { settled: null, ...(endsAtBefore !== null && { endsAt: endsAtBefore }) },
        action: 'unsettled',
        note: `${doc.options[doc.settled.optionIndex] ?? ''} (${doc.settled.source})`,
        endsAtBefore: null,
      };
    },
  });
}
