import { zodResolver } from '@hookform/resolvers/zod';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { newStaff, type Invitation, type NewStaff, type StaffRole } from '@first-show/domain/staff/staff.schema';
import { ApiError } from '../../lib/call-api.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/desk/dialog.tsx';
import { FormField, SelectInput, TextInput } from '../../ui/form/form-field.tsx';
import { roleOrder, roles } from './roles.ts';

const Form = styled('form')({ display: 'grid', gap: 20, paddingTop: 8 });
type Fields = { email: string; displayName: string; role: StaffRole };

/** Name, address, role; the answer brings the link. */
export function InviteDialog({ isOpen, onClose, onInvited }: { isOpen: boolean; onClose: () => void; onInvited: (invitation: Invitation) => void }) {
  return (
    <Dialog isOpen={isOpen} title="Invite somebody" onClose={onClose} width={480}>
      <InviteForm onInvited={onInvited} />
    </Dialog>
  );
}

function InviteForm({ onInvited }: { onInvited: (invitation: Invitation) => void }) {
  const isBusy = useRef(false);
  const { register, handleSubmit, setError, setFocus, watch, formState } = useForm<Fields, unknown, NewStaff>({
    resolver: zodResolver(newStaff),
    defaultValues: { email: '', displayName: '', role: 'moderator' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('displayName'), [setFocus]);
  const invite = handleSubmit(async (form) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      onInvited(await callStaffApi<Invitation>('/api/admin/staff', { method: 'POST', body: form }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setError('email', { message: error.readerMessage ?? '' }, { shouldFocus: true });
      else setError('root', { message: failureText(error, 'The invitation could not be sent. Please try again.') });
    } finally {
      isBusy.current = false;
    }
  });
  return (
    <Form onSubmit={(event) => void invite(event)} noValidate>
      <FormField id="invite-name" label="Name" isRequired error={errors.displayName?.message} hint="Others see it beside decisions.">
        {(control) => <TextInput {...control} {...register('displayName')} autoComplete="off" />}
      </FormField>
      <FormField id="invite-email" label="E-mail address" isRequired error={errors.email?.message} hint="It is also what they log in with.">
        {(control) => <TextInput {...control} {...register('email')} type="email" inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />}
      </FormField>
      <FormField id="invite-role" label="Role" isRequired error={errors.role?.message} hint={`${roles[watch('role')].name}: ${roles[watch('role')].may}.`}>
        {(control) => (
          <SelectInput {...control} {...register('role')}>
            {roleOrder.map((role) => (
              <option key={role} value={role}>
                {roles[role].name}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      {errors.root !== undefined && <AlertBox tone="error">{errors.root.message}</AlertBox>}
      <Button type="submit" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Inviting …' : 'Send invitation'}
      </Button>
    </Form>
  );
}
