import type { SmallCard } from '@first-show/domain/articles/article.schema';
import { formatShortDate } from '@first-show/domain/core/dates';
import { formatReadMinutes } from '@first-show/domain/core/reading-time';
import { StarRating } from '../figures/star-rating.tsx';
import { MetaLine } from './meta-line.tsx';
import { ViewCount } from './view-count.tsx';

/** Stars of a review, date, views and reading time of a story. */
export function CardMeta({ article }: { article: SmallCard }) {
  const date = article.publishedAt ?? article.createdAt;
  return (
    <MetaLine>
      {article.rating !== null && <StarRating stars={article.rating} />}
      <time dateTime={date}>{formatShortDate(date)}</time>
      <ViewCount count={article.viewCount} />
      <span>{formatReadMinutes(article.readMinutes)}</span>
    </MetaLine>
  );
}
