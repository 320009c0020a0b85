import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const Look = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 16px',
  border: '1px solid var(--fs-palette-edge)',
  borderRadius: 4,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { borderColor: 'var(--fs-palette-text-primary)' },
}));

/** Link to a page of the site in a new tab. `what` completes its name for screen readers. */
export function NewTabLink({ to, what, children }: { to: string; what: string; children: ReactNode }) {
  return (
    <Look href={to} target="_blank">
      {children}
      <VisuallyHidden> {what} in a new tab</VisuallyHidden>
    </Look>
  );
}
