import { Link } from 'react-router-dom';
import { paths } from '@first-show/domain/core/paths';
import { categoryColors } from './category-colors.ts';
import { TicketBadge } from '../art/ticket-badge.tsx';
import { styled } from '../styled.ts';

const Name = styled('span')({ whiteSpace: 'nowrap', textAlign: 'center' });
/** Mean width of a character of the badge in Anek Latin. */
const CHARACTER_EM = 0.405;
/** Longer names, and names in other scripts, are as wide as their text and may break. */
const isShortLatin = (name: string): boolean => /^[ -~]{1,16}$/.test(name);

type ChipCategory = { slug: string; name: string; icon: string };

/**
 * A category's badge with its icon, name and colour. `asLink`: the badge links to the category's
 * page.
 */
export function CategoryChip({ category, asLink = false }: { category: ChipCategory; asLink?: boolean }) {
  const badge = (
    <TicketBadge tone={categoryColors(category.slug).chip} icon={category.icon}>
      {isShortLatin(category.name) ? (
        // The same width in every font, so that a font that arrives late moves nothing.
        <Name style={{ width: `${category.name.length * CHARACTER_EM}em` }}>{category.name}</Name>
      ) : (
        category.name
      )}
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
