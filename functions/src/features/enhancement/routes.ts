import { z } from 'zod';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import {
  enhancedArticle,
  proposal,
  proposalDecision,
  proposals,
  type EnhancedArticle,
  type Proposal,
} from '@first-show/domain/enhancement/enhancement.schema';
import { enhancementPorts } from './store/enhance-article.ts';
import { answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { presentArticle } from '../articles/store/present-article.ts';
import type { Deps } from '../../platform/deps.ts';
import { decideProposal, enhanceArticle, type EnhancementPorts } from './enhance.ts';
import { syncHasOpenProposal, listProposals, loadArticle, loadProposal, withCurrentStatus } from './store/proposals.ts';

const common = { tag: 'enhancement' } as const;
const params = z.object({ id: idParam });
const oneProposal = params.extend({ proposalId: idParam });

/** `ports`: tests pass their own; production uses `enhancementPorts`. */
export function registerEnhancement(
  app: ApiApp,
  deps: Deps,
  ports: () => EnhancementPorts = () => enhancementPorts(deps),
): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'post',
      path: '/api/articles/{id}/enhance',
      summary: 'Propose better texts for an article; the empty fields of a draft are filled at once',
      params,
      answer: enhancedArticle,
      errors: [404, 409, 429, 502],
    },
    async ({ params: { id }, staff }) => {
      const enhanced = await enhanceArticle(deps, ports(), { id, by: staff.displayName });
      if (!enhanced.ok) {
        const { reason, ...failure } = enhanced.error;
        if (reason !== 'missing' && reason !== 'busy' && reason !== 'nothing')
          deps.log.warn('an enhancement failed', { id, reason });
        return fail<Failure>(failure);
      }
      return ok(present(enhanced.value));
    },
  );

  registerProposals(app, deps);

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'post',
      path: '/api/admin/articles/{id}/proposals/{proposalId}/decide',
      summary: 'Save decisions about a proposal: accept or reject its fields, based on a revision',
      params: oneProposal,
      body: proposalDecision,
      answer: enhancedArticle,
      errors: [404, 409],
    },
    async ({ params: { id, proposalId }, body, staff, log, c }): Promise<Result<EnhancedArticle> | Response> => {
      const by = staff.displayName;
      const decided = await decideProposal(deps, ports(), { id, proposalId, decision: body, by, log });
      if (decided.outcome === 'missing') return fail(NOT_FOUND);
      if (decided.outcome === 'refused') return fail(decided.failure);
      if (decided.outcome === 'stale') {
        return answerConflict(c, {
          message: 'Someone else changed this article in the meantime',
          current: presentArticle(decided.article),
        });
      }
      return ok(present(decided));
    },
  );
}

function registerProposals(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'get',
      path: '/api/admin/articles/{id}/proposals',
      summary: 'Proposals for an article, newest first; only the newest 20 are stored',
      params,
      answer: proposals,
      errors: [404],
    },
    async ({ params: { id } }) => {
      const [article, found] = await Promise.all([loadArticle(deps.db(), id), listProposals(deps.db(), id)]);
      if (article === null) return fail(NOT_FOUND);
      const list = found.map((one) => withCurrentStatus(one, article));
      await syncHasOpenProposal(deps.db(), id, list);
      return ok({ proposals: list });
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'get',
      path: '/api/admin/articles/{id}/proposals/{proposalId}',
      summary: 'A proposal, with the status of its fields compared with the current article',
      params: oneProposal,
      answer: proposal,
      errors: [404],
    },
    async ({ params: { id, proposalId } }) => {
      const [article, found] = await Promise.all([loadArticle(deps.db(), id), loadProposal(deps.db(), id, proposalId)]);
      return article === null || found === null ? fail(NOT_FOUND) : ok(withCurrentStatus(found, article));
    },
  );
}

const present = ({ article, proposal: made }: { article: ArticleDoc; proposal: Proposal }): EnhancedArticle => ({
  ...presentArticle(article),
  proposal: made,
});
