import { trashPage, trashQuery } from '@first-show/domain/trash/trash.schema';
import { fail } from '@first-show/domain/core/result';
import { endpoint, type ApiApp } from '../../platform/http/endpoint.ts';
import { UNKNOWN_AFTER } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { listTrash } from '../../platform/firestore/trash.ts';

/** The list of the trash. Each kind of item has its own call to restore it. */
export function registerTrash(app: ApiApp, deps: Deps): void {
  endpoint(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/trash',
      summary: 'Deleted items that can be restored, the latest deletion first',
      tag: 'trash',
      access: { right: 'content' },
      query: trashQuery,
      answer: trashPage,
    },
    async ({ query }) => {
      const page = await listTrash(deps.db(), query);
      return page.ok ? page : fail(UNKNOWN_AFTER);
    },
  );
}
