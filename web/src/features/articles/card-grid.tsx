import { styled } from '@mui/material/styles';
import type { ArticleCard as Card } from '@first-show/domain/articles/article.schema';
import { PAGE_SIZE, SKELETON_CARDS } from '@first-show/domain/core/limits';
import { Suspense } from 'react';
import { SkeletonLine, SkeletonPicture } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ArticleCard, type CardShape } from './article-card.tsx';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 28, rowGap: 44 },
  // Six tracks: a row is one, two or three cards.
  [theme.breakpoints.up('md')]: {
    '&[data-columns="3"]': {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > [data-shape="pair"]': { gridColumn: 'span 2' },
      '& > [data-shape="half"]': { gridColumn: 'span 3' },
    },
  },
}));

/**
 * The shape of each card, so that no row has an empty place: what is left over of full rows comes
 * first, one story as a lead, two as halves. Each page of a list starts anew, so that appending one
 * moves nothing.
 */
export function cardShapes(count: number, columns: 2 | 3): CardShape[] {
  return Array.from({ length: count }, (_, index) => {
    const indexInPage = index % PAGE_SIZE;
    const countOfPage = Math.min(PAGE_SIZE, count - (index - indexInPage));
    const leftOver = countOfPage % columns;
    if (indexInPage >= leftOver) return 'pair';
    return leftOver === 1 ? 'lead' : 'half';
  });
}

/**
 * Stories as cards, in two columns or, in the full width, in three. `eager`: the first picture
 * loads at once. `later`: they stand far below the first screen, and are laid out when they come
 * near.
 */
export function CardGrid({
  articles,
  eager = false,
  later = false,
  columns = 2,
}: {
  articles: readonly Card[];
  eager?: boolean;
  later?: boolean;
  columns?: 2 | 3;
}) {
  const shapes = cardShapes(articles.length, columns);
  return (
    <Grid data-columns={columns}>
      {articles.map((article, index) => (
        <Suspense key={article.id}>
          <ArticleCard
            article={article}
            shape={shapes[index] ?? 'pair'}
            isWide={columns === 3}
            eager={eager && index === 0}
            later={later}
          />
        </Suspense>
      ))}
    </Grid>
  );
}

/** Six waiting cards. */
export function CardGridSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Grid aria-hidden="true" sx={{ rowGap: 11 }}>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <div key={index}>
            <SkeletonPicture ratio={1.61} seed={`wait-${index}`} />
            <SkeletonLine width="92%" height={22} />
            <SkeletonLine width="64%" height={22} />
            <SkeletonLine width="46%" height={14} />
          </div>
        ))}
      </Grid>
    </div>
  );
}
