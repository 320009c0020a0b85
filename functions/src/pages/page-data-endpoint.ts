import { z } from 'zod';
import { ok } from '@first-show/domain/core/result';
import type { PageEnvelope, PageRedirect } from '@first-show/domain/pages/page-data';
import { cacheControl, pageAges } from '../platform/http/cache.ts';
import { answer } from '../platform/http/answer.ts';
import type { ApiApp } from '../platform/http/api-app.ts';
import { publicRoute } from '../platform/http/routes.ts';
import { callerOf } from '../platform/http/visitor.ts';
import type { Deps } from '../platform/deps.ts';
import { createCache } from '../platform/cache/cache.ts';
import { giveBackOnFailure, NO_READS } from '../platform/limits/read-budget.ts';
import { createPageLoader } from './page-data.ts';
import { serverPageOf } from './data/server-pages.ts';

const MESSAGE = 'path must be a path of this site';
const pageQuery = z.object({
  path: z
    .string(MESSAGE)
    .max(2048, MESSAGE)
    .regex(/^\/(?![/\\])[^\t\r\n]*$/, MESSAGE),
});
const ageOf = ({ page }: PageEnvelope) => pageAges[serverPageOf(page).age];
const ENVELOPES_KEPT = 300;

/**
 * `GET /api/page-data?path=…`: the data of a page, for navigation inside the app. For an unknown
 * page, the data of the 'not found' page, with status 404.
 */
export function registerPageData(app: ApiApp, deps: Deps): void {
  const cache = createCache<PageEnvelope | PageRedirect>({
    maxEntries: ENVELOPES_KEPT,
    // Do not cache a redirect: an article may be renamed back (see `pages/page.ts`).
    maxAgeMs: (data) => ('redirectTo' in data ? 0 : ageOf(data).functionSeconds * 1000),
    nowMs: () => deps.clock.now().getTime(),
    onStale: (path, cause) => deps.log.error('stale page data served', cause, { path }),
  });
  const pages = createPageLoader(deps);

  publicRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/api/page-data',
      summary: 'Data of a page of the site, or `redirectTo` if the page has moved',
      tag: 'pages',
      query: pageQuery,
      answer: z.looseObject({}),
      errors: [404, 429],
    },
    async ({ c, query, request }) => {
      const path = await pages.pathOf(new URL(query.path, 'http://site.invalid'));
      const taken = cache.isFresh(path) ? ok(NO_READS) : await pages.takeReads(path, callerOf(request, deps));
      if (!taken.ok) return taken;
      const data = await cache.get(path, () => giveBackOnFailure(taken.value, () => pages.load(path)));
      if ('redirectTo' in data) return answer(c, { value: data, status: 200, cache: 'live' });
      const { policy } = ageOf(data);
      if (data.status === 200) return answer(c, { value: data, status: 200, cache: policy });
      c.header('Cache-Control', cacheControl[policy]);
      return c.json(data, 404);
    },
  );
}
