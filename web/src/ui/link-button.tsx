import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from './button.tsx';

/** A link inside the site that looks like a button. `variant`: 'contained' (gold, the default) or 'outlined'. */
export function LinkButton({
  to,
  variant,
  children,
  sx,
  ...link
}: {
  to: string;
  variant?: 'contained' | 'outlined';
  children: ReactNode;
  sx?: ComponentProps<typeof Button>['sx'];
} & Omit<ComponentProps<typeof Link>, 'color'>) {
  return (
    <Button component={Link} to={to} variant={variant ?? 'contained'} sx={sx} {...link}>
      {children}
    </Button>
  );
}
