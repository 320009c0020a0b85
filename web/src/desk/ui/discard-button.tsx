import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';

/**
 * Discards the changes of the form around it. The button disappears with the changes, so the form's
 * submit button gets the focus.
 */
export function DiscardButton({ onDiscard, children }: { onDiscard: () => void; children: ReactNode }) {
  return (
    <Button
      variant="outlined"
      onClick={({ currentTarget }) => {
        currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
        onDiscard();
      }}
    >
      {children}
    </Button>
  );
}
