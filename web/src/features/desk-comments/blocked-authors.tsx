import type { CommentAuthor } from '@first-show/domain/comments/moderation-desk.schema';
import { langOf } from '../../lib/desk/lang-of.ts';
import { DeskTable, type Column } from '../../ui/desk/desk-table.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { LoadMore } from '../../ui/desk/load-more.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { Sentence } from '../../ui/desk/text.ts';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { BlockButton } from './block-button.tsx';
import { useLivePages } from './use-live-pages.ts';

type Blocked = CommentAuthor & { id: string };

const columns: readonly Column<Blocked>[] = [
  {
    key: 'author',
    header: 'Author',
    isRowHeader: true,
    cell: ({ authorName }) => <span lang={langOf(authorName)}>{authorName}</span>,
  },
  {
    key: 'email',
    header: 'Email',
    cell: ({ authorEmail }) => <span style={{ overflowWrap: 'anywhere' }}>{authorEmail}</span>,
  },
  {
    key: 'by',
    header: 'Blocked',
    cell: ({ blockedBy, blockedAt }) => (
      <>
        by {blockedBy ?? 'a moderator'} {blockedAt !== null && <RelativeTime iso={blockedAt} />}
      </>
    ),
  },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason ?? '—' },
  {
    key: 'action',
    header: 'Unblock',
    isHeaderHidden: true,
    align: 'right',
    cell: ({ id, authorName }) => <BlockButton authorId={id} authorName={authorName} isBlocked />,
  },
];

/** The authors whose comments are rejected on arrival. Live. */
export function BlockedAuthors() {
  const blocked = useLivePages<Blocked>(BLOCKED, 'blockedAt');
  return (
    <Panel title="Blocked authors">
      {blocked.status === 'error' ? (
        <LoadFailed what="the list" onRetry={blocked.retry} />
      ) : (
        <DeskTable
          caption="Blocked authors"
          columns={columns}
          rows={blocked.docs}
          rowKey={({ id }) => id}
          isLoading={blocked.status === 'loading'}
          empty={<Sentence>No blocked authors. Block an author from one of their comments.</Sentence>}
          footer={<LoadMore {...blocked.more} />}
        />
      )}
    </Panel>
  );
}
const BLOCKED = { collection: 'commentAuthors', where: [['isBlocked', '==', true]] } as const;
