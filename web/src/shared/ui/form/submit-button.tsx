import type { ComponentProps } from 'react';
import { Button } from '../controls/button.tsx';

/**
 * A submit button. While the form is being sent, the button looks disabled and screen readers
 * announce it as disabled, but it keeps the focus.
 */
export function SubmitButton({
  isSending,
  ...props
}: Omit<ComponentProps<typeof Button>, 'type'> & { isSending: boolean }) {
  return (
    <Button
      type="submit"
      aria-disabled={isSending || undefined}
      className={isSending ? 'Mui-disabled' : undefined}
      {...props}
    />
  );
}
