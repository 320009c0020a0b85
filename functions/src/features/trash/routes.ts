import { fail } from '@first-show/domain/core/result';
import { trashPage, trashQuery } from '@first-show/domain/trash/trash.schema';
import type { Deps } from '../../platform/deps.ts';
import { listTrash } from '../../platform/firestore/trash.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { UNKNOWN_AFTER } from '../../platform/http/failure.ts';
import { staffRoute } from '../../platform/http/routes.ts';

/** The list of the trash. Each kind of item has its own call to restore it. */
export function registerTrash(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/trash',
      summary: 'Deleted items that can be restored, the latest deletion first',
      tag: 'trash',
      query: trashQuery,
      answer: trashPage,
    },
    async ({ query }) => {
      const page = await listTrash(deps.db(), query);
      return page.ok ? page : fail(UNKNOWN_AFTER);
    },
  );
}
