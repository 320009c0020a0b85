import { z } from 'zod';
import type { PollDoc, PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { ok } from '@first-show/domain/core/result';
import { createBallot, deleteBallot, editBallot, readBallotDesks, restoreBallot } from './store/ballot-desk.ts';
import { listBallots } from './store/ballots.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { staffRoute } from '../../platform/http/routes.ts';
import type { Deps } from '../../platform/deps.ts';
import { answerDecided, counterOf, params, refuse, staleText, tagOf, type BallotDesk } from './ballot-desk.ts';
import { pollDesk, registerPollActions } from './poll-desk.ts';
import { predictionDesk, registerPredictionActions } from './prediction-desk.ts';

export function registerBallotDesks(app: ApiApp, deps: Deps): void {
  registerDesk(app, deps, pollDesk);
  registerPollActions(app, deps);
  registerDesk(app, deps, predictionDesk);
  registerPredictionActions(app, deps);
}

/** The calls that polls and predictions share. */
function registerDesk<Doc extends PollDoc | PredictionDoc, Form extends { options: string[] }, Item>(
  app: ApiApp,
  deps: Deps,
  desk: BallotDesk<Doc, Form, Item>,
): void {
  const { collection, noun } = desk;
  const tag = tagOf(desk);

  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: `/api/admin/${collection}`,
      summary: `All ${collection} with their results, open ones first`,
      tag,
      answer: z.array(desk.item),
    },
    async () => {
      const now = deps.clock.now();
      const docs = (await listBallots(deps.db(), collection, now)) as Doc[];
      const counters = docs.map(({ id }) => counterOf(desk, id));
      const desks = await readBallotDesks(deps.db(), counters);
      return ok(docs.map((doc, index) => desk.present(doc, desks[index] ?? null, now)));
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: `/api/admin/${collection}`,
      summary: `Open a ${noun}`,
      tag,
      body: desk.form,
      status: 201,
      answer: desk.item,
    },
    async ({ body, staff, log }) => {
      const now = deps.clock.now();
      const id = deps.newId();
      const votes = body.options.map(() => 0);
      const fields = { id, votes, totalVotes: 0, createdAt: now.toISOString(), revision: 1 } as const;
      const made = desk.newDoc(body, fields);
      if (!made.ok) return made;
      const stored = await createBallot(deps.db(), {
        counter: counterOf(desk, id),
        doc: made.value,
        by: staff,
        now,
        log,
      });
      return ok(desk.present(made.value, stored, now));
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'patch',
      path: `/api/admin/${collection}/{id}`,
      summary: `Change a ${noun}, based on a revision; once it has votes, its question and options stay`,
      tag,
      params,
      body: desk.patch,
      answer: desk.item,
      errors: [404, 409],
    },
    async ({ params: { id }, body: { revision, changes }, staff, log, c }) => {
      const now = deps.clock.now();
      const decided = await editBallot<Doc>(deps.db(), {
        counter: counterOf(desk, id),
        by: staff,
        now,
        log,
        decide: (state) =>
          revision !== undefined && revision !== (state.doc.revision ?? 1)
            ? { refusal: staleText(noun) }
            : desk.decideEdit(state, changes),
      });
      return answerDecided(c, desk, { decided, now });
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'delete',
      path: `/api/admin/${collection}/{id}`,
      summary: `Move a ${noun} without votes to the trash`,
      tag,
      params,
      status: 204,
      errors: [404, 409],
    },
    async ({ params: { id }, staff, log, c }) => {
      const now = deps.clock.now();
      const decided = await deleteBallot<Doc>(deps.db(), {
        counter: counterOf(desk, id),
        by: staff,
        now,
        log,
        votedMessage: `The ${noun} has votes, so it can be closed but not deleted`,
      });
      return decided.outcome === 'changed' ? ok(undefined) : refuse(c, desk, { decided, now });
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: `/api/admin/${collection}/{id}/undo`,
      summary: `Restore a ${noun} from the trash`,
      tag,
      params,
      answer: desk.item,
      errors: [404, 409],
    },
    async ({ params: { id }, staff, log }) => {
      const now = deps.clock.now();
      const restored = await restoreBallot<Doc>(deps.db(), { counter: counterOf(desk, id), by: staff, now, log });
      return restored.ok ? ok(desk.present(restored.value.doc, restored.value.desk, now)) : restored;
    },
  );
}
