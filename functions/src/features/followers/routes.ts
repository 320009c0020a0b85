import { followerSettings, futureCountAt, newFollowers } from '@first-show/domain/followers/followers.schema';
import { fail, invalidField, ok } from '@first-show/domain/core/result';
import { answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { staffRoute } from '../../platform/http/routes.ts';
import type { Deps } from '../../platform/deps.ts';
import { loadFollowers, saveFollowers } from './store/followers.ts';

const common = { tag: 'followers', path: '/api/admin/followers' } as const;

export function registerFollowers(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'get',
      summary: 'Follower counts of the social profiles, with the date of each count',
      answer: followerSettings,
    },
    async () => ok(await loadFollowers(deps.db())),
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'put',
      summary: 'Set the follower counts of the social profiles',
      body: newFollowers,
      answer: followerSettings,
      errors: [409],
    },
    async ({ body, staff, log, c }) => {
      const future = futureCountAt(body.followers, deps.clock.now());
      if (future >= 0) {
        const message = 'The day of a count cannot be in the future';
        return fail(invalidField(`followers.${future}.asOf`, message));
      }
      const saved = await saveFollowers(deps.db(), { form: body, by: staff.displayName, now: deps.clock.now(), log });
      if (saved.outcome === 'stale') {
        return answerConflict(c, {
          message: 'Someone else changed the counts in the meantime',
          current: saved.settings,
        });
      }
      return ok(saved.settings);
    },
  );
}
