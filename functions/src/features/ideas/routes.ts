import { z } from 'zod';
import { fail, ok } from '@first-show/domain/core/result';
import { findIdeas, type SearchInterest } from '@first-show/domain/ideas/find-ideas';
import { articleIdea, type ArticleIdea } from '@first-show/domain/ideas/idea.schema';
import { loadCategory } from '../categories/store/categories.ts';
import { readChart } from '../../lists/read-rollups.ts';
import { searchInterests } from './search-interests.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { createCache } from '../../platform/cache/cache.ts';
import { filmCoverage, recentStories } from './store/ideas.ts';

/**
 * How long the ideas for a category are cached for all editors, in ms. A new story may be missing
 * from them for this long.
 */
const KEPT_MS = 60_000;
const CATEGORIES_KEPT = 50;

export function registerIdeas(app: ApiApp, deps: Deps): void {
  const rules = { maxEntries: CATEGORIES_KEPT, maxAgeMs: () => KEPT_MS, nowMs: () => deps.clock.now().getTime() };
  const cache = createCache<ArticleIdea[]>(rules);
  // The searches are the same for every category, so they share one cache entry.
  const searched = createCache<SearchInterest[]>(rules);

  staffRoute('content')(
    app,
    deps,
    {
      method: 'get',
      path: '/api/admin/article-ideas/{category}',
      summary: 'Article ideas for a category, each with its evidence',
      tag: 'ideas',
      params: z.object({ category: z.string().min(1).max(200) }),
      answer: z.array(articleIdea),
      errors: [404],
    },
    async ({ params }) => {
      const category = await loadCategory(deps.db(), params.category);
      if (category === null) return fail(NOT_FOUND);
      const ideas = await cache.get(category.id, async () => {
        const now = deps.clock.now();
        const [recent, films, searches] = await Promise.all([
          recentStories(deps.db(), category.id, now),
          readChart(deps.db()),
          searched.get('all', () => searchInterests(deps)),
        ]);
        return findIdeas({ category, ...recent, films, searches, ...(await filmCoverage(deps.db(), films, now)), now });
      });
      return ok(ideas);
    },
  );
}
