import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Invitation } from '@first-show/domain/staff/staff.schema';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/desk/dialog.tsx';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';

const Sentence = styled('p')({ marginBottom: 16, overflowWrap: 'anywhere' });

/** The link that sets a password, to be handed on by other ways than mail. It is shown here and never again. */
export function InvitationLink({ invitation, onClose }: { invitation: Invitation | null; onClose: () => void }) {
  const [copied, setCopied] = useState<'yes' | 'by hand' | null>(null);
  const close = () => {
    setCopied(null);
    onClose();
  };
  const copy = () =>
    navigator.clipboard.writeText(invitation?.invitationLink ?? '').then(
      () => setCopied('yes'),
      // Refused, or no clipboard here: the field is selected, keys copy it.
      () => {
        document.querySelector<HTMLInputElement>('#invitation-link')?.select();
        setCopied('by hand');
      },
    );
  return (
    <Dialog
      isOpen={invitation !== null}
      title="The link is on its way"
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
        A mail with it went to {invitation?.staff.email}. You can hand it on yourself, too: this is the only time it is shown.
      </Sentence>
      <FormField
        id="invitation-link"
        label={`Link for ${invitation?.staff.displayName ?? ''}`}
        hint={copied === 'by hand' ? 'Copying was refused: the link is selected, copy it by key.' : 'Sets the password. It works once, for an hour.'}
      >
        {(control) => <TextInput {...control} readOnly value={invitation?.invitationLink ?? ''} onFocus={(event) => event.target.select()} />}
      </FormField>
      <p role="status" style={{ margin: 0, height: 0, overflow: 'hidden' }}>
        {copied === 'yes' ? 'Link copied' : ''}
      </p>
    </Dialog>
  );
}
