import { UNDO_MS } from '@first-show/domain/core/limits';
import type { EnhancedArticle } from '@first-show/domain/enhancement/enhancement.schema';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { enhanceFailureText } from './enhancement-labels.ts';

/** Id of the editor's panel of proposals, used as the hash of links to it. */
export const PROPOSALS_ID = 'proposals';

/** Scrolls to the panel and focuses it. */
export function goToProposals(): void {
  const panel = document.getElementById(PROPOSALS_ID);
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'start' });
}

/**
 * Requests enhancement of an article and shows the result in a toast; `null` if there is no
 * proposal. `onLook` opens the proposal.
 */
export async function requestEnhancement(id: string, onLook: () => void): Promise<EnhancedArticle | null> {
  try {
    const enhanced = await callStaffApi<EnhancedArticle>(`/api/articles/${encodeURIComponent(id)}/enhance`, {
      method: 'POST',
    });
    showToast({
      title: 'Success',
      description: 'Article enhanced with AI successfully.',
      durationMs: UNDO_MS,
      action: { label: 'Review', onAction: onLook },
    });
    return enhanced;
  } catch (error) {
    showToast({ title: 'Error', description: enhanceFailureText(error), tone: 'error' });
    return null;
  }
}
