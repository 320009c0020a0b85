import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType } from 'react';

const Reset = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:disabled, &[aria-disabled="true"]': { cursor: 'default' },
});

type BaseProps = Omit<ComponentPropsWithRef<'button'>, 'color'> & {
  /** Another element or component to render as, e.g. 'a' or `Link`. It receives the other props. */
  component?: ElementType;
  href?: string;
  target?: '_blank';
  to?: string;
  sx?: SxProps<Theme>;
};

/**
 * A button without a look of its own, for `styled`. Its `type` is 'button' by default, so it never
 * submits a form by accident. A disabled one has the class `Mui-disabled`.
 */
export function ButtonBase({ component, type, className, disabled, ...props }: BaseProps) {
  return (
    <Reset
      as={component}
      type={component === undefined ? (type ?? 'button') : undefined}
      className={disabled === true ? `${className ?? ''} Mui-disabled` : className}
      disabled={disabled}
      {...props}
    />
  );
}

const Look = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  minHeight: 48,
  padding: '0 24px',
  textAlign: 'center',
  transition: 'background-color 120ms, border-color 120ms, color 120ms',
  // Forced colours remove the background, so show a border instead.
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
  '&[data-look="contained"]': {
    backgroundColor: 'var(--fs-palette-primary-main)',
    color: 'var(--fs-palette-primary-contrastText)',
    '&:hover': { backgroundColor: 'var(--fs-palette-primary-dark)' },
    '&.Mui-disabled': { backgroundColor: 'var(--fs-palette-raised)', color: 'var(--fs-palette-text-disabled)' },
  },
  // For the newsletter's ticket, which has the same colours in both schemes.
  '&[data-look="onTicket"]': {
    backgroundColor: '#2A0B14',
    color: '#FFD98A',
    outlineColor: '#2A0B14',
    '&:hover': { backgroundColor: '#3D1222' },
  },
  '&[data-look="outlined"]': {
    border: '1px solid var(--fs-palette-edge)',
    '&:hover': { borderColor: 'var(--fs-palette-text-primary)' },
    '&.Mui-disabled': { color: 'var(--fs-palette-text-disabled)', borderColor: 'var(--fs-palette-divider)' },
  },
}));

export type ButtonVariant = 'contained' | 'outlined' | 'onTicket';

/**
 * A button, 48 px high: 'contained' in the primary colour (the default), 'outlined', or 'onTicket'
 * for the newsletter's ticket. It is not MUI's button: MUI's button would add 9 KB to every page
 * for a ripple that the site does not use.
 */
export function Button({
  variant = 'contained',
  fullWidth = false,
  style,
  ...props
}: BaseProps & { variant?: ButtonVariant; fullWidth?: boolean }) {
  return <Look data-look={variant} style={fullWidth ? { width: '100%', ...style } : style} {...props} />;
}
