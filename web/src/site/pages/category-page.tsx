import { REVIEWS_CATEGORY } from '@first-show/domain/categories/reviews-category';
import { PAGE_SIZE } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import { useLocation, useNavigation } from 'react-router-dom';
import { Suspense } from 'react';
import { CardGrid, CardGridSkeleton } from '../article-lists/card-grid.tsx';
import { listPath } from '../article-lists/list-path.ts';
import { LoadMore } from '../article-lists/load-more.tsx';
import { LanguageLinks } from '../article-lists/language-links.tsx';
import { ReviewGrid } from '../article-lists/review-grid.tsx';
import { SortLinks } from '../article-lists/sort-links.tsx';
import { useArticleList } from '../article-lists/use-article-list.ts';
import { Breadcrumb } from '../../shared/ui/page/breadcrumb.tsx';
import { categoryColors } from '../../shared/ui/category/category-colors.ts';
import { Container, ListWithRail } from '../../shared/ui/page/container.tsx';
import { cutEdge } from '../../shared/ui/art/cut.ts';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { usePage } from './use-page.ts';
import { ListRail } from './list-rail.tsx';
import { Suggested } from './suggested.tsx';
import { styled } from '../../shared/ui/styled.ts';

/**
 * Number of cards beside the rail: a lead card and two pairs are as high as the rail. If there are
 * fewer stories, the rail is below the list.
 */
const CARDS_BESIDE_RAIL = 5;
/** Three rows of posters are as high as the rail. */
const POSTERS_BESIDE_RAIL = 12;

const Below = styled('div')({ display: 'grid', gap: 44, '&[hidden]': { display: 'none' } });
const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 20,
  rowGap: 16,
  marginBlock: '20px 44px',
  [theme.breakpoints.up('md')]: { columnGap: 32, marginBlock: '28px 64px' },
}));
const Tile = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  color: '#1B0A13',
  [theme.breakpoints.up('md')]: {
    width: 128,
    height: 128,
    gridRow: '1 / 3',
    '& svg': { width: '3.75rem', height: '3.75rem' },
  },
}));
const Name = styled('h1')(({ theme }) => ({ ...theme.typography.h1, overflowWrap: 'anywhere' }));
const Description = styled('p')(({ theme }) => ({
  ...theme.typography.standfirst,
  color: 'var(--fs-palette-text-secondary)',
  [theme.breakpoints.down('md')]: { gridColumn: '1 / -1' },
}));

export function Component() {
  const { category, featured, list, suggestions, trending } = usePage('category');
  const { articles, hasMore, status, loadMore } = useArticleList(list, category.slug);
  const { location: next } = useNavigation();
  const { pathname, search } = useLocation();
  const isPending = next !== undefined && next.pathname === pathname && next.search !== search;
  const base = paths.category(category.slug);
  const isReviews = category.slug === REVIEWS_CATEGORY;
  const Cards = isReviews ? ReviewGrid : CardGrid;
  const besideRail = isReviews ? POSTERS_BESIDE_RAIL : CARDS_BESIDE_RAIL;
  const hasRail = articles.length >= besideRail;
  return (
    <Container>
      <Breadcrumb steps={[{ label: 'Home', to: paths.home }, { label: 'Category' }, { label: category.name }]} />
      <Head>
        <Tile style={{ backgroundColor: categoryColors(category.slug).chip, clipPath: cutEdge(category.slug, 5) }}>
          <Icon name={category.icon} size={34} />
        </Tile>
        <Name>{category.name}</Name>
        <Description>{category.description}</Description>
      </Head>
      {featured.length > 0 && (
        <section aria-labelledby="featured" style={{ marginBottom: 64 }}>
          <SectionHeading title={`Featured ${category.name}`} id="featured" />
          <CardGrid articles={featured} columns={3} eager />
        </section>
      )}
      <ListWithRail aria-labelledby="latest" data-stacked={hasRail ? undefined : ''}>
        <div data-area="main">
          <SectionHeading title={`Latest ${category.name}`} id="latest" wraps>
            {isReviews ? (
              <>
                <SortLinks
                  base={base}
                  language={list.language}
                  selected={list.sort}
                  sorts={['recent', 'stars', 'views']}
                />
                <LanguageLinks base={base} sort={list.sort} selected={list.language} />
              </>
            ) : (
              <SortLinks base={base} selected={list.sort} sorts={['recent', 'views']} />
            )}
          </SectionHeading>
          {isPending && <CardGridSkeleton />}
          {!isPending && articles.length === 0 && (
            <EmptyState
              role="status"
              sentence="No articles available in this category at the moment. Please check back later for updates."
            >
              <LinkButton to={paths.home} variant="outlined">
                All News
              </LinkButton>
            </EmptyState>
          )}
          {!isPending && articles.length === 0 && <Suggested suggestions={suggestions} />}
          {/* Hide the cards instead of removing them: removing them would delay the response to
              a tap on a sort link. */}
          <div hidden={isPending}>
            <Cards articles={articles.slice(0, besideRail)} eager={featured.length === 0} columns={hasRail ? 2 : 3} />
          </div>
        </div>
        <Below data-area="below" hidden={isPending || (articles.length <= besideRail && !hasMore)}>
          <Cards articles={articles.slice(besideRail, PAGE_SIZE)} columns={3} later />
          {articles.length > PAGE_SIZE && <Cards articles={articles.slice(PAGE_SIZE)} columns={3} later />}
          {hasMore && (
            <Suspense>
              <LoadMore
                href={listPath({ base, sort: list.sort, language: list.language, page: list.page + 1 })}
                status={status}
                onLoad={() => void loadMore()}
              />
            </Suspense>
          )}
        </Below>
        <ListRail trending={trending} isWide={!hasRail} />
      </ListWithRail>
    </Container>
  );
}
