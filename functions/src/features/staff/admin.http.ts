import { adminStats } from '@first-show/domain/analytics/analytics.schema';
import { ok } from '@first-show/domain/core/result';
import { endpoint, type ApiApp } from '../../http/endpoint.ts';
import type { Deps } from '../../lib/deps.ts';
import { readAdminStats } from './admin-stats.repo.ts';

export function registerAdmin(app: ApiApp, deps: Deps): void {
  endpoint(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/stats',
      summary: 'The numbers of both desks',
      tag: 'staff',
      access: { right: 'stats' },
      answer: adminStats,
    },
    async () => ok(await readAdminStats(deps.db())),
  );
}
