import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { articleBadge } from '@first-show/domain/articles/card-text';
import { useCategory } from '../../shared/lib/categories.tsx';
import { CategoryChip } from '../../shared/ui/category/category-chip.tsx';
import { TicketBadge } from '../../shared/ui/art/ticket-badge.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** The badges of a card: breaking or featured (breaking wins), then the category. */
export function CardBadges({ article }: { article: ArticleCard }) {
  const category = useCategory(article.categoryId);
  const badge = articleBadge(article);
  return (
    <Row>
      {badge !== null && <TicketBadge tone={badge}>{badge}</TicketBadge>}
      {category !== undefined && <CategoryChip category={category} />}
    </Row>
  );
}
