import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Invitation } from '@first-show/domain/staff/staff.schema';
import { Button } from '../../ui/controls/button.tsx';
import { DeskDialog } from '../../ui/desk/desk-dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const Sentence = styled('p')({ marginBottom: 16, overflowWrap: 'anywhere' });

/** The link that sets a password, to share by other means than email. It is shown once. */
export function InvitationLink({ invitation, onClose }: { invitation: Invitation | null; onClose: () => void }) {
  const [copied, setCopied] = useState<'yes' | 'by hand' | null>(null);
  const close = () => {
    setCopied(null);
    onClose();
  };
  const copy = () =>
    navigator.clipboard.writeText(invitation?.invitationLink ?? '').then(
      () => setCopied('yes'),
      // Without clipboard access, select the field, so that the person can copy with the keyboard.
      () => {
        document.querySelector<HTMLInputElement>('#invitation-link')?.select();
        setCopied('by hand');
      },
    );
  return (
    <DeskDialog
      title="Invitation sent"
      isOpen={invitation !== null}
      onClose={close}
      actions={
        <>
          <Button variant="outlined" onClick={close}>
            Done
          </Button>
          <Button onClick={() => void copy()}>{copied === 'yes' ? 'Copied' : 'Copy link'}</Button>
        </>
      }
    >
      <Sentence>
        An email with this link was sent to {invitation?.staff.email}. You can also share it yourself: it is shown only
        this once.
      </Sentence>
      <TextField
        id="invitation-link"
        label={`Link for ${invitation?.staff.displayName ?? ''}`}
        value={invitation?.invitationLink ?? ''}
        onFocus={(event) => event.target.select()}
        helperText={
          copied === 'by hand'
            ? 'The browser blocked copying. The link is selected: press Ctrl+C.'
            : 'Sets the password. Works once, for one hour.'
        }
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <VisuallyHidden role="status">{copied === 'yes' ? 'Link copied' : ''}</VisuallyHidden>
    </DeskDialog>
  );
}
