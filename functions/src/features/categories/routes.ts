import { z } from 'zod';
import { category } from '@first-show/domain/categories/category.schema';
import { fail, ok } from '@first-show/domain/core/result';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, publicRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { loadCategory } from './store/categories.ts';
import { readCategories, withArticleCount } from '../../lists/queries.ts';

export function registerCategories(app: ApiApp, deps: Deps): void {
  publicRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/api/categories',
      summary: 'All categories, in display order',
      tag: 'categories',
      answer: z.array(category),
    },
    async () => ok(await readCategories(deps.db())),
  );

  publicRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/api/categories/{slugOrId}',
      summary: 'A category by slug or id',
      tag: 'categories',
      params: z.object({ slugOrId: idParam }),
      answer: category,
      errors: [404],
    },
    async ({ params }) => {
      const found = await loadCategory(deps.db(), params.slugOrId);
      return found === null ? fail(NOT_FOUND) : ok(await withArticleCount(deps.db(), found));
    },
  );
}
