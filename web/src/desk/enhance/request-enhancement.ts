import { UNDO_MS } from '@first-show/domain/core/limits';
import type { EnhancedArticle } from '@first-show/domain/enhancement/enhancement.schema';
import { callStaffApi } from '../lib/staff-api.ts';
import { withReason } from '../lib/with-reason.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';

/** The id of the editor's panel of proposals. Links to the panel end in '#proposals'. */
export const PROPOSALS_ID = 'proposals';

/** Scrolls to the panel of proposals and focuses it. */
export function goToProposals(): void {
  const panel = document.getElementById(PROPOSALS_ID);
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'start' });
}

/** Shows the result in a toast with a button 'Review'. Resolves with `null` on failure. */
export async function requestEnhancement(id: string, onReview: () => void): Promise<EnhancedArticle | null> {
  try {
    const enhanced = await callStaffApi<EnhancedArticle>(`/api/articles/${encodeURIComponent(id)}/enhance`, {
      method: 'POST',
    });
    showToast({
      title: 'Success',
      description: 'Article enhanced with AI successfully.',
      durationMs: UNDO_MS,
      action: { label: 'Review', onAction: onReview },
    });
    return enhanced;
  } catch (error) {
    const description = withReason('Failed to enhance article. Please try again.', error);
    showToast({ title: 'Error', description, tone: 'error' });
    return null;
  }
}
