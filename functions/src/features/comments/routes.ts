import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { COMMENTS_CLOSED } from '@first-show/domain/comments/closed';
import { comment, newComment, type Comment, type CommentDoc } from '@first-show/domain/comments/comment.schema';
import { moderate } from '@first-show/domain/comments/moderation';
import { listQuery } from '@first-show/domain/core/fields';
import { CAPTCHA_ANSWER } from '@first-show/domain/core/limits';
import { fail, invalidField, ok, type Result } from '@first-show/domain/core/result';
import { endpoint, idParam, type ApiApp } from '../../platform/http/endpoint.ts';
import { admitForm } from '../../platform/http/form-ticket.ts';
import { NOT_FOUND, UNKNOWN_AFTER } from '../../platform/http/failure.ts';
import { refreshAfterCommentChange } from '../../lists/refresh.ts';
import { readerOf } from '../../platform/http/visitor.ts';
import type { Deps } from '../../platform/deps.ts';
import { TICKET_SPENT, type FormTicket } from '../../platform/limits/form-ticket.ts';
import { withIdempotency } from '../../platform/firestore/idempotency.ts';
import { takePoint } from '../../platform/limits/limits.ts';
import { listReads } from '../../platform/limits/read-budget.ts';
import { publishedArticle, type PublishedArticle } from '../articles/store/published-article.ts';
import {
  addComment,
  listApproved,
  loadComment,
  recentComments,
  refusalOfReport,
  reportComment,
  withdrawReport,
} from './store/comments.ts';
import { registerModerationDesk } from './desk-routes.ts';
import { loadSettings } from './store/moderation-settings.ts';
import { registerModeration } from './decision-routes.ts';

export const COMMENT_RECEIVED = 'Thank you. Your comment will appear once a moderator has read it.';
/**
 * The answer if the comment is published at once. The moderation settings may allow this for
 * authors who already have approved comments.
 */
export const COMMENT_PUBLISHED = 'Thank you. Your comment is published.';
const REPORT_RECEIVED = 'Thank you. A moderator will look at this comment.';
const REPORT_WITHDRAWN = 'Your report is withdrawn.';
/**
 * How far back the automatic moderation looks for repeated and rapid comments of a reader, in ms.
 */
const RECENT_MS = 3_600_000;

export function registerComments(app: ApiApp, deps: Deps): void {
  registerReading(app, deps);
  registerWriting(app, deps);
  registerReports(app, deps);
  registerModeration(app, deps);
  registerModerationDesk(app, deps);
}

function registerReading(app: ApiApp, deps: Deps): void {
  endpoint(
    app,
    deps,
    {
      method: 'get',
      path: '/api/articles/{id}/comments',
      summary: 'Approved comments of an article, newest first',
      tag: 'comments',
      access: 'public',
      cache: 'live',
      params: z.object({ id: idParam }),
      query: listQuery({ limit: 50 }),
      answer: z.array(comment),
      errors: [404],
      reads: listReads,
    },
    async ({ params, query }) => {
      const article = await publishedArticle(deps.db(), params.id);
      if (article === null) return fail(NOT_FOUND);
      const found = await listApproved(deps.db(), article.id, query);
      return found === null ? fail(UNKNOWN_AFTER) : ok(found.map(presentComment));
    },
  );
}

/**
 * Whether readers may reply to a comment: it is approved, belongs to this article and is not a
 * reply itself.
 */
async function isAnswerable(db: Firestore, id: string, articleId: string): Promise<boolean> {
  const comment = await loadComment(db, id);
  return comment !== null && comment.isApproved && comment.articleId === articleId && comment.parentId === null;
}

/**
 * Runs the automatic moderation on a new comment. Returns the comment's flags, and the settings
 * that the moderation used.
 */
async function checkComment(deps: Deps, readerId: string, body: z.output<typeof newComment>, now: Date) {
  const db = deps.db();
  const [recentByReader, settings] = await Promise.all([
    recentComments(db, readerId, new Date(now.getTime() - RECENT_MS).toISOString()),
    loadSettings(db),
  ]);
  const flags = moderate({
    authorName: body.authorName,
    content: body.content,
    honeypot: body.website,
    recentByReader,
    createdAt: now.toISOString(),
    words: settings.words,
  });
  return { flags, settings };
}

function registerWriting(app: ApiApp, deps: Deps): void {
  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/articles/{id}/comments',
      summary: 'Write a comment or a reply',
      tag: 'comments',
      access: 'reader',
      params: z.object({ id: idParam }),
      body: newComment,
      status: 201,
      answer: z.object({ message: z.string(), id: z.string() }),
      errors: [404, 409, 410, 429],
    },
    async ({ params, body, c }) => {
      const db = deps.db();
      const reader = readerOf(c, deps);
      const request = {
        key: c.req.header('idempotency-key'),
        scope: `comment:${params.id}`,
        readerId: reader.readerId,
        body,
      };
      let article: PublishedArticle | null = null;
      let ticket: FormTicket | null = null;
      // Runs only for the first attempt. A retry gets the first answer, even if the article has
      // been closed to comments since.
      const admit = async () => {
        if (body.captcha !== CAPTCHA_ANSWER) return invalidField('captcha', 'Incorrect captcha answer');
        article = await publishedArticle(db, params.id);
        if (article === null) return NOT_FOUND;
        if (article.areCommentsClosed) return { status: 410 as const, message: COMMENTS_CLOSED };
        if (body.parentId !== null && !(await isAnswerable(db, body.parentId, article.id))) {
          return invalidField('parentId', 'This comment cannot be answered');
        }
        const admitted = await admitForm(deps, c, { form: 'comment', reader });
        if (!admitted.ok) return admitted.error;
        ticket = admitted.value;
        return null;
      };
      const work = async (id: string): Promise<Result<{ message: string; id: string }>> => {
        // A retry after an interrupted first attempt skips `admit`, so the article may not be
        // loaded yet.
        article ??= await publishedArticle(db, params.id);
        if (article === null) return fail(NOT_FOUND);
        const now = deps.clock.now();
        const { flags, settings } = await checkComment(deps, reader.readerId, body, now);
        const added = await addComment(db, {
          id,
          article,
          comment: body,
          reader,
          flags,
          settings,
          ticket,
          now,
          logId: deps.newId(),
        });
        if (added === null) return fail(TICKET_SPENT);
        if (added.status !== 'approved') return ok({ message: COMMENT_RECEIVED, id: added.id });
        await refreshAfterCommentChange(article.id, db);
        return ok({ message: COMMENT_PUBLISHED, id: added.id });
      };
      return withIdempotency(deps, request, work, admit);
    },
  );
}

function registerReports(app: ApiApp, deps: Deps): void {
  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/comments/{id}/report',
      summary: 'Report a comment to the moderators; a second report by the same reader is 409',
      tag: 'comments',
      access: 'reader',
      params: z.object({ id: idParam }),
      answer: z.object({ message: z.string() }),
      errors: [404, 409, 429],
    },
    async ({ params, c }) => {
      const reader = readerOf(c, deps);
      const request = {
        key: c.req.header('idempotency-key'),
        scope: `report:${params.id}`,
        readerId: reader.readerId,
        body: null,
      };
      const work = async () => {
        const reported = await reportComment(deps.db(), {
          id: params.id,
          readerId: reader.readerId,
          now: deps.clock.now(),
        });
        return reported.ok ? ok({ message: REPORT_RECEIVED }) : reported;
      };
      // The rate limit writes to the database, so it is checked last: a report that is refused for
      // another reason writes nothing.
      const admit = async () =>
        (await refusalOfReport(deps.db(), { id: params.id, readerId: reader.readerId })) ??
        takePoint(deps, 'report', reader);
      return withIdempotency(deps, request, work, admit);
    },
  );

  endpoint(
    app,
    deps,
    {
      method: 'delete',
      path: '/api/comments/{id}/report',
      summary: "Withdraw the reader's own report of a comment",
      tag: 'comments',
      access: 'reader',
      params: z.object({ id: idParam }),
      answer: z.object({ message: z.string() }),
      errors: [404],
    },
    async ({ params, c }) => {
      const withdrawn = await withdrawReport(deps.db(), { id: params.id, readerId: readerOf(c, deps).readerId });
      return withdrawn.ok ? ok({ message: REPORT_WITHDRAWN }) : withdrawn;
    },
  );
}

/** The public fields of a stored comment. */
function presentComment(doc: CommentDoc): Comment {
  return {
    id: doc.id,
    authorName: doc.authorName,
    content: doc.content,
    createdAt: doc.createdAt,
    parentId: doc.parentId ?? null,
  };
}
