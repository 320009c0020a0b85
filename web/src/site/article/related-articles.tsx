import type { SmallCard } from '@first-show/domain/articles/article.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { paths } from '@first-show/domain/core/paths';
import { CardMeta } from '../../shared/ui/page/card-meta.tsx';
import { CategoryChip } from '../../shared/ui/category/category-chip.tsx';
import { CutPicture } from '../../shared/ui/art/cut-picture.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Grid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  columnGap: 14,
  rowGap: 32,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('md')]: { columnGap: 28, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));
const Card = styled('li')(({ theme }) => ({
  '--fs-estimated-height': '280px',
  position: 'relative',
  '& h3': { ...theme.typography.h4, fontSize: '1.1875rem', margin: '18px 0 8px', overflowWrap: 'anywhere' },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
}));
const Chip = styled('span')({ position: 'absolute', left: 0, bottom: -10, maxWidth: '100%', overflow: 'hidden' });

/** Small cards of related articles, two in a row, four from 800 px on. */
export function RelatedArticles({
  articles,
  categories = [],
}: {
  articles: readonly SmallCard[];
  categories?: readonly Category[];
}) {
  return (
    <Grid>
      {articles.map((article) => {
        const category = categories.find(({ id }) => id === article.categoryId);
        return (
          <Card key={article.id} data-later="">
            <div style={{ position: 'relative' }}>
              <CutPicture
                imageUrl={article.imageUrl}
                alt=""
                focus={article.imageFocus}
                seed={article.slug}
                ratio={1.6}
                sizes="(min-width: 800px) 280px, 46vw"
              />
              {category !== undefined && (
                <Chip>
                  <CategoryChip category={category} />
                </Chip>
              )}
            </div>
            <h3 lang={article.language === 'hi' ? 'hi' : undefined}>
              <TextLink to={paths.article(article.slug)}>{article.title}</TextLink>
            </h3>
            <CardMeta article={article} />
          </Card>
        );
      })}
    </Grid>
  );
}
