import { Link } from 'react-router-dom';
import { usePendingLink } from '../../lib/use-pending-link.ts';
import { styled } from '../styled.ts';

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  // Columns on phones: links of their own width would break into other rows in the fallback fonts.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(5.75rem, 1fr))',
    justifyItems: 'start',
    width: 'calc(100% + 24px)',
    marginInline: -12,
  },
}));
const Choice = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 12,
  fontSize: '.9375rem',
  lineHeight: 1.2,
  textWrap: 'balance',
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

/** A choice between the views of a page. The choices are links, so that each view has a URL. */
export function FilterLinks({
  label,
  links,
}: {
  label: string;
  links: readonly { label: string; to: string; isSelected: boolean }[];
}) {
  const pending = usePendingLink(links.map(({ to }) => to));
  return (
    <Nav aria-label={label}>
      {links.map(({ label: text, to, isSelected }) => (
        <Choice
          key={to}
          to={to}
          preventScrollReset
          aria-current={(pending === null ? isSelected : to === pending) ? 'true' : undefined}
        >
          {text}
        </Choice>
      ))}
    </Nav>
  );
}
