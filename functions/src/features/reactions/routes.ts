import { z } from 'zod';
import { ok, fail } from '@first-show/domain/core/result';
import { newReaction, reactionCounts } from '@first-show/domain/reactions/reaction.schema';
import { endpoint, idParam, type ApiApp } from '../../platform/http/endpoint.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { readerOf } from '../../platform/http/visitor.ts';
import type { Deps } from '../../platform/deps.ts';
import { withIdempotency } from '../../platform/firestore/idempotency.ts';
import { takePoint } from '../../platform/limits/limits.ts';
import { takeReads } from '../../platform/limits/read-budget.ts';
import { networkShareOf } from '../../platform/limits/network-share.ts';
import { publishedArticle } from '../articles/store/published-article.ts';
import { reactionsOf, type Counts } from '../../platform/counters/counter.ts';
import { publicRef } from '../../platform/counters/counters.ts';
import { chooseAndPublish } from '../../platform/counters/publish.ts';

/**
 * Number of database reads that each reaction request takes from the daily read budget of its
 * network. Changing a reaction takes nothing from the network's share of the article's reactions,
 * so this budget is the only daily limit for readers who keep changing their reaction.
 */
export const REACTION_COST_READS = 16;

export function registerReactions(app: ApiApp, deps: Deps): void {
  endpoint(
    app,
    deps,
    {
      method: 'get',
      path: '/api/articles/{id}/reactions',
      summary: 'Number of reactions to an article, by type',
      tag: 'reactions',
      access: 'public',
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

  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/articles/{id}/react',
      summary: "React to an article, or change the reader's own reaction",
      tag: 'reactions',
      access: 'reader',
      params: z.object({ id: idParam }),
      body: newReaction,
      answer: reactionCounts,
      errors: [404, 409, 429],
    },
    async ({ params, body, c }) => {
      const article = await publishedArticle(deps.db(), params.id);
      if (article === null) return fail(NOT_FOUND);
      const reader = readerOf(c, deps);
      const request = {
        key: c.req.header('idempotency-key'),
        scope: `react:${article.id}`,
        readerId: reader.readerId,
        body,
      };
      const share = networkShareOf(deps, { name: 'react', reader, item: `articles_${article.id}` });
      const work = async () => {
        const { outcome, before, counts } = await chooseAndPublish(deps, {
          counter: { kind: 'reactions', itemId: article.id },
          readerId: reader.readerId,
          choice: body.reactionType,
          isFinal: false,
        });
        if (outcome === 'counted' && before === null) share.spend();
        return ok(reactionsOf(counts));
      };
      const admit = async () =>
        (await takePoint(deps, 'react', reader)) ??
        (await takeReads(deps, { caller: reader, reads: REACTION_COST_READS })) ??
        share.refusal();
      return withIdempotency(deps, request, work, admit).finally(share.release);
    },
  );
}
