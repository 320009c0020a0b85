import { z } from 'zod';
import {
  blockRequest,
  commentAuthor,
  commentAuthorHistory,
  commentsClosed,
  commentsClosedRequest,
  moderationLogEntry,
  moderationSettings,
  newModerationSettings,
  type AuthorConflict,
  type SettingsConflict,
} from '@first-show/domain/comments/moderation-desk.schema';
import { listQuery } from '@first-show/domain/core/fields';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { fail, ok } from '@first-show/domain/core/result';
import { answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND, UNKNOWN_AFTER } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { isDocumentId } from '../../platform/firestore/ids.ts';
import { setCommentsClosed } from './store/close-comments.ts';
import { listBlocked, loadAuthors, loadHistory, setBlocked } from './store/comment-authors.ts';
import { listLog } from './store/moderation-log.ts';
import { loadSettings, saveSettings } from './store/moderation-settings.ts';

const tag = 'moderation';
const params = z.object({ id: idParam });

/** Parses '?ids=a,b,c' without duplicates. */
const idList = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))].filter(isDocumentId))
  .pipe(z.array(z.string()).min(1, 'ids is blank').max(LIST_MAX, `At most ${LIST_MAX} ids`));

/**
 * The moderators' endpoints for authors, for settings, for closing an article's comments, and for
 * the log.
 */
export function registerModerationDesk(app: ApiApp, deps: Deps): void {
  registerAuthors(app, deps);
  registerSettings(app, deps);
  registerClosing(app, deps);
  registerLog(app, deps);
}

function registerAuthors(app: ApiApp, deps: Deps): void {
  staffRoute('comments')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/comment-authors',
      summary: 'Histories of the given authors; authors without a history are left out',
      tag,
      query: z.object({ ids: idList }),
      answer: z.array(commentAuthor),
    },
    async ({ query }) => ok(await loadAuthors(deps.db(), query.ids)),
  );

  staffRoute('comments')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/blocked-authors',
      summary: 'Blocked authors, the latest first',
      tag,
      query: listQuery({ limit: 50 }),
      answer: z.array(commentAuthor),
    },
    async ({ query }) => {
      const found = await listBlocked(deps.db(), query);
      return found === null ? fail(UNKNOWN_AFTER) : ok(found);
    },
  );

  staffRoute('comments')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/comment-authors/{id}',
      summary: 'History of an author, with the ten latest comments',
      tag,
      params,
      answer: commentAuthorHistory,
      errors: [404],
    },
    async ({ params: { id } }) => {
      const history = await loadHistory(deps.db(), id);
      return history === null ? fail(NOT_FOUND) : ok(history);
    },
  );

  for (const action of ['block', 'unblock'] as const) {
    staffRoute('comments')(
      app,
      deps,
      {
        method: 'post',
        path: `/api/admin/comment-authors/{id}/${action}`,
        summary:
          action === 'block'
            ? 'Block an author: new comments are rejected automatically'
            : 'Unblock an author: new comments are no longer rejected automatically',
        tag,
        params,
        body: blockRequest,
        answer: commentAuthor,
        errors: [404, 409],
        isLogged: false,
      },
      async ({ params: { id }, body, staff, c }) => {
        const changed = await setBlocked(deps.db(), {
          authorId: id,
          isBlocked: action === 'block',
          reason: body.reason,
          moderator: staff,
          now: deps.clock.now(),
          logId: deps.newId(),
        });
        if (changed === null) return fail(NOT_FOUND);
        const { author } = changed;
        if (changed.outcome === 'done') return ok(author);
        const message = author.isBlocked
          ? `Already blocked by ${author.blockedBy ?? 'another moderator'}`
          : 'This author is not blocked';
        return answerConflict(c, { message, author } satisfies AuthorConflict);
      },
    );
  }
}

function registerSettings(app: ApiApp, deps: Deps): void {
  staffRoute('comments')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/moderation-settings',
      summary: 'Moderation settings: the word list and the rule for automatic approval',
      tag,
      answer: moderationSettings,
    },
    async () => ok(await loadSettings(deps.db())),
  );

  staffRoute('comments')(
    app,
    deps,
    {
      method: 'put',
      path: '/api/admin/moderation-settings',
      summary: 'Save the moderation settings: the word list and the rule for automatic approval',
      tag,
      body: newModerationSettings,
      answer: moderationSettings,
      errors: [409],
      isLogged: false,
    },
    async ({ body, staff, c }) => {
      const saved = await saveSettings(deps.db(), {
        form: body,
        moderator: staff,
        now: deps.clock.now(),
        logId: deps.newId(),
      });
      const { settings } = saved;
      if (saved.outcome === 'done') return ok(settings);
      const message = `${settings.updatedBy ?? 'Another moderator'} saved the settings in the meantime`;
      return answerConflict(c, { message, settings } satisfies SettingsConflict);
    },
  );
}

function registerClosing(app: ApiApp, deps: Deps): void {
  staffRoute('comments')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/articles/{id}/comments-closed',
      summary: 'Close or reopen the comments of an article',
      tag,
      params,
      body: commentsClosedRequest,
      answer: commentsClosed,
      errors: [404],
      isLogged: false,
    },
    async ({ params: { id }, body, staff }) => {
      const isFound = await setCommentsClosed(deps.db(), {
        articleId: id,
        isClosed: body.isClosed,
        moderator: staff,
        now: deps.clock.now(),
        logId: deps.newId(),
      });
      return isFound ? ok({ articleId: id, areCommentsClosed: body.isClosed }) : fail(NOT_FOUND);
    },
  );
}

function registerLog(app: ApiApp, deps: Deps): void {
  staffRoute('comments')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/moderation-log',
      summary: 'The moderation log, newest first',
      tag,
      query: listQuery({ limit: 50 }),
      answer: z.array(moderationLogEntry),
    },
    async ({ query }) => {
      const found = await listLog(deps.db(), query);
      return found === null ? fail(UNKNOWN_AFTER) : ok(found);
    },
  );
}
