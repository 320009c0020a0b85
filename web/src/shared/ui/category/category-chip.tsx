import { Link } from 'react-router-dom';
import { paths } from '@first-show/domain/core/paths';
import { categoryColors } from './category-colors.ts';
import { TicketBadge } from '../art/ticket-badge.tsx';

type ChipCategory = { slug: string; name: string; icon: string };

/**
 * A category's badge with its icon, name and colour. `asLink`: the badge links to the category's
 * page.
 */
export function CategoryChip({ category, asLink = false }: { category: ChipCategory; asLink?: boolean }) {
  const badge = (
    <TicketBadge tone={categoryColors(category.slug).chip} icon={category.icon}>
      {category.name}
    </TicketBadge>
  );
  return asLink ? (
    <Link to={paths.category(category.slug)} style={{ textDecoration: 'none' }}>
      {badge}
    </Link>
  ) : (
    badge
  );
}
