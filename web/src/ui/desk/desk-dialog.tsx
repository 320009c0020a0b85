import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';

type Props = Pick<DialogProps, 'maxWidth' | 'fullWidth' | 'children'> & {
  title: string;
  isOpen?: boolean;
  /** Without it, neither Escape nor a click outside closes the dialog. */
  onClose?: () => void;
  actions?: ReactNode;
};

/** A dialog with its title, its content (`children`) and its buttons. */
export function DeskDialog({ title, isOpen = true, actions, children, ...props }: Props) {
  return (
    <Dialog open={isOpen} {...props}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}
