import { styled } from '@mui/material/styles';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { formatCount } from '@first-show/domain/core/money';
import { Icon } from '../../ui/art/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Sentence } from '../../ui/desk/text.ts';
import { NeedsYouToday } from './needs-you-today.tsx';
import { StatCards, type StatCard } from './stat-cards.tsx';
import { useOverview } from './use-overview.ts';

const Warning = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  marginTop: 24,
  padding: '20px 24px',
  border: '1.5px solid var(--fs-palette-primary-main)',
  backgroundColor: 'color-mix(in srgb, var(--fs-palette-primary-main) 10%, var(--fs-palette-background-paper))',
  '& > svg': { color: 'var(--fs-palette-primary-main)' },
});
const Text = styled('div')({ flex: '1 1 240px' });
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, fontSize: '1.375rem' }));

const cards: StatCard[] = [
  {
    label: 'Total Articles',
    value: (stats) => stats.totalArticles,
    note: (stats) => `${formatCount(stats.publishedArticles)} published`,
  },
  { label: 'Total Views', value: (stats) => stats.totalViews },
  {
    label: 'Comments',
    value: (stats) => stats.comments.total,
    note: (stats) => `${formatCount(stats.comments.pending)} pending`,
  },
  { label: 'Subscribers', value: (stats) => stats.totalSubscribers },
];

/** The moderators' start page: waiting work, numbers and the comments to review. */
export function ModerationDashboard() {
  const { overview } = useOverview();
  const pending = overview?.comments.pending ?? 0;
  return (
    <>
      <NeedsYouToday />
      <div style={{ marginTop: 32 }}>
        <StatCards cards={cards} />
      </div>
      <div role="status">{pending > 0 && <PendingWarning pending={pending} />}</div>
    </>
  );
}

function PendingWarning({ pending }: { pending: number }) {
  return (
    <Warning aria-labelledby="pending-warning">
      <Icon name="speech" size={28} />
      <Text>
        <Title id="pending-warning">
          {formatCount(pending)} {pending === 1 ? 'comment' : 'comments'} awaiting review
        </Title>
        <Sentence>Readers see them only after you approve them.</Sentence>
      </Text>
      <LinkButton to={deskPaths.pending}>Review Comments</LinkButton>
    </Warning>
  );
}
