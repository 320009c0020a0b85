import { z } from 'zod';
import { adminComment, queuedComment, type QueuedComment } from '@first-show/domain/comments/comment.schema';
import {
  bulkDecision,
  bulkResult,
  bulkUndo,
  queueList,
  queueOrder,
  queueSearch,
  queueSearchPage,
  singleDecision,
  type BulkOutcome,
  type Decision,
} from '@first-show/domain/comments/moderation-desk.schema';
import { listQuery } from '@first-show/domain/core/fields';
import { LIST_MAX, SEARCH_MAX_CHARACTERS } from '@first-show/domain/core/limits';
import { fail, ok } from '@first-show/domain/core/result';
import { answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp, ApiContext } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND, UNKNOWN_AFTER } from '../../platform/http/failure.ts';
import type { StaffMember } from '../../platform/http/staff.ts';
import type { Deps } from '../../platform/deps.ts';
import { withAddresses } from './store/comment-authors.ts';
import { listQueue } from './store/comments.ts';
import { decide, dismissReports, undoDecisions, type Outcome } from './store/decide.ts';
import { presentForStaff } from './store/queue-doc.ts';

const tag = 'moderation';
const params = z.object({ id: idParam });
const key = z.string().max(200).optional();

/** The moderators' endpoints for comments: for one comment, or for up to fifty at once. */
export function registerModeration(app: ApiApp, deps: Deps): void {
  registerQueue(app, deps);
  registerDecisions(app, deps);
  registerUndo(app, deps);
  registerBulkDecisions(app, deps);
}

function registerQueue(app: ApiApp, deps: Deps): void {
  staffRoute('comments')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/comments',
      summary:
        'Comments in one list of the moderation desk. With several conditions, a call checks only the first thousand comments',
      tag,
      query: listQuery({ limit: 50 }).extend({
        /** Only used without `status`: lists the approved or the pending comments. */
        approved: z.enum(['true', 'false']).default('false'),
        status: queueList.optional(),
        order: queueOrder.default('newest'),
        /** Search text: words of the comment or of the author's name, or an email address. */
        q: z.string().max(SEARCH_MAX_CHARACTERS).optional(),
        articleId: key,
        authorId: key,
        /** Lists only comments that the moderation phase with this name flagged. */
        flag: key,
      }),
      answer: z.array(adminComment),
    },
    async ({ query }) => {
      const found = await listQueue(deps.db(), {
        list: query.status ?? (query.approved === 'true' ? 'approved' : 'pending'),
        filter: { text: query.q, articleId: query.articleId, authorId: query.authorId, rule: query.flag },
        page: query,
        order: query.order,
      });
      return found === null ? fail(UNKNOWN_AFTER) : ok(await withAddresses(deps.db(), found.comments));
    },
  );

  staffRoute('comments')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/comments/search',
      summary: 'Comments in one list of the moderation desk that match a filter, page by page',
      tag,
      body: queueSearch,
      isLogged: false,
      answer: queueSearchPage,
    },
    async ({ body: { list, filter, order, after } }) => {
      const found = await listQueue(deps.db(), { list, filter, order, page: { limit: LIST_MAX, offset: 0, after } });
      if (found === null) return fail(UNKNOWN_AFTER);
      return ok({ comments: found.comments.map(presentForStaff), nextAfter: found.nextAfter });
    },
  );
}

function registerDecisions(app: ApiApp, deps: Deps): void {
  for (const decision of ['approve', 'reject'] as const) {
    staffRoute('comments')(
      app,
      deps,
      {
        method: 'post',
        path: `/api/admin/comments/{id}/${decision}`,
        summary:
          decision === 'approve'
            ? 'Approve a pending comment; with `isReversal` also a rejected comment'
            : 'Reject a pending comment; with `isReversal` also an approved comment',
        tag,
        params,
        body: singleDecision,
        answer: adminComment,
        errors: [404, 409],
        isLogged: false,
      },
      async ({ params: { id }, body: { isReversal }, staff, c }) => {
        const decided = await decideOne(deps, { id, decision, isReversal, staff });
        if (decided.comment === undefined) return fail(NOT_FOUND);
        if (decided.outcome !== 'done') return conflict(c, alreadyDecided(decided.comment), decided);
        const [comment] = await withAddresses(deps.db(), [decided.comment]);
        return comment === undefined ? fail(NOT_FOUND) : ok(comment);
      },
    );
  }

  staffRoute('comments')(
    app,
    deps,
    {
      method: 'delete',
      path: '/api/admin/comments/{id}',
      summary:
        'Delete a comment; it can be undone for ten seconds. 409 if another moderator has just decided about the comment',
      tag,
      params,
      status: 204,
      errors: [404, 409],
      isLogged: false,
    },
    async ({ params: { id }, staff, c }) => {
      const decided = await decideOne(deps, { id, decision: 'delete', staff });
      if (decided.comment === undefined) return fail(NOT_FOUND);
      return decided.outcome === 'done' ? ok(undefined) : conflict(c, alreadyDecided(decided.comment), decided);
    },
  );
}

function registerUndo(app: ApiApp, deps: Deps): void {
  staffRoute('comments')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/comments/{id}/undo',
      summary: "Undo the caller's latest decision about a comment, within ten seconds",
      tag,
      params,
      answer: queuedComment,
      errors: [404, 409, 410],
      isLogged: false,
    },
    async ({ params: { id }, staff, c }) => {
      const undone = oneOf(await undoDecisions(deps.db(), { ids: [id], ...by(deps, staff) }), id);
      if (undone.comment === undefined) return fail(NOT_FOUND);
      if (undone.outcome === 'conflict') return conflict(c, 'Someone else has decided since', undone);
      if (undone.outcome !== 'done') return fail({ status: 410, message: 'It is too late to undo this' });
      return ok(presentForStaff(undone.comment));
    },
  );

  staffRoute('comments')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/comments/{id}/dismiss-reports',
      summary: 'Dismiss the reports of a comment as unfounded; it can be undone for ten seconds',
      tag,
      params,
      answer: queuedComment,
      errors: [404, 409],
      isLogged: false,
    },
    async ({ params: { id }, staff, c }) => {
      const dismissed = await dismissReports(deps.db(), { id, ...by(deps, staff) });
      if (dismissed.comment === undefined) return fail(NOT_FOUND);
      if (dismissed.outcome === 'done') return ok(presentForStaff(dismissed.comment));
      const who = dismissed.comment.reportsDismissed?.by;
      return conflict(
        c,
        who === undefined ? 'Nobody has reported this comment' : `Already looked at by ${who}`,
        dismissed,
      );
    },
  );
}

function registerBulkDecisions(app: ApiApp, deps: Deps): void {
  staffRoute('comments')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/comments/decisions',
      summary: 'Approve, reject or delete up to fifty comments at once; one outcome per comment',
      tag,
      body: bulkDecision,
      answer: bulkResult,
      isLogged: false,
    },
    async ({ body, staff }) => {
      const { ids, decision, isReversal } = body;
      const decided = await decide(deps.db(), { ids, decision, isReversal, ...by(deps, staff) });
      return ok({ results: presentOutcomes(ids, decided) });
    },
  );

  staffRoute('comments')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/comments/undo',
      summary: "Undo the caller's latest decisions about up to fifty comments, within ten seconds",
      tag,
      body: bulkUndo,
      answer: bulkResult,
      isLogged: false,
    },
    async ({ body, staff }) => {
      const undone = await undoDecisions(deps.db(), { ids: body.ids, ...by(deps, staff) });
      return ok({ results: presentOutcomes(body.ids, undone) });
    },
  );
}

const by = (deps: Deps, moderator: StaffMember) => ({ moderator, now: deps.clock.now(), newId: deps.newId });

const alreadyDecided = ({ isApproved, moderatedBy }: QueuedComment): string =>
  `Already ${isApproved ? 'approved' : 'rejected'} by ${moderatedBy ?? 'another moderator'}`;

const oneOf = (outcomes: ReadonlyMap<string, Outcome>, id: string): Outcome =>
  outcomes.get(id) ?? { outcome: 'missing' };

async function decideOne(
  deps: Deps,
  {
    id,
    decision,
    isReversal = false,
    staff,
  }: { id: string; decision: Decision; isReversal?: boolean; staff: StaffMember },
): Promise<Outcome> {
  return oneOf(await decide(deps.db(), { ids: [id], decision, isReversal, ...by(deps, staff) }), id);
}

const presentOutcomes = (ids: readonly string[], outcomes: ReadonlyMap<string, Outcome>): BulkOutcome[] =>
  ids.map((id) => {
    const { outcome, comment } = oneOf(outcomes, id);
    return { id, outcome, ...(comment === undefined ? {} : { comment: presentForStaff(comment) }) };
  });

/**
 * Answers 409 with the current comment, so that the desk's card of the comment shows who decided
 * what.
 */
const conflict = (c: ApiContext, message: string, { comment }: Outcome): Response =>
  answerConflict(c, { message, comment: comment === undefined ? null : presentForStaff(comment) });
