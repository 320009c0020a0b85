import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { formatShortDate } from '@first-show/domain/core/dates';
import { paths } from '@first-show/domain/core/paths';
import { memo, Suspense } from 'react';
import { Poster } from '../../shared/ui/art/poster.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { StarRating } from '../../shared/ui/figures/star-rating.tsx';
import { MetaLine } from '../../shared/ui/page/meta-line.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 16,
  rowGap: 32,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { columnGap: 24, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { '&[data-columns="3"]': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
}));
const Card = styled('article')({
  '--fs-estimated-height': '400px',
  position: 'relative',
  minWidth: 0,
  '& > [role="img"]': { marginTop: 14 },
  // Makes the whole card a link to the review.
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
});
const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.125rem',
  margin: '4px 0 6px',
  overflowWrap: 'anywhere',
  '&:lang(hi)': { lineHeight: 1.35 },
}));

/** A review as the poster of its film. A review without a poster shows its own picture. */
const ReviewCard = memo(function ReviewCard({
  article,
  eager,
  later,
}: {
  article: ArticleCard;
  eager: boolean;
  later: boolean;
}) {
  const isHindi = article.language === 'hi';
  return (
    <Card data-later={later ? '' : undefined}>
      <Poster
        imageUrl={article.posterUrl ?? article.imageUrl}
        title={article.title}
        alt=""
        seed={article.slug}
        sizes="(min-width: 800px) 190px, (min-width: 600px) 22vw, 45vw"
        eager={eager}
      />
      {article.rating !== null && <StarRating stars={article.rating} />}
      <Title lang={isHindi ? 'hi' : undefined}>
        <TextLink to={paths.article(article.slug)}>{article.title}</TextLink>
      </Title>
      <MetaLine>
        {article.publishedAt !== null && (
          <time dateTime={article.publishedAt}>{formatShortDate(article.publishedAt)}</time>
        )}
        {isHindi && <span>Hindi</span>}
      </MetaLine>
    </Card>
  );
});

/** Reviews as posters: four in a row beside a rail, else six (`columns` 3); two on phones. */
export function ReviewGrid({
  articles,
  columns = 2,
  eager = false,
  later = false,
}: {
  articles: readonly ArticleCard[];
  columns?: 2 | 3;
  eager?: boolean;
  later?: boolean;
}) {
  return (
    <Grid data-columns={columns}>
      {articles.map((article, index) => (
        <Suspense key={article.id}>
          <ReviewCard article={article} eager={eager && index === 0} later={later} />
        </Suspense>
      ))}
    </Grid>
  );
}
