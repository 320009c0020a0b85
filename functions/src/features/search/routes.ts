import { z } from 'zod';
import { articleCard } from '@first-show/domain/articles/article.schema';
import { SEARCH_MAX_CHARACTERS, SEARCH_MIN_EXCLUSIVE } from '@first-show/domain/core/limits';
import { ok } from '@first-show/domain/core/result';
import { cleanLine } from '@first-show/domain/core/text';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { publicRoute } from '../../platform/http/routes.ts';
import { publishedCards } from '../articles/store/article-card.ts';
import type { Deps } from '../../platform/deps.ts';
import { SEARCH_READS_MAX, searchArticleIds } from './store/search.ts';

const TOO_SHORT = `Type at least ${SEARCH_MIN_EXCLUSIVE + 1} characters`;
const TOO_LONG = `At most ${SEARCH_MAX_CHARACTERS} characters`;

const searchQuery = z.object({
  q: z
    .string(TOO_SHORT)
    .transform(cleanLine)
    .pipe(
      z
        .string()
        .min(SEARCH_MIN_EXCLUSIVE + 1, TOO_SHORT)
        .max(SEARCH_MAX_CHARACTERS, TOO_LONG),
    ),
});

export function registerSearch(app: ApiApp, deps: Deps): void {
  publicRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/api/search',
      summary: 'At most 50 articles that match a search text, best match first',
      tag: 'search',
      query: searchQuery,
      answer: z.array(articleCard),
      reads: { atMost: () => SEARCH_READS_MAX },
    },
    // Read the cards from the articles themselves, because the index may still contain an article
    // that was just unpublished.
    async ({ query }) => ok(await publishedCards(deps.db(), await searchArticleIds(deps.db(), query.q))),
  );
}
