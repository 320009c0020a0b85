import { UNDO_MS } from '@first-show/domain/core/limits';
import type { EnhancedArticle } from '@first-show/domain/enhancement/enhancement.schema';
import { showToast } from '../../ui/toast/toast.ts';
import { enhanceArticle } from './enhance-api.ts';
import { enhanceFailureText } from './enhancement-labels.ts';

/** Id of the editor's panel of proposals: the end of an address that leads there. */
export const PROPOSALS_ID = 'proposals';

/** Brings the panel to the top of the window and the focus to it. */
export function goToProposals(): void {
  const panel = document.getElementById(PROPOSALS_ID);
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'start' });
}

/**
 * Has an article enhanced and says how that went; `null` where there is no proposal. `onLook` goes
 * to it.
 */
export async function requestEnhancement(id: string, onLook: () => void): Promise<EnhancedArticle | null> {
  try {
    const enhanced = await enhanceArticle(id);
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
