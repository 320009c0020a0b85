import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { Suspense } from 'react';
import { NewsletterCard } from '../newsletter-card/newsletter-card.tsx';
import { LazyNewsletterForm } from '../newsletter/lazy-newsletter-form.tsx';
import { TrendingList } from '../trending/trending-list.tsx';
import { Rail } from '../../shared/ui/page/container.tsx';
import { styled } from '../../shared/ui/styled.ts';

// `data-wide`: the list is too short for a rail beside it. The trending stories are then below it
// in two columns, next to the newsletter.
const Place = styled(Rail)({
  '@media (min-width:1000px)': {
    '&[data-wide]': {
      flexDirection: 'row',
      columnGap: 56,
      '& > div:last-child': { flex: '0 0 344px' },
      '& > div:last-child > section': { height: '100%', display: 'grid', alignContent: 'center' },
      '& ol': { columns: 2, columnGap: 44 },
      '& li': { breakInside: 'avoid' },
    },
  },
});

/**
 * The rail beside a list of stories: trending stories and the newsletter. `isWide`: the rail is
 * below the list, in full width.
 */
export function ListRail({ trending, isWide = false }: { trending: readonly ArticleCard[]; isWide?: boolean }) {
  return (
    <Place data-area="rail" data-wide={isWide ? '' : undefined}>
      <div data-tall="">
        <Suspense>
          <TrendingList articles={trending} />
        </Suspense>
      </div>
      <div>
        <Suspense>
          <NewsletterCard>
            <LazyNewsletterForm id="newsletter-rail" tone="ticket" />
          </NewsletterCard>
        </Suspense>
      </div>
    </Place>
  );
}
