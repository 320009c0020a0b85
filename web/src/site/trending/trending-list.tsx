import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { TRENDING_HASHTAGS, TRENDING_ITEMS } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import { memo } from 'react';
import { MarigoldRank } from '../../shared/ui/figures/marigold-rank.tsx';
import { StarRating } from '../../shared/ui/figures/star-rating.tsx';
import { MetaLine } from '../../shared/ui/page/meta-line.tsx';
import { ViewCount } from '../../shared/ui/page/view-count.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { HashtagLink } from '../../shared/ui/controls/hashtag-link.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
const Item = styled('li')({
  '--fs-estimated-height': '84px',
  display: 'flex',
  gap: 16,
  paddingBlock: 13,
  '&:first-of-type': { paddingTop: 4 },
  '& + &': { borderTop: '1px solid var(--fs-palette-divider)' },
});
const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  marginBottom: 4,
  overflowWrap: 'break-word',
  '&:lang(hi)': { lineHeight: 1.35 },
}));

/** 'Trending': up to ten stories with their ranks. */
export const TrendingList = memo(function TrendingList({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <section aria-labelledby="trending">
      <SectionHeading title="Trending" id="trending" size="rail" />
      {articles.length === 0 ? (
        <p>No trending articles available at the moment</p>
      ) : (
        <List>
          {articles.slice(0, TRENDING_ITEMS).map((article, index) => (
            <Item key={article.id} data-later="">
              <MarigoldRank rank={index + 1} />
              <div style={{ minWidth: 0 }}>
                <Title lang={article.language === 'hi' ? 'hi' : undefined}>
                  <TextLink to={paths.article(article.slug)}>{article.title}</TextLink>
                </Title>
                <MetaLine>
                  {article.rating !== null && <StarRating stars={article.rating} />}
                  {article.hashtags.slice(0, TRENDING_HASHTAGS).map((hashtag) => (
                    <HashtagLink
                      key={hashtag}
                      to={paths.hashtag(hashtag)}
                      lang={langOf(hashtag)}
                      style={{ color: 'var(--fs-palette-text-secondary)', fontWeight: 600 }}
                    >
                      {hashtag}
                    </HashtagLink>
                  ))}
                  <ViewCount count={article.viewCount} />
                </MetaLine>
              </div>
            </Item>
          ))}
        </List>
      )}
    </section>
  );
});
