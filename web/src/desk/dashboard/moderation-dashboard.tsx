import { styled } from '@mui/material/styles';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { formatCount, formatCountOf } from '@first-show/domain/core/money';
import { useDeskStats } from '../lib/use-desk-stats.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { SectionTitle } from '../ui/panel.tsx';
import { Line, Stack } from '../ui/stack.ts';
import { Sentence } from '../ui/text.ts';
import { NeedsYouToday } from './needs-you-today.tsx';
import { StatCards, type StatCard } from './stat-cards.tsx';

const Warning = styled(Line)({
  gap: '16px 24px',
  marginTop: 24,
  padding: '20px 24px',
  border: '1.5px solid var(--fs-palette-primary-main)',
  backgroundColor: 'color-mix(in srgb, var(--fs-palette-primary-main) 10%, var(--fs-palette-background-paper))',
  '& > svg': { color: 'var(--fs-palette-primary-main)' },
  '& > div': { flex: '1 1 240px' },
});

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

/** The moderators' start page: tasks, numbers and the count of comments to review. */
export function ModerationDashboard() {
  const pending = useDeskStats().pending ?? 0;
  return (
    <>
      <DeskHeading title="Dashboard" />
      <Stack sx={{ gap: 8 }}>
        <NeedsYouToday />
        <StatCards cards={cards} />
      </Stack>
      <div role="status">
        {pending > 0 && (
          <Warning as="section" aria-labelledby="pending-warning">
            <Icon name="speech" size={28} />
            <div>
              <SectionTitle id="pending-warning">{formatCountOf(pending, 'comment')} awaiting review</SectionTitle>
              <Sentence>Readers see them only after you approve them.</Sentence>
            </div>
            <LinkButton to={deskPaths.pending}>Review Comments</LinkButton>
          </Warning>
        )}
      </div>
    </>
  );
}
