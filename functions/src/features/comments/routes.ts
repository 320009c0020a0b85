import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { COMMENTS_CLOSED } from '@first-show/domain/comments/closed';
import {
  automaticModerators,
  comment,
  newComment,
  type CommentQueueDoc,
} from '@first-show/domain/comments/comment.schema';
import { moderate } from '@first-show/domain/comments/moderation';
import { listQuery } from '@first-show/domain/core/fields';
import { CAPTCHA_ANSWER } from '@first-show/domain/core/limits';
import { fail, invalidField, ok } from '@first-show/domain/core/result';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, publicRoute, readerRoute } from '../../platform/http/routes.ts';
import { chargeForm, chargeReader, giveBackPoints } from '../../platform/http/points.ts';
import { NOT_FOUND, UNKNOWN_AFTER } from '../../platform/http/failure.ts';
import { readerOf } from '../../platform/http/visitor.ts';
import type { Deps } from '../../platform/deps.ts';
import { KEY_REUSED, submissionIdOf } from '../../platform/firestore/submissions.ts';
import { listReads } from '../../platform/limits/read-budget.ts';
import { publishedArticle } from '../articles/store/published-article.ts';
import { activeStaffNames } from '../staff/store/staff.ts';
import {
  addComment,
  findQueued,
  isSameComment,
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
import { commentOf } from './store/shown-comments.ts';

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
  publicRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/api/articles/{id}/comments',
      summary: 'Approved comments of an article, newest first',
      tag: 'comments',
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
      return found === null ? fail(UNKNOWN_AFTER) : ok(found.map((doc) => commentOf(doc.id, doc)));
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
  const [recentByReader, settings, staffNames] = await Promise.all([
    recentComments(db, readerId, new Date(now.getTime() - RECENT_MS).toISOString()),
    loadSettings(db),
    activeStaffNames(db),
  ]);
  const flags = moderate({
    authorName: body.authorName,
    content: body.content,
    honeypot: body.website,
    recentByReader,
    createdAt: now.toISOString(),
    words: settings.words,
    staffNames,
  });
  return { flags, settings };
}

function registerWriting(app: ApiApp, deps: Deps): void {
  readerRoute(
    app,
    deps,
    {
      method: 'post',
      path: '/api/articles/{id}/comments',
      summary: 'Write a comment or a reply',
      tag: 'comments',
      params: z.object({ id: idParam }),
      body: newComment,
      status: 201,
      answer: z.object({ message: z.string(), id: z.string() }),
      errors: [404, 409, 410, 429],
    },
    async ({ params, body, c }) => {
      const db = deps.db();
      const reader = readerOf(c, deps);
      if (body.captcha !== CAPTCHA_ANSWER) return fail(invalidField('captcha', 'Incorrect captcha answer'));
      const id = submissionIdOf(deps, { key: c.req.header('idempotency-key'), readerId: reader.readerId });
      if (!id.ok) return id;
      const first = await findQueued(db, id.value);
      if (first !== null)
        return isSameComment(first, { article: params.id, comment: body }) ? ok(receiptFor(first)) : fail(KEY_REUSED);
      const article = await publishedArticle(db, params.id);
      if (article === null) return fail(NOT_FOUND);
      if (article.areCommentsClosed) return fail({ status: 410, message: COMMENTS_CLOSED });
      if (body.parentId !== null && !(await isAnswerable(db, body.parentId, article.id)))
        return fail(invalidField('parentId', 'This comment cannot be answered'));
      const ticket = await chargeForm(c, deps, { form: 'comment', reader });
      if (!ticket.ok) return ticket;
      const now = deps.clock.now();
      const { flags, settings } = await checkComment(deps, reader.readerId, body, now);
      const added = await addComment(db, {
        id: id.value,
        article,
        comment: body,
        reader,
        flags,
        settings,
        ticket: ticket.value,
        now,
        logId: deps.newId(),
      });
      if (!added.ok) return added;
      const { comment, isNew } = added.value;
      if (!isNew) giveBackPoints(c);
      return ok(receiptFor(comment));
    },
  );
}

function registerReports(app: ApiApp, deps: Deps): void {
  readerRoute(
    app,
    deps,
    {
      method: 'post',
      path: '/api/comments/{id}/report',
      summary: 'Report a comment to the moderators; a second report by the same reader is 409',
      tag: 'comments',
      params: z.object({ id: idParam }),
      answer: z.object({ message: z.string() }),
      errors: [404, 409, 429],
    },
    async ({ params, c }) => {
      const reader = readerOf(c, deps);
      const report = { id: params.id, readerId: reader.readerId };
      // The rate limit writes to the database, so it is checked last: a report that is refused for
      // another reason writes nothing.
      const refused =
        (await refusalOfReport(deps.db(), report)) ?? (await chargeReader(c, deps, { action: 'report', reader }));
      if (refused !== null) return fail(refused);
      const reported = await reportComment(deps.db(), { ...report, now: deps.clock.now() });
      return reported.ok ? ok({ message: REPORT_RECEIVED }) : reported;
    },
  );

  readerRoute(
    app,
    deps,
    {
      method: 'delete',
      path: '/api/comments/{id}/report',
      summary: "Withdraw the reader's own report of a comment",
      tag: 'comments',
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

/** The answer to a new comment. A retry gets the same one, even if it was decided since. */
const receiptFor = ({ id, moderatedBy }: CommentQueueDoc): { message: string; id: string } => ({
  message: moderatedBy === automaticModerators.autoApproval ? COMMENT_PUBLISHED : COMMENT_RECEIVED,
  id,
});
