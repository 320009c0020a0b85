import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';

type Props = Pick<DialogProps, 'maxWidth' | 'children'> & {
  title: string;
  isOpen?: boolean;
  /** Without it, neither Escape nor a click outside closes the dialog. */
  onClose?: () => void;
  /** Adds a button with this text, for example 'Cancel', that calls `onClose`. */
  closeLabel?: string;
  actions?: ReactNode;
};

const FIELD = 'input:not([type="radio"], [type="checkbox"], [type="file"], [type="hidden"]), textarea, select';
/** A dialog starts at its first field. Without one, MUI focuses the dialog itself. */
export const focusFirstField = (content: HTMLElement | null): void =>
  content?.querySelector<HTMLElement>(`:is(${FIELD}):not(:disabled, [readonly])`)?.focus();

export function DeskDialog({ title, isOpen = true, onClose, closeLabel, actions, children, ...props }: Props) {
  return (
    <Dialog open={isOpen} onClose={onClose} {...props}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent ref={focusFirstField}>{children}</DialogContent>
      {(closeLabel ?? actions) !== undefined && (
        <DialogActions>
          {closeLabel !== undefined && (
            <Button variant="outlined" onClick={onClose}>
              {closeLabel}
            </Button>
          )}
          {actions}
        </DialogActions>
      )}
    </Dialog>
  );
}
