import type { CSSObject, Theme } from '@mui/material/styles';
import { TYPED } from '../../shared/ui/art/families.ts';

type DeskComponents = NonNullable<Theme['components']>;

const rem = (px: number): string => `${px / 16}rem`;
const color = (name: string): string => `var(--fs-palette-${name})`;
const focusRing = { outline: `3px solid ${color('focus')}`, outlineOffset: 3 };
const focusRingInside = { ...focusRing, outlineOffset: -3 };

const root = (style: CSSObject) => ({ styleOverrides: { root: style } });
const selected = { backgroundColor: color('primary-main'), color: color('primary-contrastText') };
const errorTint = `color-mix(in srgb, ${color('error-main')} 12%, ${color('background-paper')})`;
const popup = { border: `1.5px solid ${color('edge')}`, backgroundColor: color('raised') };

/** Fields have the label above and the error or hint below. They are 50 px high, small ones 44. */
const fields: DeskComponents = {
  // A native select opens the phone's own picker and works with react-hook-form's `register`.
  MuiTextField: {
    defaultProps: {
      fullWidth: true,
      autoComplete: 'off',
      slotProps: { inputLabel: { shrink: true }, select: { native: true } },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: { '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'inherit' } },
      asterisk: { '&.Mui-error': { color: 'inherit' } },
    },
  },
  MuiInputLabel: root({
    position: 'static',
    width: 'fit-content',
    maxWidth: 'none',
    marginBottom: 6,
    transform: 'none',
    fontSize: rem(15),
    fontWeight: 700,
    lineHeight: 1.45,
    whiteSpace: 'normal',
  }),
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 50,
        backgroundColor: color('background-default'),
        fontFamily: TYPED,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: color('text-primary') },
        '&.Mui-focused': focusRing,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: color('text-primary'), borderWidth: 1.5 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: color('error-main'), borderWidth: 2 },
        '&.Mui-disabled': { backgroundColor: color('raised') },
        variants: [{ props: { size: 'small' }, style: { minHeight: 44 } }],
      },
      input: {
        height: 'auto',
        padding: '12px 14px',
        lineHeight: 1.4,
        '&::placeholder': { color: color('text-disabled'), opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: color('text-disabled') },
        // The browser's calendar button follows the colour scheme.
        '[data-theme="dark"] &': { colorScheme: 'dark' },
        '&[type="search"]': { appearance: 'none' },
        '&[type="color"]': { minWidth: 64, height: 47, padding: 6, cursor: 'pointer' },
        variants: [{ props: { size: 'small' }, style: { padding: '9px 12px' } }],
      },
      multiline: { padding: 0 },
      notchedOutline: { top: 0, borderColor: color('edge'), borderWidth: 1.5, '& legend': { display: 'none' } },
    },
  },
  MuiSelect: { styleOverrides: { icon: { color: 'inherit' } } },
  MuiFormHelperText: root({
    marginInline: 0,
    marginTop: 6,
    color: color('text-disabled'),
    fontSize: rem(14),
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    '&.Mui-error': { color: color('error-main'), fontWeight: 600 },
    // An error needs a mark, not only a colour.
    '&.Mui-error::before': {
      content: '"!" / ""',
      display: 'inline-grid',
      placeItems: 'center',
      width: 17,
      height: 17,
      marginRight: 7,
      border: '1.5px solid',
      borderRadius: '50%',
      fontSize: rem(12),
      fontWeight: 800,
      lineHeight: 1,
    },
  }),
  MuiFormControlLabel: {
    styleOverrides: { root: { minHeight: 44, marginLeft: 0, marginRight: 0 }, label: { fontWeight: 700 } },
  },
  MuiCheckbox: root({ padding: 10, color: color('edge') }),
  MuiRadio: root({ padding: 10, color: color('edge') }),
  MuiSwitch: {
    styleOverrides: {
      root: { width: 48, height: 28, padding: 0, marginRight: 14, overflow: 'visible', flex: 'none' },
      switchBase: {
        margin: 5,
        padding: 0,
        color: color('text-secondary'),
        '&.Mui-checked': { transform: 'translateX(20px)', color: color('primary-contrastText') },
        '&.Mui-checked + .MuiSwitch-track': {
          backgroundColor: color('primary-main'),
          borderColor: color('primary-main'),
          opacity: 1,
        },
        '&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing,
      },
      thumb: { width: 18, height: 18, boxShadow: 'none' },
      track: {
        border: `1.5px solid ${color('edge')}`,
        borderRadius: 14,
        backgroundColor: color('background-default'),
        opacity: 1,
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { padding: '5px 8px', gap: 4 },
      input: { '&&': { padding: '6px 6px', minWidth: 140 } },
      paper: { ...popup, marginTop: 4 },
      option: { minHeight: 44, overflowWrap: 'anywhere', '&&.Mui-focused': selected },
    },
  },
};

const navigation: DeskComponents = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 50, boxShadow: `inset 0 -2px 0 ${color('divider')}` },
      indicator: { height: 4 },
    },
  },
  MuiTab: root({
    minWidth: 0,
    maxWidth: 'none',
    minHeight: 50,
    padding: '0 12px',
    color: color('text-disabled'),
    fontSize: rem(17),
    '&:hover, &.Mui-selected': { color: color('text-primary') },
    '&.Mui-focusVisible': focusRingInside,
  }),
  MuiToggleButtonGroup: {
    defaultProps: { exclusive: true },
    styleOverrides: { root: { flexWrap: 'wrap', width: 'fit-content' } },
  },
  MuiToggleButton: root({
    minHeight: 44,
    padding: '0 16px',
    borderColor: color('edge'),
    color: 'inherit',
    whiteSpace: 'nowrap',
    '&:hover': { backgroundColor: color('raised') },
    '&&.Mui-selected, &&.Mui-selected:hover': { ...selected, borderColor: color('primary-main') },
    // Otherwise the next button would cover a part of the focus ring.
    '&.Mui-focusVisible': { zIndex: 1 },
  }),
  MuiMenu: { styleOverrides: { paper: { ...popup, minWidth: 180 } } },
  MuiMenuItem: root({
    minHeight: 44,
    whiteSpace: 'normal',
    '&.Mui-focusVisible': { ...focusRingInside, backgroundColor: color('background-default') },
  }),
  MuiPagination: { defaultProps: { shape: 'rounded' } },
  MuiPaginationItem: root({
    minWidth: 44,
    height: 44,
    color: 'inherit',
    fontSize: rem(16),
    '&.Mui-selected, &.Mui-selected:hover': selected,
  }),
};

const feedback: DeskComponents = {
  MuiAlert: {
    styleOverrides: {
      root: {
        padding: '12px 16px',
        border: `1px solid ${color('edge')}`,
        backgroundColor: color('background-paper'),
        color: color('text-primary'),
        fontSize: rem(16),
        lineHeight: 1.4,
        '&.MuiAlert-colorError': { borderColor: color('error-main'), backgroundColor: errorTint },
      },
      icon: {
        '&&': { color: color('primary-main'), opacity: 1, '.MuiAlert-colorError &': { color: color('error-main') } },
      },
      message: { minWidth: 0, flex: '1 1 auto', overflowWrap: 'anywhere' },
      action: { alignItems: 'center', padding: '0 0 0 16px' },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rectangular', animation: 'wave', 'aria-hidden': true },
    styleOverrides: {
      root: { backgroundColor: color('raised') },
      wave: {
        '&::after': {
          background: `linear-gradient(100deg, transparent 20%, color-mix(in srgb, ${color('bulb')} 22%, transparent) 50%, transparent 80%)`,
          animationDuration: '2.4s',
        },
        '@media (prefers-reduced-motion: reduce)': { '&::after': { display: 'none' } },
      },
    },
  },
  MuiLinearProgress: root({ height: 14, borderRadius: 0, backgroundColor: color('raised') }),
};

const surfaces: DeskComponents = {
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'sm' },
    styleOverrides: {
      paper: {
        margin: 12,
        width: 'calc(100% - 24px)',
        maxHeight: 'calc(100% - 24px)',
        border: `1px solid ${color('edge')}`,
        backgroundColor: color('background-default'),
        '@media (min-width:600px)': { margin: 32, maxHeight: 'calc(100% - 64px)' },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h4, fontSize: rem(24), padding: '24px 20px 8px' }) },
  },
  MuiDialogContent: root({ padding: '0 20px 20px', '.MuiDialogTitle-root + &': { paddingTop: 4 } }),
  MuiDialogActions: root({
    flexWrap: 'wrap',
    gap: 12,
    padding: '0 20px 20px',
    '& > :not(style) ~ :not(style)': { marginLeft: 0 },
  }),
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 36,
        borderRadius: 4,
        backgroundColor: color('raised'),
        fontSize: rem(15),
        fontWeight: 600,
        '& .MuiChip-deleteIcon': { width: 26, height: 26, padding: 3, color: 'inherit' },
      },
      label: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '12px 12px 12px 0',
        borderColor: color('divider'),
        color: 'inherit',
        fontFamily: 'inherit',
        fontSize: rem(16),
        fontWeight: 500,
        fontVariantNumeric: 'tabular-nums',
        lineHeight: 1.45,
      },
      head: { color: color('text-disabled'), fontSize: rem(14), fontWeight: 700, whiteSpace: 'nowrap' },
    },
  },
  MuiTableRow: { styleOverrides: { hover: { '&&:hover': { backgroundColor: color('background-paper') } } } },
};

/** The site's theme with the desks' styles for MUI's components. Readers do not download it. */
export const deskTheme = (theme: Theme): Theme => ({
  ...theme,
  // MUI uses `body1`, the site's reading font, for fields, menus and dialogs. Use `body2` there.
  typography: { ...theme.typography, body1: theme.typography.body2 },
  components: {
    ...theme.components,
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    ...fields,
    ...navigation,
    ...feedback,
    ...surfaces,
  },
});
