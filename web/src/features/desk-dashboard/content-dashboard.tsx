import type { ReactNode } from 'react';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { RailLayout } from '../../ui/desk/rail-layout.tsx';
import { Stack } from '../../ui/desk/stack.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { DailyPanel } from './daily-panel.tsx';
import { LatestDrafts } from './latest-drafts.tsx';
import { NeedsYouToday } from './needs-you-today.tsx';
import { StatCards, type StatCard } from './stat-cards.tsx';

const cards: StatCard[] = [
  { label: 'Total Articles', value: (stats) => stats.totalArticles },
  { label: 'Published', value: (stats) => stats.publishedArticles },
  { label: 'Total Views', value: (stats) => stats.totalViews },
  { label: 'Subscribers', value: (stats) => stats.totalSubscribers },
];

/**
 * The editors' start page: waiting work, numbers, daily charts and the three most frequent actions.
 * `children` are rendered below the charts.
 */
export function ContentDashboard({ children }: { children: ReactNode }) {
  const rail = (
    <>
      <Panel title="Quick actions">
        <Stack sx={{ gap: 3 }}>
          <LinkButton to={deskPaths.scraping} variant="outlined">
            Scrape Now
          </LinkButton>
          <LinkButton to={deskPaths.newArticle}>Create Article</LinkButton>
          <LinkButton to={deskPaths.boxOffice} variant="outlined">
            Add Box Office Data
          </LinkButton>
        </Stack>
      </Panel>
      <LatestDrafts />
    </>
  );
  return (
    <>
      <DeskHeading title="Dashboard" />
      <Stack sx={{ gap: 8 }}>
        <NeedsYouToday />
        <StatCards cards={cards} />
        <RailLayout railLabel="What to do next" rail={rail}>
          <Stack sx={{ gap: 8 }}>
            <DailyPanel />
            {children}
          </Stack>
        </RailLayout>
      </Stack>
    </>
  );
}
