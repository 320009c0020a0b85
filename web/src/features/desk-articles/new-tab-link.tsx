import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Link to a page of the site in a new tab. `what` completes its name for screen readers. */
export function NewTabLink({ to, what, children }: { to: string; what: string; children: ReactNode }) {
  return (
    <Button component="a" href={to} target="_blank" variant="outlined" style={{ minHeight: 44, padding: '0 16px' }}>
      {children}
      <VisuallyHidden> {what} in a new tab</VisuallyHidden>
    </Button>
  );
}
