import { styled } from '@mui/material/styles';
import type { ModerationLogDoc } from '@first-show/domain/comments/moderation-desk.schema';
import { paths } from '@first-show/domain/core/paths';
import { isHindi } from '@first-show/domain/core/text';
import { actionWords } from '../../lib/desk/moderation-labels.ts';
import { DeskTable, type Column } from '../../ui/desk/desk-table.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { LoadMore } from '../../ui/desk/load-more.tsx';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { beforeText, exactTime, wordsText } from './log-text.ts';
import { useLivePages } from './use-live-pages.ts';

const Empty = styled('p')({
  padding: '44px 24px',
  textAlign: 'center',
  backgroundColor: 'var(--fs-palette-background-paper)',
  fontSize: '1.125rem',
  fontWeight: 600,
});
const Exact = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  display: 'block',
  color: 'var(--fs-palette-text-disabled)',
  whiteSpace: 'nowrap',
}));
const ArticleLink = styled('a')({ display: 'block', color: 'inherit', textUnderlineOffset: 3 });

const columns: readonly Column<ModerationLogDoc>[] = [
  {
    key: 'at',
    header: 'When',
    cell: ({ at }) => (
      <>
        <RelativeTime iso={at} />
        <Exact>{exactTime(at)}</Exact>
      </>
    ),
  },
  { key: 'by', header: 'Who', cell: ({ moderatedBy }) => moderatedBy },
  { key: 'action', header: 'What', isRowHeader: true, cell: ({ action }) => actionWords[action] ?? action },
  { key: 'subject', header: 'About', cell: (entry) => <Subject entry={entry} /> },
  { key: 'before', header: 'Before', cell: (entry) => beforeText(entry) },
];

function Subject({ entry: { subject, articleId, articleTitle, words } }: { entry: ModerationLogDoc }) {
  const title = articleTitle ?? 'The article';
  return (
    <>
      {subject !== undefined && subject !== articleTitle && (
        <span lang={isHindi(subject) ? 'hi' : undefined}>{subject}</span>
      )}
      {words !== undefined && <span>: {wordsText(words)}</span>}
      {articleId !== null && articleId !== undefined && (
        <ArticleLink
          href={paths.article(articleId)}
          target="_blank"
          rel="noopener"
          lang={isHindi(title) ? 'hi' : undefined}
        >
          {title}
          <VisuallyHidden lang="en"> (opens in a new tab)</VisuallyHidden>
        </ArticleLink>
      )}
    </>
  );
}

/** All decisions with the state before each. Live, latest first. */
export function ModerationLog() {
  const log = useLivePages<ModerationLogDoc>(LOG, 'at');
  return (
    <>
      {log.status === 'error' && <LoadFailed what="the log" onRetry={log.retry} />}
      <DeskTable
        caption="Moderation log"
        columns={columns}
        rows={log.docs}
        rowKey={({ id }) => id}
        isLoading={log.status === 'loading'}
        empty={log.status === 'ready' && <Empty>No decisions yet</Empty>}
        footer={
          <LoadMore
            hasMore={log.hasMore}
            isLoading={log.isLoadingMore}
            label="Load more entries"
            onLoad={log.loadMore}
          />
        }
      />
    </>
  );
}
const LOG = { collection: 'moderationLog', where: [] } as const;
