import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import type { Invitation } from '@first-show/domain/staff/staff.schema';
import { Button } from '../../ui/controls/button.tsx';
import { DeskDialog } from '../../ui/desk/desk-dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type Props = { invitation: Invitation; onClose: () => void };

/** The link that sets a password, to share by other means than email. It is shown once. */
export function InvitationLink({ invitation: { invitationLink, staff }, onClose }: Props) {
  const [copied, setCopied] = useState<'yes' | 'by hand' | null>(null);
  const link = useRef<HTMLInputElement>(null);
  const copy = () =>
    navigator.clipboard.writeText(invitationLink ?? '').then(
      () => setCopied('yes'),
      // Without clipboard access, select the field, so that the person can copy with the keyboard.
      () => {
        link.current?.select();
        setCopied('by hand');
      },
    );
  return (
    <DeskDialog
      title="Invitation sent"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Done
          </Button>
          <Button onClick={() => void copy()}>{copied === 'yes' ? 'Copied' : 'Copy link'}</Button>
        </>
      }
    >
      <p style={{ marginBottom: 16, overflowWrap: 'anywhere' }}>
        An email with this link was sent to {staff.email}. You can also share it yourself: it is shown only this once.
      </p>
      <TextField
        label={`Link for ${staff.displayName}`}
        value={invitationLink ?? ''}
        inputRef={link}
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
