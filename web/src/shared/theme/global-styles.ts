import type { CSSObject } from '@emotion/serialize';
import { ANEK, ECZAR } from '../ui/art/families.ts';
import { printStyles } from './print-styles.ts';

const reset = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: 16, backgroundColor: 'var(--fs-palette-background-default)' },
  ':root, [data-theme="dark"]': { colorScheme: 'dark' },
  '[data-theme="light"]': { colorScheme: 'light' },
  body: {
    margin: 0,
    minWidth: 320,
    backgroundColor: 'var(--fs-palette-background-default)',
    color: 'var(--fs-palette-text-primary)',
    fontFamily: ANEK,
    fontWeight: 500,
    fontSize: '1rem',
    lineHeight: 1.45,
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote': { margin: 0 },
  'ul[role="list"], ol[role="list"]': { listStyle: 'none', padding: 0 },
  'img, svg, video': { maxWidth: '100%' },
  'button, input, textarea, select': { font: 'inherit', color: 'inherit' },
  ':focus-visible': { outline: '3px solid var(--fs-palette-focus)', outlineOffset: 3 },
  // Hindi text is set in Eczar, which has Devanagari. Letter spacing is reset, because it would
  // pull the marks of Devanagari apart.
  ':lang(hi)': { fontFamily: ECZAR, letterSpacing: 0 },
  // Hindi headlines need more line height, because the marks above and below Devanagari letters
  // would collide with the next line. `!important` because components set their own line height.
  ':is(h1, h2, h3, h4):lang(hi), :is(h1, h2, h3, h4) :lang(hi)': {
    lineHeight: '1.3 !important',
    letterSpacing: '0 !important',
  },
  // `data-later` is set on elements below the first screen. The browser need not style, lay out or
  // paint their content until they come near the viewport. Until then, an element is as high as
  // `--fs-estimated-height` says, or 200 px; afterwards the browser remembers its real height. The
  // variable is reset here, so that nested elements do not inherit it. The clip margin leaves room
  // for cut edges that reach out of their boxes.
  '[data-later]': {
    '--fs-estimated-height': 'initial',
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto var(--fs-estimated-height, 200px)',
    overflowClipMargin: 64,
  },
  // See `layOutSkippedSections`.
  '[data-lays-out-skipped] [data-later]': { contentVisibility: 'visible' },
  '::selection': { backgroundColor: 'var(--fs-palette-primary-main)', color: 'var(--fs-palette-primary-contrastText)' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};

/**
 * The theme's variables that only the desks use: colours of MUI's components and of states, colour
 * channels, fonts, opacities, overlays and shadows. Of MUI's components, readers see only the
 * tooltip, the popover (elevation 0) and the drawer (elevation 16).
 */
const DESK_VARIABLE =
  /^--fs-(?:palette-(?:(?!Tooltip)[A-Z]|(?:action|grey|info|secondary|warning)-|.*Channel$)|font-|opacity-|(?:overlays|shadows)-(?!(?:0|16)$))/;

/**
 * The theme's variables from its style sheets: those of every document, or those that only the
 * desks use. Light colours are the default and dark ones are for screens alone, so that paper gets
 * the light ones without a copy of them in the print styles.
 */
function variables(sheets: readonly object[], of: 'documents' | 'desks'): CSSObject[] {
  const isWanted = ([name]: [string, unknown]) => DESK_VARIABLE.test(name) === (of === 'desks');
  const rules = sheets
    .flatMap((sheet) => Object.entries(sheet) as [string, object][])
    .map(([selector, values]) => [selector, Object.fromEntries(Object.entries(values).filter(isWanted))] as const);
  const colors = (scheme: string): object =>
    Object.assign({}, ...rules.flatMap(([selector, values]) => (selector.includes(`"${scheme}"`) ? [values] : [])));
  return [
    ...rules.flatMap(([selector, values]) => (selector === ':root' ? [{ ':root': values }] : [])),
    { ':root, [data-theme]': colors('light') },
    { '@media screen': { '[data-theme="dark"]': colors('dark') } },
  ] as CSSObject[];
}

/** The variables that the desks add to those of the document. */
export const deskVariables = (sheets: readonly object[]): CSSObject[] => variables(sheets, 'desks');

/**
 * Styles that belong to no component: fonts, the theme's variables, a small reset with focus,
 * selection and reduced motion, and the styles for printing. `sheets` are the theme's style sheets,
 * `faces` descriptors of `@font-face`.
 */
export const globalStyles = (sheets: readonly object[], faces: readonly object[]): CSSObject[] => [
  ...faces.map((face) => ({ '@font-face': face }) as CSSObject),
  ...variables(sheets, 'documents'),
  reset as CSSObject,
  printStyles,
];
