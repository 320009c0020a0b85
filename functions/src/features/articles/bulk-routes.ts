import {
  bulkArticles,
  bulkArticlesResult,
  bulkArticlesUndo,
  type BulkArticleAction,
  type BulkArticlesResult,
} from '@first-show/domain/articles/bulk-articles.schema';
import { fail, ok } from '@first-show/domain/core/result';
import { categoryIdOf } from '../categories/store/categories.ts';
import { enhanceForEditor } from '../enhancement/store/enhance-article.ts';
import type { ApiApp, ApiContext } from '../../platform/http/api-app.ts';
import { staffRoute } from '../../platform/http/routes.ts';
import type { Deps } from '../../platform/deps.ts';
import { changeArticles, undoChanges } from './store/bulk-articles.ts';
import { CATEGORY_FIELD_INVALID } from './store/write-articles.ts';

const common = { tag: 'articles', method: 'post' } as const;

/**
 * The endpoints that change the articles selected in the desk's table, and that undo the change.
 */
export function registerBulkArticles(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      path: '/api/admin/articles/bulk',
      summary:
        'Change up to fifty articles at once: publish, unpublish, feature, move, enhance or delete; one outcome per article',
      body: bulkArticles,
      answer: bulkArticlesResult,
    },
    async ({ body: { action, items, categoryId: categoryKey }, staff, c }) => {
      const categoryId =
        action === 'move' && categoryKey !== undefined ? await categoryIdOf(deps.db(), categoryKey) : null;
      if (action === 'move' && categoryId === null) return fail(CATEGORY_FIELD_INVALID);
      const ports = {
        now: deps.clock.now,
        enhance: (input: { id: string; by: string }) => enhanceForEditor(deps, input),
      };
      const changed = await changeArticles(deps.db(), ports, { action, items, categoryId, by: staff.displayName });
      logChanged(c, changed, action);
      return ok(changed);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      path: '/api/admin/articles/bulk/undo',
      summary: 'Take back a bulk change of articles: `items` is the `undo` of its answer',
      body: bulkArticlesUndo,
      answer: bulkArticlesResult,
    },
    async ({ body: { items, action }, staff, c }) => {
      const undone = await undoChanges(deps.db(), { items, by: staff.displayName, now: deps.clock.now() });
      logChanged(c, undone, action);
      return ok(undone);
    },
  );
}

const TITLES_LOGGED = 3;

/** Names the changed articles in the desks' log; nothing is logged if none was changed. */
function logChanged(c: ApiContext, { results }: BulkArticlesResult, action: BulkArticleAction | undefined): void {
  const done = results.filter(({ outcome }) => outcome === 'done');
  const titles = done.slice(0, TITLES_LOGGED).map(({ title }) => title ?? 'Unknown article');
  const rest = done.length - titles.length;
  c.set('changedNothing', done.length === 0);
  c.set('subject', `${titles.join(', ')}${rest === 0 ? '' : ` and ${rest} more`}`);
  c.set('details', [...(action === undefined ? [] : [`action = ${action}`]), `items (${done.length})`]);
}
