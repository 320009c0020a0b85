import { styled } from '@mui/material/styles';
import type { AdminStats } from '@first-show/domain/analytics/analytics.schema';
import { COMMENT_DESK_STATS_ID, type CommentDeskStats } from '@first-show/domain/comments/moderation-desk.schema';
import { formatCount } from '@first-show/domain/core/money';
import { useLiveDocState } from '../../lib/desk/use-live-state.ts';
import { KeyLegend, SingleKeysSwitch } from '../../ui/desk/keyboard-help.tsx';
import { moderationKeys } from './moderation-keys.ts';

const NARROW = '@media (max-width:999px)';

const Part = styled('section')({ [NARROW]: { display: 'none' } });
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, fontSize: '1.5rem', marginBottom: 8 }));
const Numbers = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', padding: '16px 0' },
  '& > div:nth-of-type(2n)': { paddingLeft: 16, borderLeft: '1px solid var(--fs-palette-divider)' },
  '& > div:nth-of-type(n+3)': { borderTop: '1px solid var(--fs-palette-divider)' },
});
const Figure = styled('dd')(({ theme }) => ({ ...theme.typography.figure, margin: 0, fontSize: '2.125rem' }));
const Label = styled('dt')(({ theme }) => ({ ...theme.typography.meta, color: 'var(--fs-palette-text-disabled)' }));

const figure = (count: number | undefined) => (count === undefined ? '…' : formatCount(count));

/** Beside a list from 1000 px on: the desk's numbers and its shortcuts. */
export function QueueRail() {
  const { doc: comments } = useLiveDocState<CommentDeskStats>(`deskStats/${COMMENT_DESK_STATS_ID}`);
  const { doc: overview } = useLiveDocState<AdminStats>('deskStats/overview');
  const total = comments === null ? overview?.comments.total : comments.pending + comments.approved + comments.rejected;
  const numbers = [
    { label: 'Pending', value: comments?.pending ?? overview?.comments.pending },
    { label: 'Comments', value: total },
    {
      label: overview === null ? 'Articles' : `Articles, ${formatCount(overview.publishedArticles)} published`,
      value: overview?.totalArticles,
    },
    { label: 'Subscribers', value: overview?.totalSubscribers },
  ];
  return (
    <>
      <Part aria-label="Numbers">
        <Numbers>
          {numbers.map(({ label, value }) => (
            <div key={label}>
              <Label>{label}</Label>
              <Figure>{figure(value)}</Figure>
            </div>
          ))}
        </Numbers>
      </Part>
      <Part aria-labelledby="keyboard-title">
        <Title id="keyboard-title">Keyboard</Title>
        <KeyLegend keys={moderationKeys} />
        <SingleKeysSwitch />
      </Part>
    </>
  );
}
