import type { Article } from '@first-show/domain/articles/article.schema';
import { articleBadge } from '@first-show/domain/articles/card-text';
import type { Category } from '@first-show/domain/categories/category.schema';
import { formatLongDate, wasUpdated } from '@first-show/domain/core/dates';
import { formatCount } from '@first-show/domain/core/money';
import { paths } from '@first-show/domain/core/paths';
import { formatReadMinutes } from '@first-show/domain/core/reading-time';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../shared/ui/page/breadcrumb.tsx';
import { CategoryChip } from '../../shared/ui/category/category-chip.tsx';
import { CutPicture } from '../../shared/ui/art/cut-picture.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { MetaLine } from '../../shared/ui/page/meta-line.tsx';
import { StarRating } from '../../shared/ui/figures/star-rating.tsx';
import { TicketBadge } from '../../shared/ui/art/ticket-badge.tsx';
import { styled } from '../../shared/ui/styled.ts';

/** Width divided by height of the lead picture, which is wider than the pictures of cards. */
const PICTURE_RATIO = 1048 / 520;

const Badges = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '16px 0 10px' });
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: '0 0 20px',
  maxWidth: '12.9em',
  overflowWrap: 'anywhere',
}));
const Lead = styled('figure')(({ theme }) => ({
  margin: '28px 0 0',
  '& figcaption': { ...theme.typography.meta, color: 'var(--fs-palette-text-disabled)', marginTop: 12 },
  // On phones, the lead picture has the full width of the screen.
  [theme.breakpoints.down('sm')]: { marginInline: -16, '& figcaption': { paddingInline: 16 } },
  // On paper it shares the first page with the headline.
  '@media print': { width: '70%' },
}));

/**
 * Breadcrumb, badges, headline, meta line and lead picture of an article. `share`: the share button
 * in the meta line. `review`: the head of a review, with its stars.
 */
export function ArticleHead({
  article,
  category,
  viewCount,
  share,
  review,
}: {
  article: Article;
  category: Category | null;
  viewCount: number;
  share?: ReactNode;
  review?: ReactNode;
}) {
  const badge = articleBadge(article);
  const lang = article.language === 'hi' ? 'hi' : undefined;
  return (
    <header>
      <Breadcrumb
        steps={[
          { label: 'Home', to: paths.home },
          ...(category === null ? [] : [{ label: category.name, to: paths.category(category.slug) }]),
          { label: 'Article' },
        ]}
      />
      <Badges>
        {badge === 'breaking' && <TicketBadge tone="breaking">BREAKING NEWS</TicketBadge>}
        {badge === 'featured' && <TicketBadge tone="featured">FEATURED</TicketBadge>}
        {category !== null && <CategoryChip category={category} asLink />}
      </Badges>
      <Title lang={lang}>{article.title}</Title>
      <MetaLine style={{ fontSize: '1rem', columnGap: 20, rowGap: 6 }}>
        {article.byline !== null && (
          <span lang={lang}>
            <Icon name="mic" size={18} />
            <span>{article.byline}</span>
          </span>
        )}
        {article.publishedAt !== null && (
          <time dateTime={article.publishedAt}>
            <Icon name="calendar" size={18} />
            <span>{formatLongDate(article.publishedAt)}</span>
          </time>
        )}
        {wasUpdated(article) && (
          <time dateTime={article.updatedAt}>{`Updated ${formatLongDate(article.updatedAt)}`}</time>
        )}
        <span>
          <Icon name="eye" size={20} />
          <span>{`${formatCount(viewCount)} views`}</span>
        </span>
        <span>
          <Icon name="clock" size={18} />
          <span>{formatReadMinutes(article.readMinutes)}</span>
        </span>
        {article.rating !== null && article.review === null && <StarRating stars={article.rating} />}
        {share}
      </MetaLine>
      {review}
      {article.imageUrl !== null && (
        <Lead>
          <CutPicture
            imageUrl={article.imageUrl}
            alt={article.imageAlt}
            focus={article.imageFocus}
            size={article.imageSize}
            seed={article.slug}
            ratio={PICTURE_RATIO}
            sizes="(min-width: 1280px) 1200px, 100vw"
            eager
          />
          {(article.imageCaption || article.imageCredit) && (
            <figcaption>{[article.imageCaption, article.imageCredit].filter(Boolean).join('. ')}</figcaption>
          )}
        </Lead>
      )}
    </header>
  );
}
