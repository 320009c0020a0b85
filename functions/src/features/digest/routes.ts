import { z } from 'zod';
import { ok } from '@first-show/domain/core/result';
import { paths } from '@first-show/domain/core/paths';
import { digestPreview, digestRun, digestRunsQuery } from '@first-show/domain/digest/digest.schema';
import { digestMail } from '@first-show/domain/digest/digest-mail';
import { readChart } from '../../lists/read-rollups.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { staffRoute } from '../../platform/http/routes.ts';
import { siteOrigin } from '../../platform/http/origin.ts';
import type { Deps } from '../../platform/deps.ts';
import { listDigests, storiesOfTheDay } from './store/digests.ts';
import { countSubscribers } from '../newsletter/store/subscribers.ts';

const tag = 'digest';

export function registerDigest(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/digest/preview',
      summary: 'Preview of the digest as it would be sent now, with its number of recipients',
      tag,
      answer: digestPreview,
    },
    async ({ request }) => {
      const now = deps.clock.now();
      const [stories, films, { active: recipients }] = await Promise.all([
        storiesOfTheDay(deps.db(), now),
        readChart(deps.db()),
        countSubscribers(deps.db()),
      ]);
      if (stories.length === 0) return ok({ subject: '', html: '', text: '', recipients, stories: 0 });
      const origin = siteOrigin(request, deps.config);
      // The preview's unsubscribe link has no subscriber's token, so it unsubscribes nobody.
      const letter = digestMail({ stories, films, origin, unsubscribeUrl: `${origin}${paths.unsubscribe}`, now });
      return ok({ ...letter, recipients, stories: stories.length });
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/digests',
      summary: 'Past digests, newest first',
      tag,
      query: digestRunsQuery,
      answer: z.array(digestRun),
    },
    async ({ query }) => ok(await listDigests(deps.db(), query.limit)),
  );
}
