import { styled } from '@mui/material/styles';
import type { ModerationLogDoc } from '@first-show/domain/comments/moderation-desk.schema';
import { paths } from '@first-show/domain/core/paths';
import { isHindi } from '@first-show/domain/core/text';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/desk/data-table.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { beforeText, exactTime, wordsText } from './log-text.ts';
import { useLivePages } from './use-live-pages.ts';
import { actionWords } from './words.ts';

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

/** Who decided what and when, and what was before: live, latest first. */
export function ModerationLog() {
  const log = useLivePages<ModerationLogDoc>(LOG, 'at');
  return (
    <>
      {log.status === 'error' && (
        <div style={{ marginBottom: 20 }}>
          <AlertBox tone="error">
            <p style={{ marginBottom: 12 }}>The log did not come. Check the network, then try again.</p>
            <Button variant="outlined" onClick={log.retry}>
              Try again
            </Button>
          </AlertBox>
        </div>
      )}
      <DataTable
        caption="Moderation log"
        columns={columns}
        rows={log.docs}
        rowKey={({ id }) => id}
        isLoading={log.status === 'loading'}
        empty={log.status === 'ready' && <Empty>Nothing was decided yet.</Empty>}
        footer={
          log.hasMore && (
            <Button
              variant="outlined"
              fullWidth
              sx={{ mt: '20px' }}
              aria-disabled={log.isLoadingMore}
              onClick={log.loadMore}
            >
              {log.isLoadingMore ? 'Loading…' : 'Load more entries'}
            </Button>
          )
        }
      />
    </>
  );
}
const LOG = { collection: 'moderationLog', where: [] } as const;
