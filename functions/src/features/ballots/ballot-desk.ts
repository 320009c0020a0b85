import { z } from 'zod';
import type { BallotDeskDoc } from '@first-show/domain/ballots/ballot-desk.schema';
import type { BallotCollection, PollDoc, PredictionDoc } from '@first-show/domain/ballots/ballot.schema';
import { areSameOptions } from '@first-show/domain/ballots/present-ballot';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import {
  changeBallot,
  type BallotCounter,
  type BallotState,
  type Decided,
  type Decision,
} from './store/ballot-desk.ts';
import { answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp, ApiContext } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';

/** The fields of a new ballot that no form sets. */
type NewFields = { id: string; votes: number[]; totalVotes: 0; createdAt: string; revision: 1 };

/**
 * The differences between polls and predictions at the desk. `Form`: the fields of the editor's
 * form. `Item`: a ballot as the desk's API returns it. All functions are pure.
 */
export type BallotDesk<Doc extends PollDoc | PredictionDoc, Form extends { options: string[] }, Item> = {
  collection: BallotCollection;
  noun: 'poll' | 'prediction';
  form: z.ZodType<Form>;
  patch: z.ZodType<{ revision?: number | undefined; changes: Partial<Form> }>;
  item: z.ZodType<Item, Item>;
  present: (doc: Doc, desk: Pick<BallotDeskDoc, 'history'> | null, now: Date) => Item;
  newDoc: (form: Form, fields: NewFields) => Result<Doc>;
  decideEdit: (state: BallotState<Doc> & { hasVotes: boolean }, changes: Partial<Form>) => Decision<Doc>;
};

export const params = z.object({ id: idParam });
export const tagOf = ({ collection }: { collection: BallotCollection }): string => `${collection} desk`;
export const staleText = (noun: string): string => `Someone else changed this ${noun} in the meantime`;
export const counterOf = ({ collection }: { collection: BallotCollection }, itemId: string): BallotCounter => ({
  kind: collection,
  itemId,
});

/** Declares a call that changes one ballot, such as closing it. `decide` must be pure. */
export function registerBallotAction<
  Doc extends PollDoc | PredictionDoc,
  Form extends { options: string[] },
  Item,
  Body extends z.ZodType = z.ZodUndefined,
>(
  app: ApiApp,
  deps: Deps,
  desk: BallotDesk<Doc, Form, Item>,
  action: {
    /** The last part of the path. */
    name: string;
    summary: string;
    body?: Body;
    decide: (state: BallotState<Doc>, body: z.output<Body>) => Decision<Doc>;
  },
): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: `/api/admin/${desk.collection}/{id}/${action.name}`,
      summary: action.summary,
      tag: tagOf(desk),
      params,
      body: action.body,
      answer: desk.item,
      errors: [404, 409],
    },
    async ({ params: { id }, body, staff, log, c }) => {
      const now = deps.clock.now();
      const decided = await changeBallot<Doc>(deps.db(), {
        counter: counterOf(desk, id),
        by: staff,
        now,
        log,
        decide: (state) => action.decide(state, body),
      });
      return answerDecided(c, desk, { decided, now });
    },
  );
}

/** The fields that an edit writes: if the options change, their votes start at zero. */
export function editedFields<Doc extends PollDoc | PredictionDoc, Form extends { options: string[] }>(
  doc: Doc,
  changes: Partial<Form>,
) {
  const options = changes.options ?? doc.options;
  const votes = areSameOptions(options, doc.options) ? doc.votes : options.map(() => 0);
  return { ...changes, options, votes };
}

type Presents<Doc, Item> = { present: (doc: Doc, desk: BallotDeskDoc, now: Date) => Item };

/** Answers a change with the ballot as it is now. */
export function answerDecided<Doc, Item>(
  c: ApiContext,
  desk: Presents<Doc, Item>,
  { decided, now }: { decided: Decided<Doc>; now: Date },
): Result<Item> | Response {
  if (decided.outcome === 'changed') return ok(desk.present(decided.doc, decided.desk, now));
  return refuse(c, desk, { decided, now });
}

/** Answers a refused change; a 409 contains the current ballot. */
export function refuse<Doc, Item>(
  c: ApiContext,
  desk: Presents<Doc, Item>,
  { decided, now }: { decided: Exclude<Decided<Doc>, { outcome: 'changed' }>; now: Date },
): { ok: false; error: Failure } | Response {
  if (decided.outcome === 'missing') return fail(NOT_FOUND);
  if (decided.outcome === 'invalid') return fail(decided.failure);
  const { message } = decided;
  return answerConflict(c, { message, current: desk.present(decided.doc, decided.desk, now) });
}
