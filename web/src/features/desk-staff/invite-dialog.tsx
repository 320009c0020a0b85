import TextField from '@mui/material/TextField';
import { newStaff, type Invitation, type NewStaff } from '@first-show/domain/staff/staff.schema';
import { ApiError } from '../../lib/call-api.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { FormDialog } from '../../ui/desk/form-dialog.tsx';
import { SelectField } from '../../ui/desk/select-field.tsx';
import { roleOptions, roles } from './roles.ts';

type Props = { onClose: () => void; onInvited: (invitation: Invitation) => void };

/** Invites a colleague: name, email, role. The API answers with the link. */
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
