import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useLiveDocState } from '../../lib/desk/use-live-state.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';

/** Closes or reopens the comments of an article. Shows the live state, whoever changed it. */
export function CommentsClosedButton({ articleId }: { articleId: string }) {
  const { status, doc } = useLiveDocState<{ areCommentsClosed?: boolean }>(`articles/${articleId}`);
  const { isBusy, run } = useBusy();
  const isClosed = doc?.areCommentsClosed === true;

  const change = (next: boolean): Promise<void> =>
    run(`Failed to ${next ? 'close' : 'open'} comments`, async () => {
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
    });

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
