import { z } from 'zod';
import { formatCountOf } from '@first-show/domain/core/money';
import {
  adminCategory,
  changeableCategory,
  newCategory,
  newOrder,
} from '@first-show/domain/categories/category-desk.schema';
import { fail, ok } from '@first-show/domain/core/result';
import { answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { patchOf } from '../../platform/partial.ts';
import {
  changeCategory,
  createCategory,
  deleteCategory,
  listAdminCategories,
  loadAdminCategory,
  orderCategories,
  restoreCategory,
  type CategoryUse,
} from './store/categories-desk.ts';

const tag = 'categories desk';
const params = z.object({ id: idParam });

async function loaded(deps: Deps, id: string) {
  const found = await loadAdminCategory(deps.db(), id);
  return found === null ? fail(NOT_FOUND) : ok(found);
}

/**
 * The editors' endpoints for categories. Each change is answered after the categories in the
 * roll-up `sidebar`, which all pages show, are rebuilt.
 */
export function registerCategoriesDesk(app: ApiApp, deps: Deps): void {
  registerCategories(app, deps);
  registerChange(app, deps);
  registerDeletion(app, deps);
}

function registerCategories(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/categories',
      summary: 'All categories in display order, with their number of articles including drafts',
      tag,
      answer: z.array(adminCategory),
    },
    async () => ok(await listAdminCategories(deps.db())),
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/categories',
      summary: 'Create a category, at the end of the display order',
      tag,
      body: newCategory,
      status: 201,
      answer: adminCategory,
      errors: [409],
    },
    async ({ body, log }) => {
      const created = await createCategory(deps.db(), body, log);
      return created.ok ? loaded(deps, created.value) : created;
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/categories/order',
      summary: 'Set the display order of all categories',
      tag,
      body: newOrder,
      answer: z.array(adminCategory),
      errors: [409],
    },
    async ({ body, log, c }) => {
      if (!(await orderCategories(deps.db(), body.ids, log))) {
        const message = 'Someone else added or removed a category in the meantime';
        return answerConflict(c, { message, current: await listAdminCategories(deps.db()) });
      }
      return ok(await listAdminCategories(deps.db()));
    },
  );
}

function registerChange(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'patch',
      path: '/api/admin/categories/{id}',
      summary: 'Change a category, based on a revision; its slug cannot be changed',
      tag,
      params,
      body: patchOf(changeableCategory),
      answer: adminCategory,
      errors: [404, 409],
    },
    async ({ params: { id }, body: { revision, changes }, log, c }) => {
      const outcome = await changeCategory(deps.db(), { id, revision, changes, log });
      if (outcome === 'missing') return fail(NOT_FOUND);
      if (outcome === 'stale') {
        const message = 'Someone else changed this category in the meantime';
        return answerConflict(c, { message, current: await loadAdminCategory(deps.db(), id) });
      }
      return loaded(deps, id);
    },
  );
}

function registerDeletion(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'delete',
      path: '/api/admin/categories/{id}',
      summary: 'Move a category to the trash; 409 if it has articles or a source writes into it',
      tag,
      params,
      status: 204,
      errors: [404, 409],
    },
    async ({ params: { id }, staff, log, c }) => {
      const outcome = await deleteCategory(deps.db(), { id, by: staff.displayName, now: deps.clock.now(), log });
      if (outcome === 'missing') return fail(NOT_FOUND);
      if (!('deleted' in outcome)) {
        return answerConflict(c, { message: inUse(outcome), ...outcome });
      }
      return ok(undefined);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/categories/{id}/undo',
      summary: 'Restore a category from the trash',
      tag,
      params,
      answer: adminCategory,
      errors: [404, 409],
    },
    async ({ params: { id }, log }) => {
      const restored = await restoreCategory(deps.db(), id, log);
      if (!restored.ok) return restored;
      return loaded(deps, id);
    },
  );
}

function inUse({ articles, sources }: CategoryUse): string {
  if (articles > 0)
    return `${formatCountOf(articles, 'article is', 'articles are')} in this category: move ${articles === 1 ? 'it' : 'them'} first`;
  return `${formatCountOf(sources, 'source writes', 'sources write')} into this category: choose another for ${sources === 1 ? 'it' : 'them'} first`;
}
