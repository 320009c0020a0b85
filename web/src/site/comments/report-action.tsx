import type { Comment } from '@first-show/domain/comments/comment.schema';
import { useRef, useState } from 'react';
import { afterFrame } from '../../shared/lib/after-frame.ts';
import { ApiError, callApi } from '../../shared/lib/call-api.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { CommentAction } from './comment-action.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Question = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 18,
  fontSize: '.9375rem',
  fontWeight: 600,
});

/**
 * Reports a comment to the moderators after a confirmation. The reader can withdraw the report
 * again.
 */
export function ReportAction({ comment: { id, authorName } }: { comment: Comment }) {
  const [state, setState] = useState<'idle' | 'asking' | 'reported'>('idle');
  const isSending = useRef(false);
  const place = useRef<HTMLSpanElement>(null);

  /**
   * Changes the state and focuses the first button of the new state, because the pressed one is
   * removed.
   */
  function show(next: typeof state): void {
    setState(next);
    void afterFrame().then(() => place.current?.querySelector('button')?.focus());
  }

  async function send(method: 'POST' | 'DELETE'): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    const isReport = method === 'POST';
    try {
      const { message } = await callApi<{ message: string }>(`/api/comments/${encodeURIComponent(id)}/report`, {
        method,
        ...(isReport && { body: {} }),
      });
      show(isReport ? 'reported' : 'idle');
      showToast({ title: isReport ? 'Reported' : 'Report withdrawn', description: message });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null;
      // 409: this reader has already reported the comment. 404: there is no report to withdraw.
      if (isReport && status === 409) return show('reported');
      if (!isReport && status === 404) return show('idle');
      const fallback = isReport
        ? 'Could not report the comment. Please try again.'
        : 'Could not withdraw the report. Please try again.';
      showToast({ title: 'Failed', description: failureText(error, fallback), tone: 'error' });
    } finally {
      isSending.current = false;
    }
  }

  return (
    <Question ref={place}>
      {state === 'idle' && (
        <CommentAction onClick={() => show('asking')} aria-label={`Report what ${authorName} wrote`}>
          <Icon name="flag" size={16} />
          Report
        </CommentAction>
      )}
      {state === 'asking' && (
        <>
          <span id={`report-${id}`}>Report this comment to the moderators?</span>
          <CommentAction onClick={() => void send('POST')} aria-describedby={`report-${id}`} data-strong="">
            <Icon name="flag" size={16} />
            Yes, report
          </CommentAction>
          <CommentAction onClick={() => show('idle')}>Cancel</CommentAction>
        </>
      )}
      {state === 'reported' && (
        <>
          <span>Reported</span>
          <CommentAction onClick={() => void send('DELETE')} aria-label={`Undo the report of what ${authorName} wrote`}>
            Undo
          </CommentAction>
        </>
      )}
    </Question>
  );
}
