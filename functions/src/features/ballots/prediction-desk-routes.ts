import { z } from 'zod';
import { fail, ok } from '@first-show/domain/core/result';
import { areSameOptions } from '@first-show/domain/polls/ballot-desk';
import {
  adminPrediction,
  newPrediction,
  presentAdminPrediction,
  type NewPrediction,
} from '@first-show/domain/predictions/prediction-desk.schema';
import { isClosed } from '@first-show/domain/predictions/present-prediction';
import type { PredictionDoc } from '@first-show/domain/predictions/prediction.schema';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { createBallot, deleteBallot, editBallot, readBallotDesks, restoreBallot } from './store/ballot-desk.ts';
import type { Deps } from '../../platform/deps.ts';
import { patchOf } from '../../platform/partial.ts';
import { listPredictions, loadPrediction } from './store/predictions.ts';
import { registerPredictionEnds, registerSettlements } from './close-and-settle.ts';
import {
  answered,
  conflict,
  counterOf,
  isPast,
  occasionOf,
  params,
  pastEnd,
  SETTLED,
  tag,
} from './prediction-changes.ts';

const PREDICTED = 'The prediction has votes, so only its end date can be changed';

export function registerPredictionsDesk(app: ApiApp, deps: Deps): void {
  registerPredictionLists(app, deps);
  registerPredictionEdits(app, deps);
  registerPredictionEnds(app, deps);
  registerSettlements(app, deps);
  registerPredictionDeletes(app, deps);
}

function registerPredictionLists(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/predictions',
      summary: 'All predictions with their results, open ones first',
      tag,
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

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/predictions',
      summary: 'Open a prediction',
      tag,
      body: newPrediction,
      status: 201,
      answer: adminPrediction,
    },
    async ({ body, staff }) => {
      if (isPast(body.endsAt, deps)) return fail(pastEnd);
      const now = deps.clock.now();
      const id = deps.newId();
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
}

function registerPredictionEdits(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'patch',
      path: '/api/admin/predictions/{id}',
      summary: 'Change a prediction: its end date while it is open, other fields while it has no votes',
      tag,
      params,
      body: patchOf(newPrediction),
      answer: adminPrediction,
      errors: [404, 409],
    },
    async ({ params: { id }, body: { revision, changes }, staff, c }) => {
      if (changes.endsAt !== undefined && isPast(changes.endsAt, deps)) {
        // Forms also send an end that the editor did not change. An end in the past is an error
        // only if it differs from the stored one.
        const stored = await loadPrediction(deps.db(), id);
        if (stored !== null && stored.endsAt !== changes.endsAt) return fail(pastEnd);
      }
      const edit = occasionOf(deps, { id, revision, staff });
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
      return answered(c, deps, decided);
    },
  );
}

function registerPredictionDeletes(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'delete',
      path: '/api/admin/predictions/{id}',
      summary: 'Move a prediction without votes to the trash',
      tag,
      params,
      status: 204,
      errors: [404, 409],
    },
    async ({ params: { id }, staff, c }) => {
      const now = deps.clock.now();
      const deleted = await deleteBallot<PredictionDoc>(deps.db(), { counter: counterOf(id), by: staff, now });
      if (deleted.outcome === 'missing') return fail(NOT_FOUND);
      if (deleted.outcome === 'deleted') {
        c.set('subject', deleted.doc.title);
        return ok(undefined);
      }
      const message = 'The prediction has votes, so it can be closed but not deleted';
      return conflict(c, message, presentAdminPrediction(deleted.doc, deleted.desk, now));
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/predictions/{id}/undo',
      summary: 'Restore a prediction from the trash',
      tag,
      params,
      answer: adminPrediction,
      errors: [404, 409],
    },
    async ({ params: { id }, staff }) => {
      const now = deps.clock.now();
      const restored = await restoreBallot<PredictionDoc>(deps.db(), { counter: counterOf(id), by: staff, now });
      return restored.ok ? ok(presentAdminPrediction(restored.value.doc, restored.value.desk, now)) : restored;
    },
  );
}

/**
 * Whether the call changes any field besides the end. Fields sent with their current values do not
 * count.
 */
const changesMoreThanEnd = (doc: PredictionDoc, changes: Partial<NewPrediction>): boolean =>
  (changes.title ?? doc.title) !== doc.title ||
  (changes.description ?? doc.description) !== doc.description ||
  (changes.category ?? doc.category) !== doc.category ||
  !areSameOptions(changes.options ?? doc.options, doc.options);
