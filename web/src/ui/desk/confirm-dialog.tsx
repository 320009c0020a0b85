import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useState } from 'react';
import { Button } from '../controls/button.tsx';

/** For buttons whose action cannot be undone. */
export const dangerSx = {
  '&&': { bgcolor: 'breaking', color: '#fff' },
  '&&:hover': { bgcolor: 'breaking', textDecoration: 'underline' },
};

/** Asks before an action that cannot be undone. The confirm button waits for `onConfirm`. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  tone = 'primary',
  onConfirm,
  onClose,
}: {
  isOpen: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={isOpen} onClose={onClose}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{text}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void confirm()} aria-disabled={isBusy} sx={tone === 'danger' ? dangerSx : undefined}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
