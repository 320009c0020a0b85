import { fail } from '@first-show/domain/core/result';
import { adminPrediction, newEnd, newSettlement } from '@first-show/domain/predictions/prediction-desk.schema';
import { isClosed } from '@first-show/domain/predictions/present-prediction';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { noSuchOption } from './option-choice.ts';
import type { Deps } from '../../platform/deps.ts';
import { loadPrediction } from './store/predictions.ts';
import { answered, changePrediction, isPast, params, pastEnd, SETTLED, STALE, tag } from './prediction-changes.ts';

/**
 * Endpoints that close and reopen a prediction: both set its end, to now or to a time in the
 * future.
 */
export function registerPredictionEnds(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/predictions/{id}/close',
      summary: 'Close a prediction now',
      tag,
      params,
      answer: adminPrediction,
      errors: [404, 409],
    },
    async ({ params: { id }, staff, c }) => {
      const decided = await changePrediction(deps, { id, staff }, ({ doc, now }) =>
        isClosed(doc, now)
          ? { refusal: 'This prediction is already closed' }
          : { changes: { endsAt: now.toISOString() }, action: 'closed' },
      );
      return answered(c, deps, decided);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/predictions/{id}/reopen',
      summary: 'Open a closed prediction again, with a new end date',
      tag,
      params,
      body: newEnd,
      answer: adminPrediction,
      errors: [404, 409],
    },
    async ({ params: { id }, body: { endsAt }, staff, c }) => {
      if (isPast(endsAt, deps)) return fail(pastEnd);
      const decided = await changePrediction(deps, { id, staff }, ({ doc, now }) => {
        if (doc.settled !== null) return { refusal: SETTLED };
        if (!isClosed(doc, now)) return { refusal: 'This prediction is already open' };
        return { changes: { endsAt }, action: 'reopened', note: endsAt };
      });
      return answered(c, deps, decided);
    },
  );
}

/**
 * Endpoints that settle a prediction and undo the settlement. Settling an open prediction also
 * closes it; the undo restores its former end.
 */
export function registerSettlements(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/predictions/{id}/settle',
      summary: 'Settle a prediction, with its outcome and source; this also closes it',
      tag,
      params,
      body: newSettlement,
      answer: adminPrediction,
      errors: [404, 409],
    },
    async ({ params: { id }, body: { optionIndex, source, revision }, staff, c }) => {
      const stored = await loadPrediction(deps.db(), id);
      if (stored === null) return fail(NOT_FOUND);
      if (optionIndex >= stored.options.length) return fail(noSuchOption);
      const decided = await changePrediction(deps, { id, revision, staff }, ({ doc, now }) => {
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
      return answered(c, deps, decided);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/predictions/{id}/unsettle',
      summary: 'Take back a settlement; if it closed the prediction early, the former end date applies again',
      tag,
      params,
      answer: adminPrediction,
      errors: [404, 409],
    },
    async ({ params: { id }, staff, c }) => {
      const decided = await changePrediction(deps, { id, staff }, ({ doc, endsAtBefore }) =>
        doc.settled === null
          ? { refusal: 'This prediction is not settled' }
          : {
              changes: { settled: null, ...(endsAtBefore !== null && { endsAt: endsAtBefore }) },
              action: 'unsettled',
              note: `${doc.options[doc.settled.optionIndex] ?? ''} (${doc.settled.source})`,
              endsAtBefore: null,
            },
      );
      return answered(c, deps, decided);
    },
  );
}
