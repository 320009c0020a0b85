import { z } from 'zod';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import { areSameOptions } from '@first-show/domain/polls/ballot-desk';
import { newVote } from '@first-show/domain/polls/poll.schema';
import { isClosed, presentPrediction } from '@first-show/domain/predictions/present-prediction';
import { prediction, type Prediction, type PredictionDoc } from '@first-show/domain/predictions/prediction.schema';
import { endpoint, idParam, type ApiApp } from '../../http/endpoint.ts';
import { NOT_FOUND } from '../../http/failure.ts';
import { knownReader, readerOf, setReader } from '../../http/visitor.ts';
import type { Deps } from '../../lib/deps.ts';
import { withIdempotency } from '../../lib/idempotency.ts';
import { takePoint } from '../../lib/limits.ts';
import { giveBackReads, takeReads } from '../../lib/read-budget.ts';
import { networkShareOf } from '../../lib/network-share.ts';
import { BALLOTS_MAX, choicesOf, readCounts, type Counts } from '../../lib/counters/counters.repo.ts';
import { keptPredictions } from '../../lib/counters/kept-lists.ts';
import { changedMeanwhile, noSuchOption, optionIndexOf } from '../../lib/counters/option-choice.ts';
import { chooseAndCount } from '../../lib/counters/settle.ts';
import { listPredictions, loadPrediction } from '../../features/predictions/predictions.repo.ts';

export function registerPredictions(app: ApiApp, deps: Deps): void {
  endpoint(
    app,
    deps,
    {
      method: 'get',
      path: '/api/predictions',
      summary: 'All predictions, open ones first, with the own one',
      tag: 'predictions',
      access: 'reader',
      answer: z.array(prediction),
      errors: [429],
    },
    async ({ c }) => {
      const now = deps.clock.now();
      const reader = knownReader(c, deps);
      const load = () => listPredictions(deps.db(), now);
      if (reader === null) {
        const docs = await keptPredictions(deps.db(), load);
        return ok(docs.map((doc) => presentPrediction(doc, null, now)));
      }
      const refused = await takeReads(deps, { caller: reader, reads: 2 * BALLOTS_MAX });
      if (refused !== null) return fail(refused);
      const docs = await load();
      await giveBackReads(deps, { caller: reader, reads: 2 * (BALLOTS_MAX - docs.length) });
      setReader(c, deps, reader);
      const counters = docs.map((doc) => ({ kind: 'predictions' as const, itemId: doc.id }));
      const mine = await choicesOf(deps.db(), counters, reader.readerId);
      return ok(docs.map((doc, index) => presentPrediction(doc, optionIndexOf(mine[index]), now)));
    },
  );

  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/predictions/{id}/predict',
      summary: 'Predict, once, before it closes by the server’s clock',
      tag: 'predictions',
      access: 'reader',
      params: z.object({ id: idParam }),
      body: newVote,
      answer: prediction,
      errors: [404, 409, 410, 429],
    },
    async ({ params, body, c }) => {
      const doc = await loadPrediction(deps.db(), params.id);
      if (doc === null) return fail(NOT_FOUND);
      const reader = readerOf(c, deps);
      const request = {
        key: c.req.header('idempotency-key'),
        scope: `predict:${doc.id}`,
        readerId: reader.readerId,
        body,
      };
      const share = networkShareOf(deps, { name: 'vote', reader, item: `predictions_${doc.id}` });
      const counter = { kind: 'predictions' as const, itemId: doc.id };
      const admit = async () =>
        refusalOf(doc, body, deps.clock.now()) ??
        (await takePoint(deps, 'vote', reader)) ??
        (await refusalOfSecondOne()) ??
        (await share.refusal());
      return withIdempotency(deps, request, () => predict(doc), admit);

      async function refusalOfSecondOne(): Promise<Response | null> {
        if (reader.isNew) return null;
        const [before = null] = await choicesOf(deps.db(), [counter], reader.readerId);
        return before === null
          ? null
          : alreadyPredicted(doc as PredictionDoc, await readCounts(deps.db(), counter), before);
      }

      /**
       * The refusal includes the results, because this may be a prediction that was sent again
       * after its answer was lost.
       */
      function alreadyPredicted(on: PredictionDoc, { votes, totalVotes }: Counts, before: string | null): Response {
        c.header('Cache-Control', 'private, no-store');
        const counted = presentPrediction({ ...on, votes, totalVotes }, optionIndexOf(before), deps.clock.now());
        return c.json({ message: 'You have already made this prediction', prediction: counted }, 409);
      }

      async function predict(on: PredictionDoc): Promise<Result<Prediction> | Response> {
        const { outcome, before, counts } = await chooseAndCount(deps, {
          counter,
          readerId: reader.readerId,
          choice: String(body.optionIndex),
          isFinal: true,
          revision: on.revision ?? 1,
        });
        const now = deps.clock.now();
        if (outcome === 'stale') {
          // The desk changed the prediction meanwhile: moved its end, settled, edited or deleted
          // it.
          const fresh = await loadPrediction(deps.db(), on.id);
          if (fresh === null) return fail(NOT_FOUND);
          // The revision is the same, so the desk's document belongs to another prediction. Another
          // try would repeat for ever.
          if ((fresh.revision ?? 1) === (on.revision ?? 1)) return fail(changedMeanwhile);
          const refused = areSameOptions(fresh.options, on.options) ? refusalOf(fresh, body, now) : changedMeanwhile;
          return refused === null ? predict(fresh) : fail(refused);
        }
        if (outcome !== 'counted') return alreadyPredicted(on, counts, before);
        share.spend();
        return ok(
          presentPrediction({ ...on, votes: counts.votes, totalVotes: counts.totalVotes }, body.optionIndex, now),
        );
      }
    },
  );
}

function refusalOf(doc: PredictionDoc, own: { optionIndex: number; option?: string }, now: Date): Failure | null {
  if (isClosed(doc, now)) return { status: 410, message: 'This prediction is closed' };
  if (own.optionIndex >= doc.options.length) return noSuchOption;
  return own.option === undefined || own.option === doc.options[own.optionIndex] ? null : changedMeanwhile;
}
