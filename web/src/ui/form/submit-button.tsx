import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';

/**
 * Sends its form. While that lasts it looks disabled and is announced so, but it keeps the focus.
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
