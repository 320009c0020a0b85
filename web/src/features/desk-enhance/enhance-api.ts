import type { EnhancedArticle, Proposal, ProposedField } from '@first-show/domain/enhancement/enhancement.schema';
import { callStaffApi } from '../../lib/desk/staff-api.ts';

/** The API calls of enhancement. Each throws `ApiError`, or `TypeError` if there is no answer. */

const at = (id: string): string => encodeURIComponent(id);

export const enhanceArticle = (id: string): Promise<EnhancedArticle> =>
  callStaffApi(`/api/articles/${at(id)}/enhance`, { method: 'POST' });

/**
 * `title`: one of the proposed headlines. `revision`: the article's revision that the editor sees.
 */
export type Decision = { accept: readonly ProposedField[]; reject: readonly ProposedField[]; title: string | null };

export const decideProposal = (
  proposal: Pick<Proposal, 'id' | 'articleId'>,
  decision: Decision,
  revision: number,
): Promise<EnhancedArticle> =>
  callStaffApi(`/api/admin/articles/${at(proposal.articleId)}/proposals/${at(proposal.id)}/decide`, {
    method: 'POST',
    body: { ...decision, revision },
  });
