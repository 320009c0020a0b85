import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';
import { DeskDialog } from './desk-dialog.tsx';

/** The style of the button for a destructive action. */
export const dangerSx = {
  '&&': { bgcolor: 'breaking', color: '#fff' },
  '&&:hover': { bgcolor: 'breaking', textDecoration: 'underline' },
};

type Props = {
  isOpen: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
};

/** Asks before an action. The button ignores clicks while `onConfirm` runs. */
export function ConfirmDialog({ isOpen, title, text, confirmLabel, tone, onConfirm, onClose }: Props) {
  const { mutate: confirm, isPending } = useMutation({ mutationFn: async () => onConfirm() });
  return (
    <DeskDialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel="Cancel"
      actions={
        <Button
          onClick={() => !isPending && confirm()}
          aria-disabled={isPending}
          sx={tone === 'danger' ? dangerSx : undefined}
        >
          {confirmLabel}
        </Button>
      }
    >
      {text}
    </DeskDialog>
  );
}
