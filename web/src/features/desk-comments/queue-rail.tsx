import { styled } from '@mui/material/styles';
import type { AdminStats } from '@first-show/domain/analytics/analytics.schema';
import { COMMENT_DESK_STATS_ID, type CommentDeskStats } from '@first-show/domain/comments/moderation-desk.schema';
import { formatCount } from '@first-show/domain/core/money';
import { useLiveDocState } from '../../lib/desk/use-live-state.ts';
import { type DeskKey, KeyLegend, SingleKeysSwitch } from '../../ui/desk/keyboard-help.tsx';

const moderationKeys: readonly DeskKey[] = [
  { keys: 'J', label: 'Next comment' },
  { keys: 'K', label: 'Previous comment' },
  { keys: 'A', label: 'Approve' },
  { keys: 'R', label: 'Reject' },
  { keys: 'D', label: 'Delete' },
  { keys: 'X', label: 'Select' },
  { keys: 'U', label: 'Undo within 10 seconds' },
  { keys: 'O', label: 'Open the article' },
  { keys: '?', label: 'All shortcuts' },
];
/** All shortcuts of a list of comments. The rail shows only `moderationKeys`. */
export const allModerationKeys: readonly DeskKey[] = [
  ...moderationKeys,
  { keys: 'Shift+X', label: 'Select all from the last selected one' },
  { keys: 'Esc', label: 'Dismiss a comment decided by someone else, or the selection' },
  { keys: 'F8', label: 'Go to the notification' },
];

const Part = styled('section')(({ theme }) => ({
  '@media (max-width:999px)': { display: 'none' },
  '& > h2': { ...theme.typography.h4, fontSize: '1.5rem', marginBottom: 8 },
}));
const Numbers = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', padding: '16px 0' },
  '& > div:nth-of-type(2n)': { paddingLeft: 16, borderLeft: '1px solid var(--fs-palette-divider)' },
  '& > div:nth-of-type(n+3)': { borderTop: '1px solid var(--fs-palette-divider)' },
  '& dd': { ...theme.typography.figure, fontSize: '2.125rem' },
  '& dt': { ...theme.typography.meta, color: 'var(--fs-palette-text-disabled)' },
}));

/** The numbers and shortcuts beside a list. Windows narrower than 1000 px do not show them. */
export function QueueRail() {
  const { doc: comments } = useLiveDocState<CommentDeskStats>(`deskStats/${COMMENT_DESK_STATS_ID}`);
  const { doc: overview } = useLiveDocState<AdminStats>('deskStats/overview');
  const total = comments === null ? overview?.comments.total : comments.pending + comments.approved + comments.rejected;
  const articles = overview === null ? 'Articles' : `Articles, ${formatCount(overview.publishedArticles)} published`;
  const numbers = [
    ['Pending', comments?.pending ?? overview?.comments.pending],
    ['Comments', total],
    [articles, overview?.totalArticles],
    ['Subscribers', overview?.totalSubscribers],
  ] as const;
  return (
    <>
      <Part aria-label="Numbers">
        <Numbers>
          {numbers.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value === undefined ? '…' : formatCount(value)}</dd>
            </div>
          ))}
        </Numbers>
      </Part>
      <Part aria-labelledby="keyboard-title">
        <h2 id="keyboard-title">Keyboard</h2>
        <KeyLegend keys={moderationKeys} />
        <SingleKeysSwitch />
      </Part>
    </>
  );
}
