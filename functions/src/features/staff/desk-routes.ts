import { z } from 'zod';
import { adminStats } from '@first-show/domain/analytics/analytics.schema';
import { dayStats } from '@first-show/domain/analytics/daily-stats';
import { deskTasks } from '@first-show/domain/analytics/desk-tasks.schema';
import { wholeNumberParam } from '@first-show/domain/core/fields';
import { DAILY_STATS_DAYS, DESK_COUNTS_MAX_AGE_SECONDS } from '@first-show/domain/core/limits';
import { fail, ok } from '@first-show/domain/core/result';
import { newPresence, staffMe } from '@first-show/domain/staff/staff.schema';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { staffRoute } from '../../platform/http/routes.ts';
import { UNKNOWN_AFTER } from '../../platform/http/failure.ts';
import { createSharedAnswers } from '../../platform/cache/shared-answer.ts';
import { accountsOf } from '../../platform/identity/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { countAdminStats } from './store/admin-stats.ts';
import { deskLog, deskLogQuery } from '@first-show/domain/staff/desk-log.schema';
import { listDeskLog } from './store/desk-log.ts';
import { readDailyStats } from './store/daily-stats.ts';
import { countDeskTasks } from './store/desk-tasks.ts';
import { signOutEverywhere } from './store/manage-staff.ts';
import { endSession, writePresence } from './store/staff.ts';

const tag = 'staff';
const DAY_MS = 86_400_000;
/**
 * The age up to which the caller accepts an answer that was made for another caller. By default the
 * numbers are counted for this call. The desks accept an age, but none from before their own last
 * write, because another instance may have made that write.
 */
const sharedQuery = z.object({
  maxAgeSeconds: wholeNumberParam('maxAgeSeconds', { min: 0, max: DESK_COUNTS_MAX_AGE_SECONDS }).default(0),
});

export function registerAdmin(app: ApiApp, deps: Deps): void {
  registerStats(app, deps);
  registerSessions(app, deps);
  registerActivity(app, deps);
}

function registerStats(app: ApiApp, deps: Deps): void {
  const share = createSharedAnswers(() => deps.clock.now().getTime());

  staffRoute('stats')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/stats',
      summary: 'Totals of articles, views, subscribers, comments and new messages',
      tag,
      query: sharedQuery,
      answer: adminStats,
    },
    async ({ query }) => ok(await share('stats', query, () => countAdminStats(deps.db()))),
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/tasks',
      summary: 'Counts of the work that waits for an editor',
      tag,
      query: sharedQuery,
      answer: deskTasks,
    },
    async ({ query }) => ok(await share('tasks', query, () => countDeskTasks(deps.db(), deps.clock.now()))),
  );

  staffRoute('stats')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/daily-stats',
      summary: 'Views, comments and new subscribers by Indian calendar day, oldest first',
      tag,
      query: sharedQuery.extend({
        days: wholeNumberParam('days', { max: DAILY_STATS_DAYS.max }).default(DAILY_STATS_DAYS.default),
      }),
      answer: z.array(dayStats),
    },
    async ({ query }) => {
      const { days: count } = query;
      const read = () => readDailyStats(deps.db(), { count, now: deps.clock.now() });
      return ok(await share(`days-${count}`, query, read));
    },
  );
}

function registerSessions(app: ApiApp, deps: Deps): void {
  staffRoute('stats')(
    app,
    deps,
    { method: 'get', path: '/api/admin/me', summary: "The caller's own account", tag, answer: staffMe },
    ({ staff: { uid, displayName, email, role } }) => ok({ uid, displayName, email, role }),
  );

  staffRoute('stats')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/sign-out',
      summary: "End the caller's session; other sessions of the account stay active",
      tag,
      status: 204,
      isLogged: false,
    },
    async ({ staff: { uid, displayName, sessionBeganSeconds = 0 } }) => {
      await endSession(deps.db(), {
        uid,
        displayName,
        beganSeconds: sessionBeganSeconds,
        logId: deps.newId(),
        now: deps.clock.now(),
      });
      return ok(undefined);
    },
  );

  staffRoute('stats')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/sign-out-everywhere',
      summary: "End all sessions of the caller's account",
      tag,
      status: 204,
      isLogged: false,
    },
    async ({ staff }) => {
      const desk = {
        db: deps.db(),
        accounts: accountsOf(deps),
        randomId: deps.randomId,
        newId: deps.newId,
        now: deps.clock.now,
      };
      await signOutEverywhere(desk, staff);
      return ok(undefined);
    },
  );
}

function registerActivity(app: ApiApp, deps: Deps): void {
  staffRoute('staff')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/log',
      summary: 'The activity log of the desks, newest first; by default the last seven days',
      tag,
      query: deskLogQuery,
      answer: deskLog,
    },
    async ({ query: { days, ...page } }) => {
      const since = new Date(deps.clock.now().getTime() - days * DAY_MS).toISOString();
      const found = await listDeskLog(deps.db(), { ...page, since });
      return found.ok ? found : fail(UNKNOWN_AFTER);
    },
  );

  staffRoute('stats')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/presence',
      summary: 'Heartbeat of an open desk, with the item that the desk shows',
      tag,
      body: newPresence,
      status: 204,
      isLogged: false,
    },
    async ({ body: { target }, staff: { uid, displayName } }) => {
      await writePresence(deps.db(), { uid, displayName, target, at: deps.clock.now().toISOString() });
      return ok(undefined);
    },
  );
}
