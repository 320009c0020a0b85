import { styled } from '@mui/material/styles';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { livePaths } from '@first-show/domain/core/live-paths';
import { site } from '@first-show/domain/core/site';
import { paths } from '@first-show/domain/core/paths';
import type { HomeRollup } from '@first-show/domain/rollups/rollups';
import { Suspense, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { BreakingBanner } from '../../features/articles/breaking-banner.tsx';
import { CardGrid, CardGridSkeleton } from '../../features/articles/card-grid.tsx';
import { CategoryTabs } from '../../features/articles/category-tabs.tsx';
import { Hero } from '../../features/articles/hero.tsx';
import { listPath } from '../../features/articles/list-path.ts';
import { LoadMore } from '../../features/articles/load-more.tsx';
import { mergeArticles, newStories } from '../../features/articles/merge-articles.ts';
import { NewStoriesPill } from '../../features/articles/new-stories-pill.tsx';
import { SortLinks } from '../../features/articles/sort-links.tsx';
import { useArticleList } from '../../features/articles/use-article-list.ts';
import { WelcomeBanner } from '../../features/articles/welcome-banner.tsx';
import { BoxOfficeWidget } from '../../features/box-office-widget/box-office-widget.tsx';
import { PollsPanel } from '../../features/polls/polls-panel.tsx';
import { PredictionsPanel } from '../../features/predictions/predictions-panel.tsx';
import { NameCards } from '../../features/search-matches/name-cards.tsx';
import { FollowCards } from '../../features/shell/follow-cards.tsx';
import { useLiveDoc } from '../../lib/live/use-live.ts';
import { Container, WithRail } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useEnvelope, usePage } from '../use-page.ts';
import { ListRail, Rail } from './list-rail.tsx';
import { Suggested } from './suggested.tsx';
import { useSearchCount } from './use-search-count.ts';

/** So many cards stand above the box office board, the rest below it. */
const CARDS_ABOVE_BOARD = 5;

const Count = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: 'var(--fs-palette-text-secondary)', margin: '-12px 0 24px' }));
const none: readonly ArticleCard[] = [];

/** True while another list of this page (a tab, a sort, a search) is on its way, with the search text of it. */
function usePendingList(): { query: string | null } | null {
  const { location: next } = useNavigation();
  const { pathname, search } = useLocation();
  if (next === undefined || next.pathname !== pathname || next.search === search) return null;
  return { query: new URLSearchParams(next.search).get('search') };
}

export function Component() {
  const home = usePage('home');
  const { chrome, loadedAt } = useEnvelope();
  const pending = usePendingList();
  const { articles: listed, hasMore, status, loadMore } = useArticleList(home.list, home.tab);
  const query = pending === null ? home.query : pending.query;
  const isSearch = query !== null;
  useSearchCount(pending === null ? home.query : null);

  const isPlainList = home.query === null && home.tab === 'all' && home.list.sort === 'recent' && home.list.page === 1;
  const [shownNew, setShownNew] = useState<readonly ArticleCard[]>(none);
  const live = useLiveDoc<HomeRollup, readonly ArticleCard[]>(
    isPlainList ? livePaths.home : null,
    none,
    (rollup) => rollup.latest,
  );
  const articles = isPlainList ? mergeArticles(shownNew, listed) : listed;
  const arrived = isPlainList ? newStories(articles, live) : none;

  const above = isSearch ? articles : articles.slice(0, CARDS_ABOVE_BOARD);
  const below = isSearch ? none : articles.slice(CARDS_ABOVE_BOARD);
  const hasHero = !isSearch && home.featured.length > 0;
  return (
    <>
      {!isSearch && <VisuallyHidden as="h1">{site.defaultTitle}</VisuallyHidden>}
      {!isSearch && home.breaking !== null && (
        <Suspense>
          <BreakingBanner article={home.breaking} />
        </Suspense>
      )}
      {hasHero && (
        <Suspense>
          <Hero articles={home.featured} />
        </Suspense>
      )}
      {!isSearch && !hasHero && <WelcomeBanner />}
      <Suspense>
        <div style={{ marginTop: 44 }}>
          <CategoryTabs categories={chrome.categories} selected={isSearch ? '' : home.tab} />
        </div>
      </Suspense>
      <NewStoriesPill
        count={arrived.length}
        onShow={() => {
          setShownNew(mergeArticles(arrived, shownNew));
          document.getElementById('latest')?.scrollIntoView({ block: 'start' });
        }}
      />
      <Container style={{ marginTop: 44 }}>
        <WithRail>
          <section aria-labelledby="latest">
            {isSearch ? (
              <>
                <SectionHeading as="h1" id="latest" title={`Search Results for "${query}"`} />
                <Count role="status">{pending === null ? `${articles.length} articles found` : 'Searching...'}</Count>
                {pending === null && home.matches !== null && <NameCards {...home.matches} label="Films and categories" />}
                <VisuallyHidden as="h2">Stories</VisuallyHidden>
              </>
            ) : (
              <SectionHeading title="Latest Articles" id="latest" wraps>
                <SortLinks tab={home.tab} selected={home.list.sort} />
              </SectionHeading>
            )}
            {pending !== null && <CardGridSkeleton />}
            {pending === null && articles.length === 0 && (
              <EmptyState
                role="status"
                sentence={
                  isSearch
                    ? `No articles found for "${query}". Try different keywords.`
                    : 'No articles available at the moment. Please check back later.'
                }
              >
                {(isSearch || home.tab !== 'all') && (
                  <LinkButton to={paths.home} variant="outlined">
                    All News
                  </LinkButton>
                )}
              </EmptyState>
            )}
            {pending === null && articles.length === 0 && <Suggested suggestions={home.suggestions} />}
            {/* Hidden, not gone: taking every card away would keep the tap on a tab waiting. */}
            <div hidden={pending !== null}>
              <CardGrid articles={above} eager={!hasHero} />
            </div>
          </section>
          <ListRail trending={home.trending} />
        </WithRail>
      </Container>
      <div data-later="" style={{ marginTop: 64, '--fs-guess': '700px' }}>
        <Suspense>
          <BoxOfficeWidget boxOffice={home.boxOffice} />
        </Suspense>
      </div>
      <Container style={{ marginTop: 64 }}>
        <WithRail>
          <section aria-label="More articles">
            <div hidden={pending !== null}>
              <CardGrid articles={below} from={CARDS_ABOVE_BOARD} later />
              {!isSearch && hasMore && (
                <Suspense>
                  <LoadMore
                    href={listPath({ tab: home.tab, sort: home.list.sort, page: home.list.page + 1 })}
                    status={status}
                    onLoad={() => void loadMore()}
                  />
                </Suspense>
              )}
            </div>
          </section>
          <Rail>
            <PollsPanel polls={home.polls} />
            <PredictionsPanel predictions={home.predictions} loadedAt={loadedAt} />
            <Suspense>
              <FollowCards followers={chrome.followers} />
            </Suspense>
          </Rail>
        </WithRail>
      </Container>
    </>
  );
}
