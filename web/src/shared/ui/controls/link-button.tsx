import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, type ButtonVariant } from './button.tsx';

/** A link inside the site that looks like a `Button`. */
export function LinkButton({
  to,
  variant,
  children,
  sx,
}: {
  to: string;
  variant?: ButtonVariant;
  children: ReactNode;
  sx?: SxProps<Theme>;
}) {
  return (
    <Button component={Link} to={to} variant={variant} sx={sx}>
      {children}
    </Button>
  );
}
