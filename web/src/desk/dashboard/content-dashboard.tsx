import { Link } from 'react-router-dom';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { useLiveQueryState } from '../lib/use-live-state.ts';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { Panel } from '../ui/panel.tsx';
import { RailLayout } from '../ui/rail-layout.tsx';
import { DividedList, Stack } from '../ui/stack.ts';
import { Meta, Sentence } from '../ui/text.ts';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { DailyPanel } from './daily-panel.tsx';
import { IdeasPanel } from './ideas-panel.tsx';
import { NeedsYouToday } from './needs-you-today.tsx';
import { StatCards, type StatCard } from './stat-cards.tsx';

const cards: StatCard[] = [
  { label: 'Total Articles', value: (stats) => stats.totalArticles },
  { label: 'Published', value: (stats) => stats.publishedArticles },
  { label: 'Total Views', value: (stats) => stats.totalViews },
  { label: 'Subscribers', value: (stats) => stats.totalSubscribers },
];

/** The editors' start page. */
export function ContentDashboard() {
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
            <IdeasPanel />
          </Stack>
        </RailLayout>
      </Stack>
    </>
  );
}

type Draft = { id: string; title: string; language: 'en' | 'hi'; createdAt: string };

const DRAFTS = {
  collection: 'articles',
  where: [['isPublished', '==', false]],
  orderBy: [['createdAt', 'desc']],
  limit: 5,
} as const;

function LatestDrafts() {
  const { status, docs } = useLiveQueryState<Draft>(DRAFTS);
  return (
    <Panel title="Latest drafts">
      {status === 'loading' && <ListSkeleton lines={3} height={44} />}
      {status === 'error' && docs.length === 0 && (
        <Sentence>The drafts could not be loaded. Find them in Articles.</Sentence>
      )}
      {status === 'ready' && docs.length === 0 && <Sentence>No drafts</Sentence>}
      <DividedList role="list" sx={{ '& > li:first-of-type': { borderTop: 0, pt: 0 } }}>
        {docs.map(({ id, title, language, createdAt }) => (
          <li key={id}>
            <Link
              to={deskPaths.article(id)}
              lang={language}
              style={{ minHeight: 44, alignContent: 'center', color: 'inherit', fontWeight: 700, justifySelf: 'start' }}
            >
              {title}
            </Link>
            <Meta>
              Started <RelativeTime iso={createdAt} />
            </Meta>
          </li>
        ))}
      </DividedList>
    </Panel>
  );
}
