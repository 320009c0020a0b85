import TextField from '@mui/material/TextField';
import type { CommentAuthor } from '@first-show/domain/comments/moderation-desk.schema';
import { BLOCK_REASON_MAX } from '@first-show/domain/core/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { currentOf, useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { FormDialog } from '../../ui/desk/form-dialog.tsx';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { storeAuthor } from './authors.ts';

const reasonSchema = z.object({ reason: z.string().max(BLOCK_REASON_MAX, `At most ${BLOCK_REASON_MAX} characters`) });
type Reason = z.infer<typeof reasonSchema>;

type Props = { authorId: string; authorName: string; isBlocked: boolean };

/** Asks for a reason and blocks an author, or unblocks one. */
export function BlockButton({ authorId, authorName, isBlocked }: Props) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useBusy();
  const form = useDeskForm<Reason, Reason>({
    initial: { reason: '' },
    schema: reasonSchema,
    send: ({ reason }) => change(true, reason),
  });

  const change = (next: boolean, reason = ''): Promise<void> => {
    const action = next ? 'block' : 'unblock';
    return run(`Failed to ${action} author`, async () => {
      const path = `/api/admin/comment-authors/${encodeURIComponent(authorId)}/${action}`;
      const author = await callStaffApi<CommentAuthor>(path, { method: 'POST', body: { reason } }).catch(
        (error: unknown) => {
          // It is no failure if a colleague did the same first.
          const stored = currentOf<CommentAuthor>(error, 'author');
          if (stored === null) throw error;
          return stored;
        },
      );
      storeAuthor(client, author);
      setAsking(false);
      form.reset();
      showToast({
        title: next ? 'Author blocked' : 'Author unblocked',
        description: next ? `New comments by ${authorName} will be rejected.` : `${authorName} can comment again.`,
      });
    });
  };

  if (isBlocked)
    return (
      <QuietButton aria-disabled={isBusy} onClick={() => void change(false)}>
        Unblock author
      </QuietButton>
    );
  return (
    <>
      <QuietButton onClick={() => setAsking(true)}>Block author</QuietButton>
      {isAsking && (
        <FormDialog
          title={`Block ${authorName}?`}
          form={form}
          submitLabel="Block author"
          onClose={() => setAsking(false)}
        >
          <p>
            Comments from this email address are rejected on arrival. The author is not notified. You can unblock them
            in the settings.
          </p>
          <TextField label="Reason, for other moderators" {...form.field('reason', 'Optional')} />
        </FormDialog>
      )}
    </>
  );
}
