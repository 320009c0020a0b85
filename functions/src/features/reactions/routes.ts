import { z } from 'zod';
import { ok, fail } from '@first-show/domain/core/result';
import { newReaction, reactionCounts } from '@first-show/domain/reactions/reaction.schema';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, publicRoute, readerRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { readerOf } from '../../platform/http/visitor.ts';
import type { Deps } from '../../platform/deps.ts';
import { chargeReader, giveBackPoints } from '../../platform/http/points.ts';
import { giveBackOnFailure, takeReads } from '../../platform/limits/read-budget.ts';
import { publishedArticle } from '../articles/store/published-article.ts';
import { reactionsOf, type Counts } from '../../platform/counters/counter.ts';
import { publicRef } from '../../platform/counters/counters.ts';
import { chooseAndPublish } from '../../platform/counters/publish.ts';

/**
 * What each reaction takes from the daily read budget of its network: its 15 reads, and some for
 * its writes. A changed reaction gives back its point of the network's limit, so this budget is the
 * only daily limit for readers who keep changing their reaction.
 */
export const REACTION_COST_READS = 20;

export function registerReactions(app: ApiApp, deps: Deps): void {
  publicRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/api/articles/{id}/reactions',
      summary: 'Number of reactions to an article, by type',
      tag: 'reactions',
      cache: 'live',
      params: z.object({ id: idParam }),
      answer: reactionCounts,
      errors: [404],
    },
    async ({ params }) => {
      const article = await publishedArticle(deps.db(), params.id);
      if (article === null) return fail(NOT_FOUND);
      const published = await publicRef(deps.db(), { kind: 'reactions', itemId: article.id }).get();
      return ok(reactionsOf((published.data() ?? {}) as Counts));
    },
  );

  readerRoute(
    app,
    deps,
    {
      method: 'post',
      path: '/api/articles/{id}/react',
      summary: "React to an article, or change the reader's own reaction",
      tag: 'reactions',
      params: z.object({ id: idParam }),
      body: newReaction,
      answer: reactionCounts,
      errors: [404, 429],
    },
    async ({ params, body, c }) => {
      const article = await publishedArticle(deps.db(), params.id);
      if (article === null) return fail(NOT_FOUND);
      const reader = readerOf(c, deps);
      const taken = await takeReads(deps, { caller: reader, reads: REACTION_COST_READS });
      if (!taken.ok) return taken;
      const refused = await chargeReader(c, deps, { action: 'react', reader, item: `articles_${article.id}` });
      if (refused !== null) {
        taken.value.giveBack();
        return fail(refused);
      }
      const { outcome, before, counts } = await giveBackOnFailure(taken.value, () =>
        chooseAndPublish(deps, {
          counter: { kind: 'reactions', itemId: article.id },
          readerId: reader.readerId,
          choice: body.reactionType,
          isFinal: false,
        }),
      );
      if (outcome !== 'counted' || before !== null) giveBackPoints(c);
      return ok(reactionsOf(counts));
    },
  );
}
