import { useState } from 'react';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useLiveDocState } from '../../lib/desk/use-live-state.ts';
import { failureText } from '../../lib/failure-text.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';

/** Closes or reopens the comments of an article. Shows the live state, whoever changed it. */
export function CommentsClosedButton({ articleId }: { articleId: string }) {
  const { status, doc } = useLiveDocState<{ areCommentsClosed?: boolean }>(`articles/${articleId}`);
  const [isBusy, setBusy] = useState(false);
  const isClosed = doc?.areCommentsClosed === true;

  async function change(next: boolean): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await callStaffApi(`/api/admin/articles/${encodeURIComponent(articleId)}/comments-closed`, {
        method: 'POST',
        body: { isClosed: next },
      });
      showToast({
        title: next ? 'Comments closed' : 'Comments opened',
        description: next
          ? 'Readers can no longer comment on this article.'
          : 'Readers can comment on this article again.',
        action: { label: 'Undo', onAction: () => void change(!next) },
      });
    } catch (error) {
      showToast({
        title: `Failed to ${next ? 'close' : 'open'} comments`,
        description: failureText(error, 'Please try again.'),
        tone: 'error',
      });
    } finally {
      setBusy(false);
    }
  }

  // The rules deny moderators an unpublished article, so its state is unknown.
  if (status === 'error' || (status === 'ready' && doc === null)) return null;
  return (
    <QuietButton
      aria-disabled={isBusy || status === 'loading'}
      onClick={() => status === 'ready' && void change(!isClosed)}
    >
      {isClosed ? 'Open comments on this article' : 'Close comments on this article'}
    </QuietButton>
  );
}
