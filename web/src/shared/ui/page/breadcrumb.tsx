import { Link } from 'react-router-dom';
import { styled } from '../styled.ts';

// On phones the path is on one line, so that it has the same height in every font.
const List = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 10,
  color: 'var(--fs-palette-text-disabled)',
  '& li': { display: 'inline-flex', alignItems: 'center', minHeight: 44, gap: 10, overflowWrap: 'anywhere' },
  '& li + li::before': { content: '"/"' },
  '& a': { color: 'var(--fs-palette-text-secondary)', textDecorationThickness: 1, textUnderlineOffset: 4 },
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    '& li': {
      display: 'block',
      minWidth: 0,
      lineHeight: '44px',
      whiteSpace: 'nowrap',
      overflow: 'clip',
      overflowClipMargin: 6,
      textOverflow: 'ellipsis',
    },
    '& li:last-of-type': { flexShrink: 1000 },
    '& li + li::before': { marginRight: 10 },
  },
}));

/**
 * The path to the current page. A step without `to` is text instead of a link, such as the last
 * step, which is the page itself.
 */
export function Breadcrumb({ steps }: { steps: readonly { label: string; to?: string; lang?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" style={{ paddingTop: 12 }}>
      <List>
        {steps.map((step, index) => (
          <li key={step.label} lang={step.lang} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {step.to === undefined ? step.label : <Link to={step.to}>{step.label}</Link>}
          </li>
        ))}
      </List>
    </nav>
  );
}
