import { styled } from '@mui/material/styles';
import type { ArticleCard as Card } from '@first-show/domain/articles/article.schema';
import { PAGE_SIZE, SKELETON_CARDS } from '@first-show/domain/core/limits';
import { Suspense } from 'react';
import { SkeletonLine, SkeletonPicture } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ArticleCard } from './article-card.tsx';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 28, rowGap: 44 },
}));

/** One lead and two pairs, again and again; each page of a list starts anew, so that appending one moves nothing. */
const LEAD_EVERY = 5;
function isLead(indexInList: number): boolean {
  const indexInPage = indexInList % PAGE_SIZE;
  return indexInPage % LEAD_EVERY === 0 && indexInPage < 2 * LEAD_EVERY;
}

/**
 * Stories as cards. `from`: the place of the first one in the whole list. `eager`: the first picture loads at once. `columns` 3: a row of
 * equal cards, with no lead. `later`: they stand far below the first screen, and are laid out when they come near.
 */
export function CardGrid({ articles, from = 0, eager = false, later = false, columns = 2 }: { articles: readonly Card[]; from?: number; eager?: boolean; later?: boolean; columns?: 2 | 3 }) {
  return (
    <Grid sx={columns === 3 ? { gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } } : undefined}>
      {articles.map((article, index) => (
        <Suspense key={article.id}>
          <ArticleCard article={article} shape={columns === 2 && isLead(from + index) ? 'lead' : 'pair'} eager={eager && index === 0} later={later} />
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
