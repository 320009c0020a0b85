import { z } from 'zod';
import { article, newArticle, newArticleId, type Article } from '@first-show/domain/articles/article.schema';
import { ARTICLE_BODY_MAX_BYTES } from '@first-show/domain/core/limits';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import { categoryIdOf } from '../categories/store/categories.ts';
import { answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp, ApiContext } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { presentArticle } from './store/present-article.ts';
import type { Deps } from '../../platform/deps.ts';
import { patchOf } from '../../platform/partial.ts';
import {
  CATEGORY_FIELD_INVALID,
  changeArticle,
  createArticle,
  deleteArticle,
  restoreArticle,
  type ArticleChanged,
} from './store/write-articles.ts';

const tag = 'articles';
const params = z.object({ id: idParam });

export function registerArticleWrites(app: ApiApp, deps: Deps): void {
  registerCreation(app, deps);
  registerChange(app, deps);
  registerDeletion(app, deps);
}

function registerCreation(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/articles',
      summary: 'Create an article',
      tag,
      body: newArticle.extend({ id: newArticleId.optional() }),
      bodyMaxBytes: ARTICLE_BODY_MAX_BYTES,
      status: 201,
      answer: article,
      errors: [409],
    },
    async ({ body, staff, log, c }) => {
      const { id = deps.newId(), ...form } = body;
      const categoryId = await categoryIdOf(deps.db(), body.categoryId);
      if (categoryId === null) return fail(CATEGORY_FIELD_INVALID);
      const created = await createArticle(deps.db(), {
        id,
        form,
        categoryId,
        source: null,
        now: deps.clock.now(),
        by: staff.displayName,
        log,
      });
      return answerChange(c, created);
    },
  );
}

function registerChange(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'patch',
      path: '/api/articles/{id}',
      summary: 'Change an article, based on a revision',
      tag,
      params,
      body: patchOf(newArticle),
      bodyMaxBytes: ARTICLE_BODY_MAX_BYTES,
      answer: article,
      errors: [404, 409],
    },
    async ({ params: { id }, body, staff, log, c }) => {
      const { changes, revision } = body;
      if (changes.categoryId !== undefined) {
        const categoryId = await categoryIdOf(deps.db(), changes.categoryId);
        if (categoryId === null) return fail(CATEGORY_FIELD_INVALID);
        changes.categoryId = categoryId;
      }
      const changed = await changeArticle(deps.db(), {
        id,
        revision,
        changes,
        now: deps.clock.now(),
        by: staff.displayName,
        log,
      });
      return answerChange(c, changed);
    },
  );
}

function registerDeletion(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'delete',
      path: '/api/articles/{id}',
      summary: 'Move an article to the trash',
      tag,
      params,
      status: 204,
      errors: [404],
    },
    async ({ params: { id }, staff, log }) => {
      const deleted = await deleteArticle(deps.db(), { id, by: staff.displayName, now: deps.clock.now(), log });
      return deleted.outcome === 'missing' ? fail(NOT_FOUND) : ok(undefined);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/articles/{id}/undo',
      summary: 'Restore an article from the trash',
      tag,
      params,
      answer: article,
      errors: [404, 409],
    },
    async ({ params: { id }, log }) => {
      const restored = await restoreArticle(deps.db(), { id, now: deps.clock.now(), log });
      return restored.ok ? ok(presentArticle(restored.value)) : restored;
    },
  );
}

/**
 * Answers a request that changed an article: with the changed article, with 404 if the article does
 * not exist, with the reason if the change was refused, or with 409 and the current article if the
 * request was based on a stale revision. A request to create an article that exists is stale too.
 */
export function answerChange(c: ApiContext, changed: ArticleChanged): Result<Article> | Response {
  if (changed.outcome === 'missing') return fail(NOT_FOUND);
  if (changed.outcome === 'refused') return fail(changed.failure);
  if (changed.outcome === 'stale') {
    return answerConflict(c, {
      message: 'Someone else changed this article in the meantime',
      current: presentArticle(changed.doc),
    });
  }
  return ok(presentArticle(changed.doc));
}
