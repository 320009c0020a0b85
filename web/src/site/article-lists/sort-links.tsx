import { styled } from '@mui/material/styles';
import type { ArticleSort } from '@first-show/domain/articles/article.schema';
import { Link } from 'react-router-dom';
import { usePendingLink } from '../../shared/lib/use-pending-link.ts';
import { listPath, sortLabels } from './list-path.ts';

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  [theme.breakpoints.down('sm')]: { width: '100%', marginLeft: -12 },
}));
const Sort = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 12,
  fontSize: '.9375rem',
  fontWeight: 600,
  color: 'var(--fs-palette-text-disabled)',
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  '&:hover': { color: 'var(--fs-palette-text-primary)' },
  '&[aria-current]': {
    color: 'var(--fs-palette-text-primary)',
    fontWeight: 700,
    borderColor: 'var(--fs-palette-primary-main)',
  },
  // Forced colours make transparent borders visible. Only the current link may have a visible
  // border.
  '@media (forced-colors: active)': { borderColor: 'Canvas', '&[aria-current]': { borderColor: 'Highlight' } },
});

/**
 * Links to the sort orders Recent, Popular and Trending. They are links, so that each order has a
 * URL. `sorts`: the orders that the page offers.
 */
export function SortLinks({
  base,
  tab,
  selected,
  sorts = ['recent', 'views', 'trending'],
}: {
  base?: string;
  tab?: string;
  selected: ArticleSort;
  sorts?: readonly ArticleSort[];
}) {
  const links = sorts.map((sort) => ({ sort, to: listPath({ base, tab, sort }) }));
  const pending = usePendingLink(links.map(({ to }) => to));
  return (
    <Nav aria-label="Sort">
      {links.map(({ sort, to }) => (
        <Sort
          key={sort}
          to={to}
          preventScrollReset
          aria-current={(pending === null ? sort === selected : to === pending) ? 'true' : undefined}
        >
          {sortLabels[sort]}
        </Sort>
      ))}
    </Nav>
  );
}
