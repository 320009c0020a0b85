import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { paths } from '@first-show/domain/core/paths';
import { formatReadMinutes } from '@first-show/domain/core/reading-time';
import { useCategory } from '../../shared/lib/categories.tsx';
import { categoryColors } from '../../shared/ui/category/category-colors.ts';
import { CutPicture } from '../../shared/ui/art/cut-picture.tsx';
import { MetaLine } from '../../shared/ui/page/meta-line.tsx';
import { StarRating } from '../../shared/ui/figures/star-rating.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Card = styled('aside')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr)',
  columnGap: 18,
  alignItems: 'center',
  paddingBlock: 18,
  borderBlock: '1px solid var(--fs-palette-divider)',
  '& p': { margin: 0 },
  '& [data-label]': { ...theme.typography.meta, fontWeight: 700 },
  '& [data-title]': { ...theme.typography.h3, margin: '4px 0 8px', overflowWrap: 'anywhere' },
  '& [data-title]:lang(hi)': { lineHeight: 1.3 },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '200px minmax(0, 1fr)', columnGap: 24 },
}));

/** A card inside a story that links to another story. */
export function RelatedBlock({ article }: { article: ArticleCard }) {
  const category = useCategory(article.categoryId);
  return (
    <Card aria-label="Related story">
      <CutPicture
        imageUrl={article.imageUrl}
        alt=""
        focus={article.imageFocus}
        seed={article.slug}
        ratio={1.34}
        sizes="(min-width: 600px) 200px, 116px"
      />
      <div>
        <p data-label="" style={{ color: categoryColors(category?.slug ?? article.categoryId).text }}>
          Read also
        </p>
        <p data-title="" lang={article.language === 'hi' ? 'hi' : undefined}>
          <TextLink to={paths.article(article.slug)}>{article.title}</TextLink>
        </p>
        <MetaLine>
          {article.rating !== null && <StarRating stars={article.rating} />}
          {category !== undefined && <span>{category.name}</span>}
          <span>{formatReadMinutes(article.readMinutes)}</span>
        </MetaLine>
      </div>
    </Card>
  );
}
