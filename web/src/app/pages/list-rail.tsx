import { styled } from '@mui/material/styles';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { Suspense } from 'react';
import { NewsletterCard } from '../../features/newsletter-card/newsletter-card.tsx';
import { LazyNewsletterForm } from '../../features/newsletter/lazy-newsletter-form.tsx';
import { TrendingList } from '../../features/trending/trending-list.tsx';

export const Rail = styled('div')({ display: 'flex', flexDirection: 'column', gap: 44, minWidth: 0 });

/** What stands beside a list of stories: what is trending, and the newsletter. */
export function ListRail({ trending }: { trending: readonly ArticleCard[] }) {
  return (
    <Rail>
      <Suspense>
        <TrendingList articles={trending} />
      </Suspense>
      <Suspense>
        <NewsletterCard>
          <LazyNewsletterForm id="newsletter-rail" tone="ticket" />
        </NewsletterCard>
      </Suspense>
    </Rail>
  );
}
