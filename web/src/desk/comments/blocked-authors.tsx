import TextField from '@mui/material/TextField';
import { blockRequest, type CommentAuthor } from '@first-show/domain/comments/moderation-desk.schema';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { langOf } from '../../shared/ui/lang-of.ts';
import { callStaffApi, currentOf } from '../lib/staff-api.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { type Column, DeskTable } from '../ui/desk-table.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { LoadMorePages } from '../ui/load-more.tsx';
import { Panel } from '../ui/panel.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { Sentence } from '../ui/text.ts';
import { useBusy } from '../ui/use-busy.ts';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { blockedAuthorsQuery, storeAuthor } from './authors.ts';

type Props = { authorId: string; authorName: string; isBlocked: boolean };

/** Blocks an author after asking for a reason. Unblocks a blocked author at once. */
export function BlockButton({ authorId, authorName, isBlocked }: Props) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { isBusy, run } = useBusy();
  const form = useDeskForm<{ reason: string }, { reason: string | null }>({
    initial: { reason: '' },
    schema: blockRequest,
    send: (body) => change('block', body),
  });

  const change = (action: 'block' | 'unblock', body: object = {}): Promise<void> =>
    run(`Failed to ${action} author`, async () => {
      const path = `/api/admin/comment-authors/${encodeURIComponent(authorId)}/${action}`;
      const author = await callStaffApi<CommentAuthor>(path, { method: 'POST', body }).catch((error: unknown) => {
        // A conflict means that a colleague did the same first, so it is no failure.
        const stored = currentOf<CommentAuthor>(error, 'author');
        if (stored === null) throw error;
        return stored;
      });
      storeAuthor(client, author);
      void client.invalidateQueries({ queryKey: blockedAuthorsQuery.queryKey });
      close();
      form.reset();
      showToast(
        action === 'block'
          ? { title: 'Author blocked', description: `New comments by ${authorName} will be rejected.` }
          : { title: 'Author unblocked', description: `${authorName} can comment again.` },
      );
    });

  if (isBlocked)
    return (
      <QuietButton aria-disabled={isBusy} onClick={() => void change('unblock')}>
        Unblock author
      </QuietButton>
    );
  return (
    <>
      <QuietButton onClick={() => setAsking(true)}>Block author</QuietButton>
      {isAsking && (
        <FormDialog title={`Block ${authorName}?`} form={form} submitLabel="Block author" onClose={close}>
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

const columns: readonly Column<CommentAuthor>[] = [
  {
    header: 'Author',
    isRowHeader: true,
    cell: ({ authorName }) => <span lang={langOf(authorName)}>{authorName}</span>,
  },
  {
    header: 'Email',
    cell: ({ authorEmail }) => <span style={{ overflowWrap: 'anywhere' }}>{authorEmail}</span>,
  },
  {
    header: 'Blocked',
    cell: ({ blockedBy, blockedAt }) => (
      <>
        by {blockedBy ?? 'a moderator'} {blockedAt !== null && <RelativeTime iso={blockedAt} />}
      </>
    ),
  },
  { header: 'Reason', cell: ({ reason }) => reason ?? '—' },
  {
    header: 'Unblock',
    isHeaderHidden: true,
    align: 'right',
    cell: ({ authorId, authorName }) => <BlockButton authorId={authorId} authorName={authorName} isBlocked />,
  },
];

/** The authors whose new comments are rejected. */
export function BlockedAuthors() {
  const list = useInfiniteQuery(blockedAuthorsQuery);
  return (
    <Panel title="Blocked authors">
      <QueryState query={list} what="the list" lines={6} height={38} />
      {list.data && (
        <DeskTable
          caption="Blocked authors"
          columns={columns}
          rows={list.data}
          rowKey={({ authorId }) => authorId}
          empty={<Sentence>No blocked authors. Block an author from one of their comments.</Sentence>}
          footer={<LoadMorePages list={list} failed="More authors could not be loaded" />}
        />
      )}
    </Panel>
  );
}
