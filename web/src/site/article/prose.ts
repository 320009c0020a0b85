import type { Theme } from '@mui/material/styles';
import { ANEK } from '../../shared/ui/art/families.ts';
import { styled } from '../../shared/ui/styled.ts';

export const READING_WIDTH = 680;

/** Styles of the name below a quotation. */
export const QUOTED_BY = {
  fontFamily: ANEK,
  fontStyle: 'normal',
  fontWeight: 700,
  fontSize: '1rem',
  color: '#FFD9C9',
} as const;

/**
 * Styles of the panel of a quotation. On wide screens it extends beyond the text on the left,
 * otherwise on both sides.
 */
export const slab = (theme: Theme) =>
  ({
    position: 'relative',
    margin: '1.6em -16px 0',
    padding: '34px 24px 30px 24px',
    color: '#FCEFE1',
    backgroundColor: 'var(--slab)',
    clipPath: 'polygon(0 1.2%, 46% 0, 99.4% 1.6%, 100% 98.8%, 57% 100%, .6% 98.4%)',
    fontSize: 'clamp(1.5rem, 3.2vw, 2.125rem)',
    fontWeight: 700,
    lineHeight: 1.18,
    textWrap: 'balance',
    [theme.breakpoints.up('lg')]: { margin: '1.6em 0 0 -76px', padding: '42px 48px 40px 134px' },
  }) as const;

/** The text of an article. */
export const Prose = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: READING_WIDTH,
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: '1.1em' },
  '& h2, & h3': {
    ...theme.typography.h3,
    fontSize: 'clamp(1.5625rem, 2.6vw, 1.9375rem)',
    lineHeight: 1.1,
    margin: '1.4em 0 0',
  },
  '& h3': { fontSize: 'clamp(1.3125rem, 2vw, 1.5rem)' },
  '& h2 + *, & h3 + *': { marginTop: '.5em' },
  '& a': { color: 'inherit', textDecorationColor: 'var(--accent)', textDecorationThickness: 2, textUnderlineOffset: 5 },
  '& ul, & ol': { paddingLeft: '1.3em' },
  '& li + li': { marginTop: '.45em' },
  '& li::marker': { color: 'var(--accent)', fontWeight: 800 },
  '& img': { maxWidth: '100%', height: 'auto', display: 'block' },
  '& figure': { margin: '1.6em 0 0' },
  '& figcaption': { ...theme.typography.meta, color: 'var(--fs-palette-text-disabled)', marginTop: 8 },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '1rem', display: 'block', overflowX: 'auto' },
  '& th, & td': { textAlign: 'left', padding: '8px 12px 8px 0', borderBottom: '1px solid var(--fs-palette-divider)' },
  '& hr': { border: 0, borderTop: '1px solid var(--fs-palette-divider)' },
  // The drop cap: a first letter that is three lines high, in the category's colour.
  '&[data-drop-cap] > p:first-of-type::first-letter': {
    float: 'left',
    fontWeight: 800,
    fontSize: '5.5em',
    lineHeight: 0.74,
    padding: '.07em .1em 0 0',
    color: 'var(--accent)',
  },
  '& blockquote': {
    ...slab(theme),
    '&::before': {
      content: '"“"',
      display: 'block',
      height: 46,
      fontWeight: 800,
      fontSize: '7rem',
      lineHeight: 0.94,
      color: '#FFB92E',
      [theme.breakpoints.up('lg')]: { position: 'absolute', left: 36, top: 14, fontSize: '9rem', height: 'auto' },
    },
    '& p + p': { ...QUOTED_BY, marginTop: 12 },
    '& cite, & footer': { ...QUOTED_BY, display: 'block', marginTop: 14 },
    '& a': { color: 'inherit' },
  },
}));

/**
 * Whether the text starts with a paragraph whose first character is a Latin letter. This letter
 * then becomes a drop cap.
 */
export const startsWithLetter = (html: string): boolean => /^\s*<p[^>]*>\s*\p{Script=Latin}/u.test(html);
