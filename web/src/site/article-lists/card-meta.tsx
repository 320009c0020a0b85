import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { formatShortDate } from '@first-show/domain/core/dates';
import { formatCount } from '@first-show/domain/core/money';
import { formatReadMinutes } from '@first-show/domain/core/reading-time';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { MetaLine } from '../../shared/ui/page/meta-line.tsx';
import { StarRating } from '../../shared/ui/figures/star-rating.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

/** Stars of a review, date, views and reading time of a story. */
export function CardMeta({ article }: { article: ArticleCard }) {
  const date = article.publishedAt ?? article.createdAt;
  return (
    <MetaLine>
      {article.rating !== null && <StarRating stars={article.rating} />}
      <time dateTime={date}>{formatShortDate(date)}</time>
      <span style={{ position: 'relative' }}>
        <Icon name="eye" size={18} />
        {formatCount(article.viewCount)}
        <VisuallyHidden> views</VisuallyHidden>
      </span>
      <span>{formatReadMinutes(article.readMinutes)}</span>
    </MetaLine>
  );
}
