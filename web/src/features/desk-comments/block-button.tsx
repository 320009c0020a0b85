import type { CommentAuthor } from '@first-show/domain/comments/moderation-desk.schema';
import { BLOCK_REASON_MAX } from '@first-show/domain/core/limits';
import { useId, useState } from 'react';
import { ApiError } from '../../lib/call-api.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/desk/dialog.tsx';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';

type Target = { authorId: string; authorName: string };

/** Blocks or unblocks; somebody else having done it is as good. Answers the author as it is now; throws what else went wrong. */
export async function setBlocked({ authorId }: Target, isBlocked: boolean, reason = ''): Promise<CommentAuthor> {
  try {
    return await callStaffApi<CommentAuthor>(
      `/api/admin/comment-authors/${encodeURIComponent(authorId)}/${isBlocked ? 'block' : 'unblock'}`,
      {
        method: 'POST',
        body: { reason },
      },
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 409 && error.body?.author !== undefined)
      return error.body.author as CommentAuthor;
    throw error;
  }
}

/** Blocks an author after asking why, or lets a blocked one write again. */
export function BlockButton({
  isBlocked,
  onChange,
  ...target
}: Target & { isBlocked: boolean; onChange: (author: CommentAuthor) => void }) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  async function change(next: boolean): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      onChange(await setBlocked(target, next, reason));
      setAsking(false);
      setReason('');
      showToast({
        title: next ? 'Author blocked' : 'Author unblocked',
        description: next
          ? `What ${target.authorName} writes from now on is rejected.`
          : `${target.authorName} can write again.`,
      });
    } catch (error) {
      showToast({
        title: `Failed to ${next ? 'block' : 'unblock'} author`,
        description: failureText(error, 'Please try again.'),
        tone: 'error',
      });
    } finally {
      setBusy(false);
    }
  }

  if (isBlocked)
    return (
      <QuietButton aria-disabled={isBusy} onClick={() => void change(false)}>
        Unblock author
      </QuietButton>
    );
  return (
    <>
      <QuietButton onClick={() => setAsking(true)}>Block author</QuietButton>
      <Dialog
        isOpen={isAsking}
        title={`Block ${target.authorName}?`}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button variant="outlined" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button aria-disabled={isBusy} onClick={() => void change(true)}>
              Block author
            </Button>
          </>
        }
      >
        <p style={{ marginBottom: 16 }}>
          Comments with this e-mail address are rejected on arrival. Nobody is told. It can be taken back in the
          settings.
        </p>
        <FormField id={`${id}-reason`} label="Reason, for other moderators" hint="Optional">
          {(control) => (
            <TextInput
              {...control}
              value={reason}
              maxLength={BLOCK_REASON_MAX}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </FormField>
      </Dialog>
    </>
  );
}
