import type { Theme } from '@mui/material/styles';
import { ECZAR } from '../../shared/ui/art/families.ts';
import { Prose, QUOTED_BY, slab } from './prose.ts';
import { styled } from '../../shared/ui/styled.ts';

const INK = '#2A0B14';
const PHONE = '@media (max-width:711.95px)';

const widePictures = (theme: Theme) => ({
  '& [data-block]': { margin: '1.8em 0 0' },
  '& [data-width]': { margin: '1.8em -16px 0' },
  '& [data-width] > img': { width: '100%' },
  '& [data-width] > figcaption': { paddingInline: 16 },
  [theme.breakpoints.up('md')]: { '& [data-width]': { marginInline: -40 } },
  // The page sets `--to-edge`, because only the page knows the distance from its text to the edge
  // of the window.
  [theme.breakpoints.up('lg')]: {
    '& [data-width="full"]': { marginLeft: 'var(--to-edge, -40px)' },
    '& [data-width="full"] > figcaption': { paddingLeft: 'calc(0px - var(--to-edge, -40px))' },
    '& [data-width="wide"] > figcaption': { paddingLeft: 40 },
  },
});

const gallery = (theme: Theme) => ({
  '& [data-block="gallery"]': { position: 'relative' },
  '& [data-block="gallery"] > ul': {
    display: 'flex',
    gap: 12,
    margin: 0,
    padding: '0 0 10px',
    listStyle: 'none',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--fs-palette-edge) transparent',
    '&:focus-visible': { outlineOffset: -3 },
    [PHONE]: { marginInline: -16, paddingInline: 16, scrollPaddingInline: 16 },
  },
  '& [data-block="gallery"] li': { flex: '0 0 88%', margin: 0, scrollSnapAlign: 'start' },
  '& [data-block="gallery"] li > figure': { margin: 0 },
  '& [data-block="gallery"] img': {
    width: '100%',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    backgroundColor: 'var(--fs-palette-raised)',
    clipPath: 'polygon(.4% .9%, 58% 0, 99.6% .7%, 100% 99.2%, 41% 100%, 0 98.9%)',
  },
  '& [data-block="gallery"] > figcaption': { marginTop: 4, fontWeight: 600, color: 'var(--fs-palette-text-secondary)' },
  // The buttons that `gallery.ts` adds. They overlap the pictures, so adding them shifts nothing.
  '& [data-gallery-buttons]': {
    ...theme.typography.figure,
    position: 'absolute',
    top: 12,
    right: 'calc(12% + 6px)',
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    padding: 4,
    fontSize: '1rem',
    color: '#FCEFE1',
    backgroundColor: '#1B0A13',
    borderRadius: 4,
    [PHONE]: { right: 'calc(12% - 14px)' },
    '& button': {
      font: 'inherit',
      fontSize: '1.5rem',
      lineHeight: 1,
      width: 44,
      height: 44,
      padding: 0,
      border: 0,
      borderRadius: 4,
      color: '#FFB92E',
      background: 'none',
      cursor: 'pointer',
      '&[aria-disabled="true"]': { color: '#94707F', cursor: 'default' },
      '&:focus-visible': { outlineColor: '#FFE08A', outlineOffset: -3 },
    },
    '& span': { minWidth: '3.2em', textAlign: 'center' },
  },
});

const pullQuote = (theme: Theme) => ({
  '& [data-block="pull-quote"]': slab(theme),
  '& [data-block="pull-quote"] > blockquote': {
    position: 'static',
    margin: 0,
    padding: 0,
    background: 'none',
    clipPath: 'none',
    font: 'inherit',
    '& p + p': { margin: '.4em 0 0', font: 'inherit', color: 'inherit' },
  },
  '& [data-block="pull-quote"] > figcaption': { ...QUOTED_BY, marginTop: 14 },
});

const factBox = (theme: Theme) => ({
  '& [data-block="fact-box"]': {
    ...theme.typography.body2,
    fontSize: '1.0625rem',
    padding: '34px 24px 26px',
    backgroundColor: 'var(--fs-palette-background-paper)',
    backgroundImage: 'radial-gradient(circle at 2.5px 2.5px, var(--fs-palette-bulb) 2.2px, transparent 2.8px)',
    backgroundSize: '14px 5px',
    backgroundPosition: '24px 16px',
    backgroundRepeat: 'repeat-x',
    clipPath: 'polygon(0 .6%, 62% 0, 100% .9%, 99.4% 100%, 38% 99.2%, .5% 100%)',
    '&:lang(hi)': { fontFamily: ECZAR },
    '& > :not(* + *)': { marginTop: 0 },
    '& > * + *': { marginTop: '.7em' },
  },
});

const timeline = (theme: Theme) => ({
  '& [data-block="timeline"]': {
    paddingLeft: 28,
    borderLeft: '2px solid var(--fs-palette-divider)',
    marginLeft: 7,
    '& dt': {
      ...theme.typography.figure,
      position: 'relative',
      fontSize: '1.5rem',
      color: 'var(--accent)',
      '&:lang(hi)': { fontFamily: ECZAR, lineHeight: 1.3 },
    },
    '& dt::before': {
      content: '""',
      position: 'absolute',
      left: -36,
      top: '.24em',
      width: 14,
      height: 14,
      borderRadius: '50%',
      backgroundColor: 'var(--fs-palette-bulb)',
      boxShadow: '0 0 0 5px var(--fs-palette-background-default)',
    },
    '& dd': { margin: '2px 0 0', lineHeight: 1.45 },
    '& dd + dt': { marginTop: 22 },
  },
});

/**
 * A ticket in two pieces, with the same colours in both schemes: the caption is the stub, and the
 * rows are below a tear line.
 */
const priceTicket = (theme: Theme) => ({
  '& [data-block="price-ticket"]': {
    ...theme.typography.body2,
    maxWidth: 520,
    overflow: 'visible',
    color: INK,
    forcedColorAdjust: 'none',
    '& caption, & tbody': { display: 'block', paddingInline: 28 },
    '& caption': {
      ...theme.typography.h3,
      paddingBlock: '22px 18px',
      textAlign: 'left',
      backgroundColor: '#FFB92E',
      mask:
        'radial-gradient(circle 9px at 0 100%, #0000 97%, #000) 0 0 / 51% 100% no-repeat, ' +
        'radial-gradient(circle 9px at 100% 100%, #0000 97%, #000) 100% 0 / 51% 100% no-repeat',
    },
    '& tbody': {
      paddingBlock: '14px 34px',
      backgroundColor: '#FFF0D2',
      backgroundImage: `repeating-linear-gradient(90deg, ${INK} 0 8px, transparent 8px 14px)`,
      backgroundSize: 'calc(100% - 40px) 2px',
      backgroundPosition: '20px 0',
      backgroundRepeat: 'no-repeat',
      mask:
        'radial-gradient(circle 9px at 0 0, #0000 97%, #000) 0 0 / 51% calc(100% - 10px) no-repeat, ' +
        'radial-gradient(circle 9px at 100% 0, #0000 97%, #000) 100% 0 / 51% calc(100% - 10px) no-repeat, ' +
        'conic-gradient(from -45deg at 50% 100%, #000 90deg, #0000 0) 0 100% / 17px 11px repeat-x',
    },
    '& tr': { display: 'flex', alignItems: 'baseline', gap: 10 },
    '& th, & td': { padding: '9px 0', border: 0 },
    '& th': { display: 'flex', flex: 1, alignItems: 'baseline', gap: 10, fontWeight: 600 },
    '& th::after': { content: '""', flex: 1, minWidth: 16, borderBottom: `2px dotted ${INK}80` },
    '& td': { ...theme.typography.figure, fontSize: '1.375rem', whiteSpace: 'nowrap' },
    '& p': { margin: 0 },
    '& a': { textDecorationColor: 'currentColor' },
  },
});

/**
 * The text of an article with story blocks that need no script: wide pictures, gallery, pull quote,
 * fact box, timeline and price ticket. These styles are not in `Prose`, so that an article without
 * blocks does not load them.
 */
export const BlockProse = styled(Prose)(({ theme }) => ({
  ...widePictures(theme),
  ...gallery(theme),
  ...pullQuote(theme),
  ...factBox(theme),
  ...timeline(theme),
  ...priceTicket(theme),
}));
