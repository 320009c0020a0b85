import { z } from 'zod';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import { areSameOptions } from '@first-show/domain/polls/ballot-desk';
import {
  adminPrediction,
  ENDS_IN_THE_PAST,
  newEnd,
  newPrediction,
  newSettlement,
  presentAdminPrediction,
  type AdminPrediction,
  type NewPrediction,
} from '@first-show/domain/predictions/prediction-desk.schema';
import { isClosed } from '@first-show/domain/predictions/present-prediction';
import type { PredictionDoc } from '@first-show/domain/predictions/prediction.schema';
import { endpoint, idParam, type ApiApp, type ApiContext } from '../../http/endpoint.ts';
import { NOT_FOUND } from '../../http/failure.ts';
import {
  changeBallot,
  createBallot,
  deleteBallot,
  editBallot,
  readBallotDesks,
  restoreBallot,
  type BallotCounter,
  type Decided,
  type Decision,
} from '../../lib/counters/ballot-desk.repo.ts';
import { noSuchOption } from '../../lib/counters/option-choice.ts';
import type { Deps } from '../../lib/deps.ts';
import { patchOf } from '../../lib/partial.ts';
import { listPredictions, loadPrediction } from '../../features/predictions/predictions.repo.ts';

const access = { right: 'content' } as const;
const tag = 'predictions desk';
const params = z.object({ id: idParam });
const STALE = 'Someone else changed this prediction in the meantime';
const PREDICTED = 'The prediction has votes, so only its end date can be changed';
const SETTLED = 'This prediction is settled: undo the settlement first';
const counterOf = (itemId: string): BallotCounter => ({ kind: 'predictions', itemId });
const pastEnd: Failure = {
  status: 400,
  message: ENDS_IN_THE_PAST,
  issues: [{ path: 'endsAt', message: ENDS_IN_THE_PAST }],
};

/**
 * The editors' calls for predictions. An end in the past closes a prediction, so closing it sets
 * the end to now. Settling a prediction early ends it as well, and the undo restores the former
 * end.
 */
export function registerPredictionsDesk(app: ApiApp, deps: Deps): void {
  const about = (input: { id: string; revision?: number; staff: { uid: string; displayName: string } }) => ({
    counter: counterOf(input.id),
    revision: input.revision,
    by: input.staff,
    now: deps.clock.now(),
    staleMessage: STALE,
  });
  const change = (
    input: Parameters<typeof about>[0],
    decide: (state: { doc: PredictionDoc; endsAtBefore: string | null; now: Date }) => Decision<PredictionDoc>,
  ): Promise<Decided<PredictionDoc>> => {
    const base = about(input);
    return changeBallot<PredictionDoc>(deps.db(), {
      ...base,
      decide: ({ doc, desk }) => decide({ doc, endsAtBefore: desk.endsAtBefore, now: base.now }),
    });
  };
  const answered = (c: ApiContext, decided: Decided<PredictionDoc>): Result<AdminPrediction> | Response => {
    if (decided.outcome === 'missing') return fail(NOT_FOUND);
    const current = presentAdminPrediction(decided.doc, decided.desk, deps.clock.now());
    return decided.outcome === 'changed' ? ok(current) : conflict(c, decided.message, current);
  };
  const isPast = (endsAt: string): boolean => endsAt <= deps.clock.now().toISOString();

  endpoint(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/predictions',
      summary: 'All predictions with their results, open ones first',
      tag,
      access,
      answer: z.array(adminPrediction),
    },
    async () => {
      const now = deps.clock.now();
      const docs = await listPredictions(deps.db(), now);
      const desks = await readBallotDesks(
        deps.db(),
        docs.map(({ id }) => counterOf(id)),
      );
      return ok(docs.map((doc, index) => presentAdminPrediction(doc, desks[index] ?? null, now)));
    },
  );

  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/predictions',
      summary: 'Open a prediction',
      tag,
      access,
      body: newPrediction,
      status: 201,
      answer: adminPrediction,
    },
    async ({ body, staff }) => {
      if (isPast(body.endsAt)) return fail(pastEnd);
      const now = deps.clock.now();
      const id = deps.randomId();
      const votes = body.options.map(() => 0);
      const doc: PredictionDoc = {
        id,
        ...body,
        votes,
        totalVotes: 0,
        createdAt: now.toISOString(),
        settled: null,
        revision: 1,
      };
      const desk = await createBallot(deps.db(), { counter: counterOf(id), doc, by: staff, now });
      return ok(presentAdminPrediction(doc, desk, now));
    },
  );

  endpoint(
    app,
    deps,
    {
      method: 'patch',
      path: '/api/admin/predictions/{id}',
      summary: 'Change a prediction: its end while it is open, the rest while nobody predicted',
      tag,
      access,
      params,
      body: patchOf(newPrediction),
      answer: adminPrediction,
      errors: [404, 409],
    },
    async ({ params: { id }, body: { revision, changes }, staff, c }) => {
      if (changes.endsAt !== undefined && isPast(changes.endsAt)) {
        // A form sends the end that it showed. If that has passed since, it is only an error if the
        // editor meant to change it.
        const stored = await loadPrediction(deps.db(), id);
        if (stored !== null && stored.endsAt !== changes.endsAt) return fail(pastEnd);
      }
      const edit = about({ id, revision, staff });
      const decided = await editBallot<PredictionDoc>(deps.db(), {
        ...edit,
        decide: ({ doc, hasVotes }) => {
          if (doc.settled !== null) return { refusal: SETTLED };
          const moved = changes.endsAt !== undefined && changes.endsAt !== doc.endsAt;
          if (moved && isClosed(doc, edit.now))
            return { refusal: 'This prediction is closed: reopen it to give it another end' };
          if (hasVotes && changesMoreThanEnd(doc, changes)) return { refusal: PREDICTED };
          const options = changes.options ?? doc.options;
          const votes = areSameOptions(options, doc.options) ? doc.votes : options.map(() => 0);
          const note = moved ? changes.endsAt : undefined;
          return {
            changes: hasVotes ? { endsAt: changes.endsAt ?? doc.endsAt } : { ...changes, options, votes },
            action: 'edited',
            note,
          };
        },
      });
      return answered(c, decided);
    },
  );

  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/predictions/{id}/close',
      summary: 'Close a prediction now',
      tag,
      access,
      params,
      answer: adminPrediction,
      errors: [404, 409],
    },
    async ({ params: { id }, staff, c }) =>
      answered(
        c,
        await change({ id, staff }, ({ doc, now }) =>
          isClosed(doc, now)
            ? { refusal: 'This prediction is closed already' }
            : { changes: { endsAt: now.toISOString() }, action: 'closed' },
        ),
      ),
  );

  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/predictions/{id}/reopen',
      summary: 'Open a closed prediction again, with a new end',
      tag,
      access,
      params,
      body: newEnd,
      answer: adminPrediction,
      errors: [404, 409],
    },
    async ({ params: { id }, body: { endsAt }, staff, c }) => {
      if (isPast(endsAt)) return fail(pastEnd);
      const decided = await change({ id, staff }, ({ doc, now }) => {
        if (doc.settled !== null) return { refusal: SETTLED };
        if (!isClosed(doc, now)) return { refusal: 'This prediction is open already' };
        return { changes: { endsAt }, action: 'reopened', note: endsAt };
      });
      return answered(c, decided);
    },
  );

  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/predictions/{id}/settle',
      summary: 'Settle a prediction, with its outcome and source; closes it',
      tag,
      access,
      params,
      body: newSettlement,
      answer: adminPrediction,
      errors: [404, 409],
    },
    async ({ params: { id }, body: { optionIndex, source, revision }, staff, c }) => {
      const stored = await loadPrediction(deps.db(), id);
      if (stored === null) return fail(NOT_FOUND);
      if (optionIndex >= stored.options.length) return fail(noSuchOption);
      const decided = await change({ id, revision, staff }, ({ doc, now }) => {
        if (doc.settled !== null) return { refusal: SETTLED };
        if (optionIndex >= doc.options.length) return { refusal: STALE };
        const isEarly = !isClosed(doc, now);
        return {
          changes: { settled: { optionIndex, source }, ...(isEarly && { endsAt: now.toISOString() }) },
          action: 'settled',
          note: `${doc.options[optionIndex] ?? ''} (${source})`,
          endsAtBefore: isEarly ? doc.endsAt : null,
        };
      });
      return answered(c, decided);
    },
  );

  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/predictions/{id}/unsettle',
      summary: 'Take a settlement back; one that had ended the prediction early opens it again',
      tag,
      access,
      params,
      answer: adminPrediction,
      errors: [404, 409],
    },
    async ({ params: { id }, staff, c }) =>
      answered(
        c,
        await change({ id, staff }, ({ doc, endsAtBefore }) =>
          doc.settled === null
            ? { refusal: 'This prediction is not settled' }
            : {
                changes: { settled: null, ...(endsAtBefore !== null && { endsAt: endsAtBefore }) },
                action: 'unsettled',
                note: `${doc.options[doc.settled.optionIndex] ?? ''} (${doc.settled.source})`,
                endsAtBefore: null,
              },
        ),
      ),
  );

  endpoint(
    app,
    deps,
    {
      method: 'delete',
      path: '/api/admin/predictions/{id}',
      summary: 'Delete a prediction that nobody made; it can be undone for ten seconds',
      tag,
      access,
      params,
      status: 204,
      errors: [404, 409],
    },
    async ({ params: { id }, staff, c }) => {
      const now = deps.clock.now();
      const deleted = await deleteBallot<PredictionDoc>(deps.db(), { counter: counterOf(id), by: staff, now });
      if (deleted.outcome === 'missing') return fail(NOT_FOUND);
      if (deleted.outcome === 'deleted') return ok(undefined);
      const message = 'The prediction has votes, so it can be closed but not deleted';
      return conflict(c, message, presentAdminPrediction(deleted.doc, deleted.desk, now));
    },
  );

  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/predictions/{id}/undo',
      summary: 'Bring a deleted prediction back, within ten seconds',
      tag,
      access,
      params,
      answer: adminPrediction,
      errors: [404],
    },
    async ({ params: { id }, staff }) => {
      const now = deps.clock.now();
      const restored = await restoreBallot<PredictionDoc>(deps.db(), { counter: counterOf(id), by: staff, now });
      return restored === null ? fail(NOT_FOUND) : ok(presentAdminPrediction(restored.doc, restored.desk, now));
    },
  );
}

/** False if the other fields are sent with their current values. */
const changesMoreThanEnd = (doc: PredictionDoc, changes: Partial<NewPrediction>): boolean =>
  (changes.title ?? doc.title) !== doc.title ||
  (changes.description ?? doc.description) !== doc.description ||
  (changes.category ?? doc.category) !== doc.category ||
  !areSameOptions(changes.options ?? doc.options, doc.options);

function conflict(c: ApiContext, message: string, current: AdminPrediction): Response {
  c.header('Cache-Control', 'private, no-store');
  return c.json({ message, current }, 409);
}
