import { newBrowserError } from '@first-show/domain/field-reports/browser-error';
import { newFieldSpeed } from '@first-show/domain/field-reports/field-speed';
import { siteHealth, siteHealthQuery } from '@first-show/domain/field-reports/site-health';
import { fail, ok } from '@first-show/domain/core/result';
import { isBot } from '../../platform/http/bots.ts';
import { listBrowserErrors, recordBrowserError } from './store/browser-errors.ts';
import { readFieldSpeed, recordFieldSpeed } from './store/field-speed.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { publicRoute, staffRoute } from '../../platform/http/routes.ts';
import { callerOf } from '../../platform/http/visitor.ts';
import type { Deps } from '../../platform/deps.ts';
import { takeNetworkPoints } from '../../platform/limits/limits.ts';

const report = { method: 'post', tag: 'analytics', status: 204 } as const;

/**
 * Endpoints for speed measurements and script errors that browsers report, and for their summary at
 * the desk. The reports are anonymous: they neither read nor set the reader cookie.
 */
export function registerFieldReports(app: ApiApp, deps: Deps): void {
  publicRoute(
    app,
    deps,
    {
      ...report,
      path: '/api/analytics/field-speed',
      summary: 'Count the loading times that a browser measured, anonymously',
      body: newFieldSpeed,
      errors: [429],
    },
    async ({ body, c, request }) => {
      if (isBot(c.req.header('user-agent'))) return ok(undefined);
      const refused = await takeNetworkPoints(deps, 'fieldReport', { caller: callerOf(request, deps) });
      if (refused !== null) return fail(refused);
      await recordFieldSpeed(deps.db(), { report: body, now: deps.clock.now(), random: Math.random() });
      return ok(undefined);
    },
  );

  publicRoute(
    app,
    deps,
    {
      ...report,
      path: '/api/analytics/browser-errors',
      summary: 'Count a script error in a browser, anonymously',
      body: newBrowserError,
      errors: [429],
    },
    async ({ body, c, request }) => {
      if (isBot(c.req.header('user-agent'))) return ok(undefined);
      const caller = callerOf(request, deps);
      const refused = await takeNetworkPoints(deps, 'fieldReport', { caller });
      if (refused !== null) return fail(refused);
      const mayAdd = async () => (await takeNetworkPoints(deps, 'newBrowserError', { caller })) === null;
      await recordBrowserError(deps.db(), { report: body, now: deps.clock.now(), mayAdd });
      return ok(undefined);
    },
  );

  staffRoute('staff')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/site-health',
      summary: 'Reports from browsers: loading times by kind of page, and script errors',
      tag: 'analytics',
      query: siteHealthQuery,
      answer: siteHealth,
    },
    async ({ query }) => {
      const [speed, errors] = await Promise.all([
        readFieldSpeed(deps.db(), { ...query, now: deps.clock.now() }),
        listBrowserErrors(deps.db()),
      ]);
      return ok({ speed, errors });
    },
  );
}
