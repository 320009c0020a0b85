import { z } from 'zod';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import { areSameOptions } from '@first-show/domain/polls/ballot-desk';
import { adminPoll, newPoll, presentAdminPoll, type AdminPoll } from '@first-show/domain/polls/poll-desk.schema';
import type { PollDoc } from '@first-show/domain/polls/poll.schema';
import type { ApiApp, ApiContext } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import {
  changeBallot,
  createBallot,
  deleteBallot,
  editBallot,
  readBallotDesks,
  restoreBallot,
  type BallotCounter,
  type Decided,
} from './store/ballot-desk.ts';
import type { Deps } from '../../platform/deps.ts';
import { patchOf } from '../../platform/partial.ts';
import { listPolls } from './store/polls.ts';

const tag = 'polls desk';
const params = z.object({ id: idParam });
const STALE = 'Someone else changed this poll in the meantime';
const VOTED = 'The poll has votes, so its question and options can’t be edited';
const counterOf = (itemId: string): BallotCounter => ({ kind: 'polls', itemId });

export function registerPollsDesk(app: ApiApp, deps: Deps): void {
  registerPolls(app, deps);
  registerChanges(app, deps);
  registerDeletion(app, deps);
}

function registerPolls(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/polls',
      summary: 'All polls with their results, open ones first',
      tag,
      answer: z.array(adminPoll),
    },
    async () => {
      const polls = await listPolls(deps.db());
      const desks = await readBallotDesks(
        deps.db(),
        polls.map(({ id }) => counterOf(id)),
      );
      return ok(polls.map((poll, index) => presentAdminPoll(poll, desks[index] ?? null)));
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/polls',
      summary: 'Open a poll',
      tag,
      body: newPoll,
      status: 201,
      answer: adminPoll,
    },
    async ({ body, staff }) => {
      const now = deps.clock.now();
      const id = deps.newId();
      const votes = body.options.map(() => 0);
      const doc: PollDoc = {
        id,
        ...body,
        votes,
        totalVotes: 0,
        closed: false,
        createdAt: now.toISOString(),
        revision: 1,
      };
      const desk = await createBallot(deps.db(), { counter: counterOf(id), doc, by: staff, now });
      return ok(presentAdminPoll(doc, desk));
    },
  );
}

function registerChanges(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'patch',
      path: '/api/admin/polls/{id}',
      summary: 'Change a poll without votes, based on a revision',
      tag,
      params,
      body: patchOf(newPoll),
      answer: adminPoll,
      errors: [404, 409],
    },
    async ({ params: { id }, body: { revision, changes }, staff, c }) => {
      const changed = await editBallot<PollDoc>(deps.db(), {
        counter: counterOf(id),
        revision,
        by: staff,
        now: deps.clock.now(),
        staleMessage: STALE,
        decide: ({ doc, hasVotes }) => {
          if (hasVotes) return { refusal: VOTED };
          const options = changes.options ?? doc.options;
          // Options can only change while nobody has voted, so new options start with zeros.
          const votes = areSameOptions(options, doc.options) ? doc.votes : options.map(() => 0);
          return { changes: { ...changes, options, votes }, action: 'edited' };
        },
      });
      return answered(c, changed);
    },
  );

  for (const closed of [true, false]) {
    staffRoute('content')(
      app,
      deps,
      {
        method: 'post',
        path: `/api/admin/polls/{id}/${closed ? 'close' : 'reopen'}`,
        summary: closed ? 'Close a poll: everybody sees its results' : 'Open a closed poll again',
        tag,
        params,
        answer: adminPoll,
        errors: [404, 409],
      },
      async ({ params: { id }, staff, c }) => {
        const changed = await changeBallot<PollDoc>(deps.db(), {
          counter: counterOf(id),
          revision: undefined,
          by: staff,
          now: deps.clock.now(),
          staleMessage: STALE,
          decide: ({ doc }) =>
            doc.closed === closed
              ? { refusal: closed ? 'This poll is already closed' : 'This poll is already open' }
              : { changes: { closed }, action: closed ? 'closed' : 'reopened' },
        });
        return answered(c, changed);
      },
    );
  }
}

function registerDeletion(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'delete',
      path: '/api/admin/polls/{id}',
      summary: 'Move a poll without votes to the trash',
      tag,
      params,
      status: 204,
      errors: [404, 409],
    },
    async ({ params: { id }, staff, c }) => {
      const deleted = await deleteBallot<PollDoc>(deps.db(), {
        counter: counterOf(id),
        by: staff,
        now: deps.clock.now(),
      });
      if (deleted.outcome === 'missing') return fail(NOT_FOUND);
      if (deleted.outcome === 'deleted') {
        c.set('subject', deleted.doc.title);
        return ok(undefined);
      }
      const message = 'The poll has votes, so it can be closed but not deleted';
      return conflict(c, message, presentAdminPoll(deleted.doc, deleted.desk));
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/polls/{id}/undo',
      summary: 'Restore a poll from the trash',
      tag,
      params,
      answer: adminPoll,
      errors: [404, 409],
    },
    async ({ params: { id }, staff }) => {
      const restored = await restoreBallot<PollDoc>(deps.db(), {
        counter: counterOf(id),
        by: staff,
        now: deps.clock.now(),
      });
      return restored.ok ? ok(presentAdminPoll(restored.value.doc, restored.value.desk)) : restored;
    },
  );
}

function answered(c: ApiContext, decided: Decided<PollDoc>): Result<AdminPoll> | Response {
  if (decided.outcome === 'missing') return fail(NOT_FOUND);
  const current = presentAdminPoll(decided.doc, decided.desk);
  return decided.outcome === 'changed' ? ok(current) : conflict(c, decided.message, current);
}

function conflict(c: ApiContext, message: string, current: AdminPoll): Response {
  c.header('Cache-Control', 'private, no-store');
  return c.json({ message, current }, 409);
}
