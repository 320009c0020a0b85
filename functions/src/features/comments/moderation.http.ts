import { z } from 'zod';
import { adminComment, type AdminComment, type CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import { listQuery } from '@first-show/domain/core/fields';
import { fail, ok } from '@first-show/domain/core/result';
import { endpoint, idParam, type ApiApp } from '../../http/endpoint.ts';
import { NOT_FOUND } from '../../http/failure.ts';
import { refreshAfterCommentChange } from '../../http/refresh.ts';
import type { Deps } from '../../lib/deps.ts';
import { decide, listQueue, undoDecision } from './comments.repo.ts';

const access = { right: 'comments' } as const;
const tag = 'moderation';
const params = z.object({ id: idParam });

/** The moderators' calls. Lists show the pending or the approved ones; rejected ones are in neither. */
export function registerModeration(app: ApiApp, deps: Deps): void {
  endpoint(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/comments',
      summary: 'Pending or approved comments, newest first',
      tag,
      access,
      query: listQuery({ limit: 50 }).extend({ approved: z.enum(['true', 'false']).default('false') }),
      answer: z.array(adminComment),
    },
    async ({ query }) => {
      const found = await listQueue(deps.db(), query.approved === 'true' ? 'approved' : 'pending', query);
      if (found === null)
        return fail({
          status: 400,
          message: 'after names nothing in this list',
          issues: [{ path: 'after', message: 'after names nothing in this list' }],
        });
      return ok(found.map(presentForStaff));
    },
  );

  for (const decision of ['approve', 'reject'] as const) {
    endpoint(
      app,
      deps,
      {
        method: 'post',
        path: `/api/admin/comments/{id}/${decision}`,
        summary: decision === 'approve' ? 'Publish a pending comment' : 'Refuse a pending comment',
        tag,
        access,
        params,
        answer: adminComment,
        errors: [404, 409],
      },
      async ({ params: { id }, staff, c }) => {
        const decided = await decide(deps.db(), {
          id,
          decision,
          moderator: staff,
          now: deps.clock.now(),
          logId: deps.randomId(),
        });
        if (decided === null) return fail(NOT_FOUND);
        const comment = presentForStaff(decided.comment);
        if (decided.outcome === 'done') {
          if (decision === 'approve') await refreshAfterCommentChange(comment.articleId, deps.db());
          return ok(comment);
        }
        c.header('Cache-Control', 'private, no-store');
        const what = comment.isApproved ? 'approved' : 'rejected';
        return c.json({ message: `Already ${what} by ${comment.moderatedBy ?? 'another moderator'}`, comment }, 409);
      },
    );
  }

  endpoint(
    app,
    deps,
    {
      method: 'delete',
      path: '/api/admin/comments/{id}',
      summary: 'Delete a comment; it can be undone for ten seconds',
      tag,
      access,
      params,
      status: 204,
      errors: [404],
    },
    async ({ params: { id }, staff }) => {
      const decided = await decide(deps.db(), {
        id,
        decision: 'delete',
        moderator: staff,
        now: deps.clock.now(),
        logId: deps.randomId(),
      });
      if (decided === null) return fail(NOT_FOUND);
      await refreshAfterCommentChange(decided.comment.articleId, deps.db());
      return ok(undefined);
    },
  );

  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/comments/{id}/undo',
      summary: 'Take the last decision back, within ten seconds',
      tag,
      access,
      params,
      answer: adminComment,
      errors: [404, 410],
    },
    async ({ params: { id }, staff }) => {
      const undone = await undoDecision(deps.db(), {
        id,
        moderator: staff,
        now: deps.clock.now(),
        logId: deps.randomId(),
      });
      if (!undone.ok) return undone;
      await refreshAfterCommentChange(undone.value.articleId, deps.db());
      return ok(presentForStaff(undone.value));
    },
  );
}

/** Without what only the functions need: the reader's id, the state for undoing. */
function presentForStaff(doc: CommentQueueDoc): AdminComment {
  return {
    id: doc.id,
    authorName: doc.authorName,
    content: doc.content,
    createdAt: doc.createdAt,
    parentId: doc.parentId ?? null,
    articleId: doc.articleId,
    articleSlug: doc.articleSlug,
    articleTitle: doc.articleTitle,
    authorEmail: doc.authorEmail ?? null,
    ipAddress: doc.ipAddress ?? null,
    isApproved: doc.isApproved,
    moderatedAt: doc.moderatedAt ?? null,
    moderatedBy: doc.moderatedBy ?? null,
    flags: doc.flags ?? [],
    reportCount: doc.reportCount ?? 0,
  };
}
