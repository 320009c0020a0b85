import TextField from '@mui/material/TextField';
import { newStaff, type Invitation, type NewStaff } from '@first-show/domain/staff/staff.schema';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../shared/lib/call-api.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { DeskDialog } from '../ui/desk-dialog.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { roleOptions, roles } from './roles.ts';

type Props = { onClose: () => void; onInvited: (invitation: Invitation) => void };

/** The form that invites a colleague. `onInvited` receives the invitation with its link. */
export function InviteDialog({ onClose, onInvited }: Props) {
  const form = useDeskForm<NewStaff, NewStaff>({
    initial: { email: '', displayName: '', role: 'moderator' },
    schema: newStaff,
    send: async (body) => {
      try {
        onInvited(await callStaffApi<Invitation>('/api/admin/staff', { method: 'POST', body }));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        form.showIssues([{ path: 'email', message: error.readerMessage ?? '' }]);
      }
    },
    failedText: 'The invitation could not be sent. Please try again.',
  });
  const { name, may } = roles[form.watch('role')];
  return (
    <FormDialog title="Invite a colleague" form={form} submitLabel="Send invitation" onClose={onClose} maxWidth="xs">
      <TextField label="Name" required autoFocus {...form.field('displayName', 'Shown next to moderation decisions')} />
      <TextField label="Email" type="email" required {...form.field('email', 'Also used to log in')} />
      <SelectField label="Role" required options={roleOptions} {...form.field('role', `${name}: ${may}`)} />
    </FormDialog>
  );
}

type LinkProps = { invitation: Invitation; onClose: () => void };

/** Shows the link that sets a password, so that the administrator can share it without email. */
export function InvitationLink({ invitation: { invitationLink, staff }, onClose }: LinkProps) {
  const link = useRef<HTMLInputElement>(null);
  const copy = useMutation({
    mutationFn: () => navigator.clipboard.writeText(invitationLink ?? ''),
    // Select the link, so that the person can press Ctrl+C.
    onError: () => link.current?.select(),
  });
  return (
    <DeskDialog
      title="Invitation sent"
      onClose={onClose}
      closeLabel="Done"
      actions={<Button onClick={() => copy.mutate()}>{copy.isSuccess ? 'Copied' : 'Copy link'}</Button>}
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
          copy.isError
            ? 'The browser blocked copying. The link is selected: press Ctrl+C.'
            : 'Sets the password. Works once, for one hour.'
        }
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <VisuallyHidden role="status">{copy.isSuccess ? 'Link copied' : ''}</VisuallyHidden>
    </DeskDialog>
  );
}
