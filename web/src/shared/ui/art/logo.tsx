import { site } from '@first-show/domain/core/site';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { styled } from '../styled.ts';

const Word = styled('span')(({ theme }) => ({
  ...theme.typography.h2,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  // The width in our font, so that nothing beside the logo moves when the font arrives.
  minWidth: '5.2em',
  fontSize: '1.5rem',
  lineHeight: 1,
  letterSpacing: '-.02em',
  whiteSpace: 'nowrap',
  '& svg': { width: '.56em', height: '.56em', marginInline: '.005em', transform: 'translateY(.075em)' },
  [theme.breakpoints.up('md')]: { fontSize: '2.0625rem' },
}));

/** The site's name with a lit bulb in place of its last "o". */
export function Logo() {
  const at = site.name.lastIndexOf('o');
  return (
    <Word>
      <VisuallyHidden>{site.name}</VisuallyHidden>
      <span aria-hidden="true">
        {site.name.slice(0, at)}
        <svg viewBox="0 0 20 20" focusable="false">
          <circle cx="10" cy="10" r="10" fill="#B4741C" />
          <circle cx="10" cy="10" r="8.4" fill="#FFB92E" />
          <path d="M10 6.7 13.3 10 10 13.3 6.7 10z" fill="#2A0B14" />
        </svg>
        {site.name.slice(at + 1)}
      </span>
    </Word>
  );
}
