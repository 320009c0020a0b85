import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { PAGE_SIZE, SEARCH_MIN_EXCLUSIVE } from '@first-show/domain/core/limits';
import { livePaths } from '@first-show/domain/core/live-paths';
import { site } from '@first-show/domain/core/site';
import { paths } from '@first-show/domain/core/paths';
import type { Chrome, PageData } from '@first-show/domain/pages/page-data';
import type { HomeRollup } from '@first-show/domain/rollups/rollups';
import { Suspense, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { BreakingBanner } from '../article-lists/breaking-banner.tsx';
import { CardGrid, CardGridSkeleton } from '../article-lists/card-grid.tsx';
import { CategoryTabs } from '../article-lists/category-tabs.tsx';
import { Hero } from '../article-lists/hero.tsx';
import { listPath } from '../article-lists/list-path.ts';
import { LoadMore } from '../article-lists/load-more.tsx';
import { mergeArticles, newStories } from '../article-lists/merge-articles.ts';
import { NewStoriesPill } from '../article-lists/new-stories-pill.tsx';
import { SortLinks } from '../article-lists/sort-links.tsx';
import { useArticleList } from '../article-lists/use-article-list.ts';
import { WelcomeBanner } from '../article-lists/welcome-banner.tsx';
import { BoxOfficeWidget } from '../box-office-widget/box-office-widget.tsx';
import { PollsPanel, PredictionsPanel } from '../ballots/ballots-panel.tsx';
import { NameCards } from '../search-matches/name-cards.tsx';
import { ThisFriday } from '../releases/this-friday.tsx';
import { FollowCards } from '../shell/follow-cards.tsx';
import { useLiveDoc } from '../../shared/lib/live/use-live.ts';
import { passFocus } from '../../shared/lib/pass-focus.ts';
import { Container, ListWithRail, Rail } from '../../shared/ui/page/container.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { useEnvelope, usePage } from './use-page.ts';
import { ListRail } from './list-rail.tsx';
import { Suggested } from './suggested.tsx';
import { useSearchCount } from './use-search-count.ts';
import { styled } from '../../shared/ui/styled.ts';

/**
 * Number of cards beside each rail: a lead card and two pairs are as high as the rail. If a list
 * has fewer, its rail is below it.
 */
const CARDS_BESIDE_RAIL = 5;

const Count = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: 'var(--fs-palette-text-secondary)',
  margin: '-12px 0 24px',
}));
const Below = styled('div')({ display: 'grid', gap: 44, '&[hidden]': { display: 'none' } });
const none: readonly ArticleCard[] = [];

type HomePage = Extract<PageData, { kind: 'home' }>;

/**
 * The list that this page is loading after a tap on a tab or sort link or after a search. `query`
 * is the search text; `null` if the list is not a search result. Returns `null` if no list is
 * loading.
 */
function usePendingList(): { query: string | null } | null {
  const { location: next } = useNavigation();
  const { pathname, search } = useLocation();
  if (next === undefined || next.pathname !== pathname || next.search === search) return null;
  return { query: new URLSearchParams(next.search).get('search') };
}

/**
 * The loaded list. On the plain first page (no search, tab or sort order), `newArticles` are the
 * stories that were published since the list was loaded, and `showNew` adds them to the list. For
 * every other list, `newArticles` is empty.
 */
function useHomeList(home: HomePage) {
  const loaded = useArticleList(home.list, home.tab);
  const isPlainList = home.query === null && home.tab === 'all' && home.list.sort === 'recent' && home.list.page === 1;
  const [shownNew, setShownNew] = useState<readonly ArticleCard[]>(none);
  const live = useLiveDoc<HomeRollup, readonly ArticleCard[]>(
    isPlainList ? livePaths.home : null,
    none,
    (rollup) => rollup.latest,
  );
  const articles = isPlainList ? mergeArticles(shownNew, loaded.articles) : loaded.articles;
  const newArticles = isPlainList ? newStories(articles, live) : none;
  return { ...loaded, articles, newArticles, showNew: () => setShownNew(mergeArticles(newArticles, shownNew)) };
}

/**
 * Divides the articles into lists: `first` beside the first rail, `second` beside the second rail,
 * and in full width `found` (the other search results), `wide` and `appended` (further pages).
 */
function columnsOf(articles: readonly ArticleCard[], isSearch: boolean) {
  const hasRail = articles.length >= CARDS_BESIDE_RAIL;
  // Search results stay together. Other lists continue below the box-office widget.
  const found = isSearch ? articles.slice(CARDS_BESIDE_RAIL) : none;
  const rest = isSearch ? none : articles.slice(CARDS_BESIDE_RAIL);
  const hasSecondRail = rest.length >= CARDS_BESIDE_RAIL;
  const second = hasSecondRail ? rest.slice(0, CARDS_BESIDE_RAIL) : none;
  return {
    hasRail,
    first: articles.slice(0, CARDS_BESIDE_RAIL),
    found,
    hasSecondRail,
    second,
    wide: rest.slice(second.length, PAGE_SIZE - CARDS_BESIDE_RAIL),
    appended: rest.slice(PAGE_SIZE - CARDS_BESIDE_RAIL),
  };
}

/**
 * The breaking banner, the hero and the category tabs. Without featured stories, the welcome banner
 * takes the place of the hero. Above search results, only the tabs are shown.
 */
function Top({ home, isSearch, categories }: { home: HomePage; isSearch: boolean; categories: readonly Category[] }) {
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
          <CategoryTabs categories={categories} selected={isSearch ? '' : home.tab} />
        </div>
      </Suspense>
    </>
  );
}

/** The message in place of an empty list. `query` is the search text; `null` without a search. */
function emptyMessage(query: string | null): string {
  if (query === null) return 'No articles available at the moment. Please check back later.';
  if (isTooShort(query)) return `Type at least ${SEARCH_MIN_EXCLUSIVE + 1} letters.`;
  return `No articles found for "${query}". Try different keywords.`;
}

/** Whether no search runs for `query`, so that a number of results would be wrong. */
const isTooShort = (query: string): boolean => query.length <= SEARCH_MIN_EXCLUSIVE;

/**
 * The heading of the list; for a search also the number of results and the matching films and
 * categories. `isPending`: another list is loading, so placeholders are shown. If the list is
 * empty, a message and suggestions are shown.
 */
function ListHead({
  home,
  query,
  isPending,
  count,
}: {
  home: HomePage;
  query: string | null;
  isPending: boolean;
  count: number;
}) {
  const isSearch = query !== null;
  return (
    <>
      {isSearch ? (
        <>
          <SectionHeading as="h1" id="latest" title={`Search Results for "${query}"`} />
          {!isTooShort(query) && <Count role="status">{isPending ? 'Searching...' : `${count} articles found`}</Count>}
          {!isPending && home.matches !== null && <NameCards {...home.matches} label="Films, people and categories" />}
          <VisuallyHidden as="h2">Stories</VisuallyHidden>
        </>
      ) : (
        <SectionHeading title="Latest Articles" id="latest" wraps>
          <SortLinks tab={home.tab} selected={home.list.sort} />
        </SectionHeading>
      )}
      {isPending && <CardGridSkeleton />}
      {!isPending && count === 0 && (
        <>
          <EmptyState role="status" sentence={emptyMessage(query)}>
            {(isSearch || home.tab !== 'all') && (
              <LinkButton to={paths.home} variant="outlined">
                All News
              </LinkButton>
            )}
          </EmptyState>
          <Suggested suggestions={home.suggestions} />
        </>
      )}
    </>
  );
}

/** The polls and the cards of social networks, beside the list or below it (`isWide`). */
function SecondRail({
  polls,
  followers,
  loadedAt,
  isWide,
}: Pick<HomePage, 'polls'> & Pick<Chrome, 'followers'> & { loadedAt: string; isWide: boolean }) {
  return (
    <Rail data-area="rail">
      <div data-tall="">
        <PollsPanel polls={polls} loadedAt={loadedAt} isWide={isWide} />
      </div>
      <div>
        <Suspense>
          <FollowCards followers={followers} isWide={isWide} />
        </Suspense>
      </div>
    </Rail>
  );
}

export function Component() {
  const home = usePage('home');
  const { chrome, loadedAt } = useEnvelope();
  const pending = usePendingList();
  const isPending = pending !== null;
  const query = pending === null ? home.query : pending.query;
  const isSearch = query !== null;
  useSearchCount(isPending ? null : home.query);
  const { articles, newArticles, showNew, hasMore, status, loadMore } = useHomeList(home);
  const { hasRail, first, found, hasSecondRail, second, wide, appended } = columnsOf(articles, isSearch);
  return (
    <>
      <Top home={home} isSearch={isSearch} categories={chrome.categories} />
      <NewStoriesPill
        count={newArticles.length}
        onShow={() => {
          showNew();
          const heading = document.getElementById('latest');
          heading?.scrollIntoView({ block: 'start' });
          // The pill disappears, so the focus moves to the heading of the list.
          passFocus(document.activeElement, heading);
        }}
      />
      <Container style={{ marginTop: 44 }}>
        <ListWithRail aria-labelledby="latest" data-stacked={hasRail ? undefined : ''}>
          <div data-area="main">
            <ListHead home={home} query={query} isPending={isPending} count={articles.length} />
            {/* Hide the cards instead of removing them: removing them would delay the response
                to a tap on a tab. */}
            <div hidden={isPending}>
              <CardGrid
                articles={first}
                eager={isSearch || home.featured.length === 0}
                hasLead={isSearch}
                columns={hasRail ? 2 : 3}
              />
            </div>
          </div>
          {found.length > 0 && (
            <div data-area="below" hidden={isPending}>
              <CardGrid articles={found} columns={3} later />
            </div>
          )}
          <ListRail trending={home.trending} isWide={!hasRail} />
        </ListWithRail>
      </Container>
      <div data-later="" style={{ marginTop: 64, '--fs-estimated-height': '700px' }}>
        <Suspense>
          <BoxOfficeWidget boxOffice={home.boxOffice} />
        </Suspense>
      </div>
      {!isSearch && (
        <Suspense>
          <ThisFriday entries={home.thisFriday} />
        </Suspense>
      )}
      <Container style={{ marginTop: 64 }}>
        <ListWithRail aria-label="More articles" data-stacked={hasSecondRail ? undefined : ''}>
          <div data-area="main" hidden={isPending || second.length === 0}>
            <CardGrid articles={second} later />
          </div>
          <Below data-area="below" hidden={isPending || (wide.length === 0 && !hasMore)}>
            <CardGrid articles={wide} columns={3} later />
            {appended.length > 0 && <CardGrid articles={appended} columns={3} later />}
            {!isSearch && hasMore && (
              <Suspense>
                <LoadMore
                  href={listPath({ tab: home.tab, sort: home.list.sort, page: home.list.page + 1 })}
                  status={status}
                  onLoad={() => void loadMore()}
                />
              </Suspense>
            )}
          </Below>
          <SecondRail polls={home.polls} followers={chrome.followers} loadedAt={loadedAt} isWide={!hasSecondRail} />
        </ListWithRail>
        <div style={{ marginTop: 64 }}>
          <PredictionsPanel predictions={home.predictions} loadedAt={loadedAt} />
        </div>
      </Container>
    </>
  );
}
