import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';

const Head = styled('div')({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 12, padding: '20px 12px 0 20px' });
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, fontSize: '1.5rem', paddingTop: 6 }));
const Body = styled('div')({ padding: '12px 20px 20px', overflowY: 'auto' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 12, padding: '0 20px 20px' });

/** A dialog: keeps the focus inside, Escape and the cross close it, the focus goes back to where it was. `actions`: its buttons, at the end. */
export function Dialog({
  isOpen,
  title,
  onClose,
  children,
  actions,
  width = 560,
}: {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** In px; a phone's dialog takes the whole width. */
  width?: number;
}) {
  const id = useId();
  return (
    <MuiDialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{
        paper: {
          sx: {
            m: { xs: 1.5, sm: 4 },
            width: '100%',
            maxWidth: width,
            color: 'text.primary',
            bgcolor: 'background.default',
            border: '1px solid',
            borderColor: 'edge',
            backgroundImage: 'none',
          },
        },
      }}
    >
      <Head>
        <Title id={id}>{title}</Title>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </Head>
      <Body>{children}</Body>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </MuiDialog>
  );
}

/** Asks once before something that cannot be undone. The button that goes on waits for what `onConfirm` answers. */
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
  const danger = { bgcolor: 'breaking', color: '#fff', '&&:hover': { bgcolor: 'breaking', textDecoration: 'underline' } };
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={confirm} aria-disabled={isBusy} sx={tone === 'danger' ? { '&&': danger } : undefined}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
