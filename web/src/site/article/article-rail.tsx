import type { SmallCard } from '@first-show/domain/articles/article.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { formatCount, formatCountOf } from '@first-show/domain/core/money';
import { paths } from '@first-show/domain/core/paths';
import { formatReadMinutes } from '@first-show/domain/core/reading-time';
import { Suspense } from 'react';
import { categoryColors } from '../../shared/ui/category/category-colors.ts';
import { CutPicture } from '../../shared/ui/art/cut-picture.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { StarRating } from '../../shared/ui/figures/star-rating.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { styled } from '../../shared/ui/styled.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 20 });
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: 14,
  alignItems: 'center',
  position: 'relative',
  '& a': {
    ...theme.typography.h4,
    fontSize: '1.125rem',
    display: 'block',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  // Makes the whole row a link to the article.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& small': { ...theme.typography.meta, color: 'var(--fs-palette-text-disabled)', display: 'block', marginTop: 4 },
}));

/** A list of articles. `show` selects what is shown below each title. */
export function RailList({
  title,
  articles,
  show,
}: {
  title: string;
  articles: readonly SmallCard[];
  show: 'views' | 'minutes';
}) {
  const headingId = `rail-${title.replace(/\W/g, '-').toLowerCase()}`;
  if (articles.length === 0) return null;
  return (
    <Suspense>
      <section data-later="" aria-labelledby={headingId} style={{ '--fs-estimated-height': '450px' }}>
        <SectionHeading title={title} id={headingId} size="rail" />
        <List>
          {articles.map((article) => (
            <Row key={article.id}>
              <CutPicture
                imageUrl={article.imageUrl}
                alt=""
                focus={article.imageFocus}
                seed={article.slug}
                ratio={4 / 3}
                sizes="88px"
              />
              <div>
                <TextLink to={paths.article(article.slug)} lang={article.language === 'hi' ? 'hi' : undefined}>
                  {article.title}
                </TextLink>
                {article.rating !== null && <StarRating stars={article.rating} size={16} />}
                <small>
                  {show === 'views'
                    ? `${formatCount(article.viewCount)} views`
                    : formatReadMinutes(article.readMinutes)}
                </small>
              </div>
            </Row>
          ))}
        </List>
      </section>
    </Suspense>
  );
}

const CategoryList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media (min-width:1000px)': { '&[data-wide]': { columns: 2, columnGap: 44 } },
});
const CategoryRow = styled('li')(({ theme }) => ({
  breakInside: 'avoid',
  borderBottom: '1px solid var(--fs-palette-divider)',
  '& a': { ...theme.typography.body2, fontWeight: 600, display: 'flex', alignItems: 'center', gap: 12, minHeight: 48 },
  '& b': {
    ...theme.typography.figure,
    marginLeft: 'auto',
    fontSize: '1.125rem',
    color: 'var(--fs-palette-text-disabled)',
  },
}));

/** All categories with their number of articles. `isWide`: in two columns. */
export function ExploreCategories({ categories, isWide }: { categories: readonly Category[]; isWide: boolean }) {
  return (
    <section
      data-later=""
      aria-labelledby="explore-categories"
      style={{ '--fs-estimated-height': isWide ? '260px' : '445px' }}
    >
      <SectionHeading title="Explore Categories" id="explore-categories" size="rail" />
      <CategoryList data-wide={isWide ? '' : undefined}>
        {categories.map((category) => (
          <CategoryRow key={category.id}>
            <TextLink to={paths.category(category.slug)}>
              <span style={{ color: categoryColors(category.slug).text, display: 'inline-flex' }}>
                <Icon name={category.icon} size={20} />
              </span>
              {category.name}
              <b aria-label={formatCountOf(category.articleCount, 'article')}>{formatCount(category.articleCount)}</b>
            </TextLink>
          </CategoryRow>
        ))}
      </CategoryList>
    </section>
  );
}
