import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { Panel } from '../../ui/desk/panel.tsx';
import { RailLayout } from '../../ui/desk/rail-layout.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { DailyPanel } from './daily-panel.tsx';
import { LatestDrafts } from './latest-drafts.tsx';
import { NeedsYouToday } from './needs-you-today.tsx';
import { StatCards, type StatCard } from './stat-cards.tsx';

const Actions = styled('div')({ display: 'grid', gap: 12, '& > *': { width: '100%' } });
const Sections = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 });

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
export function ContentDashboard({ children }: { children?: ReactNode }) {
  return (
    <Sections>
      <NeedsYouToday />
      <StatCards cards={cards} />
      <RailLayout
        railLabel="What to do next"
        rail={
          <>
            <Panel title="Quick actions">
              <Actions>
                <LinkButton to={deskPaths.scraping} variant="outlined">
                  Scrape Now
                </LinkButton>
                <LinkButton to={deskPaths.newArticle}>Create Article</LinkButton>
                <LinkButton to={deskPaths.boxOffice} variant="outlined">
                  Add Box Office Data
                </LinkButton>
              </Actions>
            </Panel>
            <LatestDrafts />
          </>
        }
      >
        <Sections>
          <DailyPanel />
          {children}
        </Sections>
      </RailLayout>
    </Sections>
  );
}
