import type { ModerationFacts, ModerationLogDoc } from '@first-show/domain/comments/moderation-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { langOf } from '../../shared/ui/lang-of.ts';
import { actionWords } from '../lib/moderation-labels.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { afterQuery, fullPage, useLiveList } from '../lib/use-live-list.ts';
import { CellNote, DeskTable, type Column } from '../ui/desk-table.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { EmptyPage } from '../ui/text.ts';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { ArticleLink } from './article-link.tsx';
import { beforeText, exactTime, wordsText } from './log-text.ts';

const columns: readonly Column<ModerationLogDoc>[] = [
  {
    header: 'When',
    cell: ({ at }) => (
      <>
        <RelativeTime iso={at} />
        <CellNote style={{ whiteSpace: 'nowrap' }}>{exactTime(at)}</CellNote>
      </>
    ),
  },
  { header: 'Who', cell: ({ by }) => by },
  { header: 'What', isRowHeader: true, cell: ({ action }) => actionWords[action] ?? action },
  { header: 'About', cell: ({ moderation }) => <Subject {...moderation} /> },
  { header: 'Before', cell: ({ moderation }) => beforeText(moderation) },
];

function Subject({ subject, articleId, articleTitle, words }: ModerationFacts) {
  return (
    <>
      {subject !== undefined && subject !== articleTitle && <span lang={langOf(subject)}>{subject}</span>}
      {words !== undefined && <span>: {wordsText(words)}</span>}
      {articleId != null && (
        <ArticleLink slug={articleId} title={articleTitle ?? 'The article'} style={{ display: 'block' }} />
      )}
    </>
  );
}

/** The live log of all moderation actions, latest first, each with the state before it. */
export function ModerationLog() {
  const log = useLiveList<ModerationLogDoc>({
    live: LOG,
    timeOf,
    load: async (after, signal) =>
      fullPage(await callStaffApi<ModerationLogDoc[]>(`/api/admin/moderation-log${afterQuery(after)}`, { signal })),
    queryKey: ['moderation-log'],
    failed: 'More entries could not be loaded',
  });
  return (
    <>
      <DeskHeading title="Moderation log" />
      {log.status === 'error' && <LoadFailed what="the log" onRetry={log.retry} />}
      <DeskTable
        caption="Moderation log"
        columns={columns}
        rows={log.docs}
        rowKey={({ id }) => id}
        isLoading={log.status === 'loading'}
        empty={log.status === 'ready' && <EmptyPage>No decisions yet</EmptyPage>}
        footer={<LoadMore {...log.more} label="Load more entries" />}
      />
    </>
  );
}
const LOG = {
  collection: collections.deskLog,
  where: [['desk', '==', 'moderation']],
  orderBy: [['at', 'desc']],
  limit: LIST_MAX,
} as const;
const timeOf = ({ at }: ModerationLogDoc): string => at;
