import type { ArticleCard as Card } from '@first-show/domain/articles/article.schema';
import { PAGE_SIZE, SKELETON_CARDS } from '@first-show/domain/core/limits';
import { Suspense } from 'react';
import { SkeletonLine, SkeletonPicture } from '../../shared/ui/page/skeleton.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { styled } from '../../shared/ui/styled.ts';
import { ArticleCard, type CardShape } from './article-card.tsx';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 28, rowGap: 44 },
  // Six tracks, so that a row can have one, two or three cards.
  [theme.breakpoints.up('md')]: {
    '&[data-columns="3"]': {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > [data-shape="pair"]': { gridColumn: 'span 2' },
      '& > [data-shape="half"]': { gridColumn: 'span 3' },
    },
  },
}));

/**
 * The shape of each card, so that no row has a gap. If the cards do not fill whole rows, the first
 * ones are larger: one lead, or two halves. The pattern restarts with each page of the list, so
 * that appending a page changes no shape. `hasLead`: the first card is a lead in any case.
 */
export function cardShapes(count: number, columns: 2 | 3, hasLead = false): CardShape[] {
  if (hasLead) return ['lead', ...cardShapes(count - 1, columns)];
  return Array.from({ length: count }, (_, index) => {
    const indexInPage = index % PAGE_SIZE;
    const countOfPage = Math.min(PAGE_SIZE, count - (index - indexInPage));
    const leftOver = countOfPage % columns;
    if (indexInPage >= leftOver) return 'pair';
    return leftOver === 1 ? 'lead' : 'half';
  });
}

/**
 * Stories as cards in two columns, or in three if the list has the full width. `eager`: the first
 * picture loads at once. `later`: the cards are far below the first screen, and the browser lays
 * them out only when they come near. `hasLead`: the first story is the most important one.
 */
export function CardGrid({
  articles,
  eager = false,
  later = false,
  hasLead = false,
  columns = 2,
}: {
  articles: readonly Card[];
  eager?: boolean;
  later?: boolean;
  hasLead?: boolean;
  columns?: 2 | 3;
}) {
  const shapes = cardShapes(articles.length, columns, hasLead);
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

/** Placeholders for six cards. */
export function CardGridSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Grid aria-hidden="true" style={{ rowGap: 44 }}>
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
