import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { type CategoryTints, categoryPalette } from '../ui/category/category-palette.ts';
import { ANEK, ECZAR } from '../ui/art/families.ts';

/**
 * The look of the site as a MUI theme: two colour schemes, `dark` (Velvet) and `light` (Ticket), as
 * CSS variables `--fs-…`.
 *
 * In `sx`: `color: 'text.secondary'`, `'text.disabled'` (meta lines), `'edge'` (borders of
 * controls), `'divider'` (hairlines), `bgcolor: 'background.paper'`, `'raised'`, `'board'`;
 * `typography: 'figure'` and the other variants below. Colours of a category come from
 * `shared/ui/category/category-colors.ts`.
 */

type CategoryColors = { chip: string; text: string };
type OwnPalette = {
  /** Background of raised elements, one step lighter than `background.paper`. */
  raised: string;
  /** Borders of controls, with a contrast of 3:1 to the background. */
  edge: string;
  /**
   * Background of full-bleed boards and the footer: dark in both schemes, with the text colours
   * below.
   */
  board: string;
  boardInk: string;
  boardInk2: string;
  boardInk3: string;
  boardHairline: string;
  boardUp: string;
  boardDown: string;
  /** Amber, the colour of light bulbs (`bulbs.tsx`) and of marked bars in charts. Not for text. */
  bulb: string;
  focus: string;
  breaking: string;
  /**
   * Background and text of the FEATURED badge, toasts, tooltips and the skip link: light in the
   * dark scheme and dark in the light scheme.
   */
  inverse: { bg: string; text: string };
  /**
   * Background of the reader's own reaction, of a selected ballot option, and of a selected comment
   * at the desk.
   */
  tint: string;
  skylineBack: string;
  category: Record<keyof typeof categoryPalette, CategoryColors>;
};

declare module '@mui/material/styles' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- augmentation needs an interface
  interface Palette extends OwnPalette {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- augmentation needs an interface
  interface PaletteOptions extends OwnPalette {}
  interface TypographyVariants {
    titleCard: React.CSSProperties;
    hero: React.CSSProperties;
    lead: React.CSSProperties;
    standfirst: React.CSSProperties;
    meta: React.CSSProperties;
    figure: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    titleCard: React.CSSProperties;
    hero: React.CSSProperties;
    lead: React.CSSProperties & Record<`@media ${string}`, React.CSSProperties>;
    standfirst: React.CSSProperties;
    meta: React.CSSProperties;
    figure: React.CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    titleCard: true;
    hero: true;
    lead: true;
    standfirst: true;
    meta: true;
    figure: true;
  }
}

const board = {
  boardInk: '#FCEFE1',
  boardInk2: '#DFC6BF',
  boardInk3: '#BE9DA0',
  boardHairline: '#4C2A3A',
  boardUp: '#55D8A4',
  boardDown: '#FF8E7C',
};

/** The colours of the categories in one scheme. The text colours were chosen by hand. */
const categoryTexts = (text: 'textOnDark' | 'textOnLight') =>
  Object.fromEntries(
    Object.entries<CategoryTints>(categoryPalette).map(([slug, tints]) => [
      slug,
      { chip: tints.chip, text: tints[text] },
    ]),
  ) as OwnPalette['category'];

const dark = {
  primary: { main: '#FFB92E', light: '#FFC95C', dark: '#FFC95C', contrastText: '#2A0B14' },
  text: { primary: '#FCEFE1', secondary: '#DFC6BF', disabled: '#BE9DA0' },
  background: { default: '#1B0A13', paper: '#27101C' },
  divider: '#4C2A3A',
  success: { main: '#55D8A4' },
  error: { main: '#FF8E7C' },
  raised: '#341826',
  edge: '#94707F',
  board: '#100509',
  ...board,
  bulb: '#FFB92E',
  focus: '#FFE08A',
  breaking: '#D3261F',
  inverse: { bg: '#FCEFE1', text: '#2A0B14' },
  tint: '#42251F',
  skylineBack: '#3D1727',
  category: categoryTexts('textOnDark'),
};

const light: typeof dark = {
  primary: { main: '#A80F3C', light: '#A80F3C', dark: '#8C0A31', contrastText: '#FFF6F1' },
  text: { primary: '#2A0B18', secondary: '#5A3040', disabled: '#7A4A58' },
  background: { default: '#FBE4DF', paper: '#FFF3EF' },
  divider: '#E7C3BC',
  success: { main: '#0A6246' },
  error: { main: '#AE1F17' },
  raised: '#FFFBF9',
  edge: '#9C6B74',
  board: '#2A0B18',
  ...board,
  bulb: '#D98A00',
  focus: '#2A0B18',
  breaking: '#D3261F',
  inverse: { bg: '#2A0B18', text: '#FFF6F1' },
  tint: '#F3D3D5',
  skylineBack: '#E2ABA8',
  category: categoryTexts('textOnLight'),
};

const headline = { fontFamily: ECZAR, fontWeight: 800, letterSpacing: '-.018em', textWrap: 'balance' as const };
const rem = (px: number): string => `${px / 16}rem`;

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'fs' },
  defaultColorScheme: 'dark',
  colorSchemes: { dark: { palette: dark }, light: { palette: light } },
  breakpoints: { values: { xs: 0, sm: 600, md: 800, lg: 1200, xl: 1600 } },
  spacing: 4,
  shape: { borderRadius: 4 },
  typography: {
    fontFamily: ANEK,
    fontWeightRegular: 500,
    fontWeightMedium: 600,
    fontWeightBold: 700,
    titleCard: { ...headline, fontSize: 'clamp(3.5rem, 11vw, 9.125rem)', lineHeight: 0.84, letterSpacing: '-.035em' },
    h1: { ...headline, fontSize: 'clamp(2.3125rem, 5.9vw, 4.75rem)', lineHeight: 1 },
    hero: { ...headline, fontSize: 'clamp(2.375rem, 5.2vw, 4.125rem)', lineHeight: 1.16, textWrap: 'initial' },
    lead: { ...headline, fontSize: rem(31), lineHeight: 1.04, '@media (min-width:600px)': { fontSize: rem(40) } },
    h2: { ...headline, fontSize: 'clamp(1.75rem, 2.9vw, 2.25rem)', lineHeight: 1.1 },
    // 20.5 px on a phone of 390 px, 25 px from 600 px on. There is no media query, because it would
    // override the `fontSize` of every heading that extends this variant.
    h3: { ...headline, fontSize: `clamp(${rem(20.5)}, ${rem(12.1)} + 2.15vw, ${rem(25)})`, lineHeight: 1.1 },
    h4: { ...headline, fontSize: rem(18.5), lineHeight: 1.15 },
    /** The introductory sentence below a page's title; in an article, its summary. */
    standfirst: { fontFamily: ECZAR, fontWeight: 500, fontSize: 'clamp(1.3125rem, 2.1vw, 1.625rem)', lineHeight: 1.36 },
    body1: { fontFamily: ECZAR, fontWeight: 400, fontSize: 'clamp(1.15625rem, 1.6vw, 1.28125rem)', lineHeight: 1.62 },
    /** Text of the interface. */
    body2: { fontFamily: ANEK, fontWeight: 500, fontSize: rem(16), lineHeight: 1.45 },
    button: { fontFamily: ANEK, fontWeight: 700, fontSize: rem(16), lineHeight: 1.2, textTransform: 'none' },
    meta: { fontFamily: ANEK, fontWeight: 500, fontSize: rem(14), lineHeight: 1.4 },
    caption: { fontFamily: ANEK, fontWeight: 500, fontSize: rem(14), lineHeight: 1.4 },
    overline: {
      fontFamily: ANEK,
      fontWeight: 700,
      fontSize: rem(14),
      lineHeight: 1.4,
      textTransform: 'none',
      letterSpacing: 0,
    },
    figure: {
      fontFamily: ANEK,
      fontWeight: 800,
      fontStretch: '75%',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1.1,
    },
  },
  components: {
    MuiPaper: { defaultProps: { elevation: 0, square: true }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTooltip: {
      styleOverrides: {
        tooltip: {
          maxWidth: 240,
          padding: '6px 12px',
          borderRadius: 0,
          backgroundColor: 'var(--fs-palette-inverse-bg)',
          color: 'var(--fs-palette-inverse-text)',
          fontSize: rem(14),
          fontWeight: 600,
        },
      },
    },
  },
});

// The variables are complete. MUI's provider would derive them again for each page.
theme.generateThemeVars = () => theme.vars;
