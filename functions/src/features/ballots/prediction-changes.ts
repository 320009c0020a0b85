import { z } from 'zod';
import { fail, invalidField, ok, type Result } from '@first-show/domain/core/result';
import {
  ENDS_IN_THE_PAST,
  presentAdminPrediction,
  type AdminPrediction,
} from '@first-show/domain/predictions/prediction-desk.schema';
import type { PredictionDoc } from '@first-show/domain/predictions/prediction.schema';
import type { ApiContext } from '../../platform/http/api-app.ts';
import { idParam } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { changeBallot, type BallotCounter, type Decided, type Decision } from './store/ballot-desk.ts';
import type { Deps } from '../../platform/deps.ts';

/** Constants and functions that the editors' endpoints for predictions share. */

export const tag = 'predictions desk';
export const params = z.object({ id: idParam });

export const STALE = 'Someone else changed this prediction in the meantime';
export const SETTLED = 'This prediction is settled: undo the settlement first';
export const pastEnd = invalidField('endsAt', ENDS_IN_THE_PAST);

export const counterOf = (itemId: string): BallotCounter => ({ kind: 'predictions', itemId });

export const isPast = (endsAt: string, { clock }: Pick<Deps, 'clock'>): boolean => endsAt <= clock.now().toISOString();

/**
 * A call that changes one prediction. `revision` is the revision that the editor saw; without it,
 * the current revision is changed, whichever it is.
 */
type Call = { id: string; revision?: number; staff: { uid: string; displayName: string } };

/**
 * The arguments that every change of a ballot takes: the ballot, its expected revision, the author
 * and the time.
 */
export const occasionOf = ({ clock }: Pick<Deps, 'clock'>, { id, revision, staff }: Call) => ({
  counter: counterOf(id),
  revision,
  by: staff,
  now: clock.now(),
  staleMessage: STALE,
});

/**
 * Changes a prediction and its document in `ballotDesk` in one commit. `decide` returns the changed
 * fields or a refusal. If the commit is retried, `decide` is called again.
 */
export function changePrediction(
  deps: Deps,
  call: Call,
  decide: (state: { doc: PredictionDoc; endsAtBefore: string | null; now: Date }) => Decision<PredictionDoc>,
): Promise<Decided<PredictionDoc>> {
  const occasion = occasionOf(deps, call);
  return changeBallot<PredictionDoc>(deps.db(), {
    ...occasion,
    decide: ({ doc, desk }) => decide({ doc, endsAtBefore: desk.endsAtBefore, now: occasion.now }),
  });
}

/** Answers a change: with the prediction, 404, or 409 with the current prediction. */
export function answered(
  c: ApiContext,
  { clock }: Pick<Deps, 'clock'>,
  decided: Decided<PredictionDoc>,
): Result<AdminPrediction> | Response {
  if (decided.outcome === 'missing') return fail(NOT_FOUND);
  const current = presentAdminPrediction(decided.doc, decided.desk, clock.now());
  return decided.outcome === 'changed' ? ok(current) : conflict(c, decided.message, current);
}

export function conflict(c: ApiContext, message: string, current: AdminPrediction): Response {
  c.header('Cache-Control', 'private, no-store');
  return c.json({ message, current }, 409);
}
