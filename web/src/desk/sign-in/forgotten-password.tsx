import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { z } from 'zod';
import { callApi } from '../../shared/lib/call-api.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { DeskDialog } from '../ui/desk-dialog.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { FormStack } from '../ui/stack.ts';
import { accountInput } from './sign-in-form.client.tsx';

const request = z.object({ account: z.string().trim().min(1, 'Please enter your user name or email') });

/** Requests a reset link by email. The response does not reveal whether the account exists. */
export function ForgottenPassword() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <QuietButton sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
        Forgot your password?
      </QuietButton>
      {isOpen && <ResetDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ResetDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useDeskForm({
    initial: { account: '' },
    schema: request,
    send: async (body) =>
      setAnswer((await callApi<{ message: string }>('/api/staff/password-reset', { method: 'POST', body })).message),
    failedText: 'The email could not be requested. Please try again.',
  });
  const submit = answer === null && (
    <Button type="submit" form={id} aria-disabled={form.isSending}>
      Send reset link
    </Button>
  );
  return (
    <DeskDialog title="Reset password" maxWidth="xs" onClose={onClose} closeLabel="Close" actions={submit}>
      <FormStack id={id} noValidate onSubmit={form.submit} style={{ gap: 16 }}>
        {answer !== null ? (
          <Alert severity="info" role="status">
            {answer}
          </Alert>
        ) : (
          <TextField label="User name or email" {...accountInput} {...form.field('account')} />
        )}
        {form.problem !== null && <Alert severity="error">{form.problem}</Alert>}
      </FormStack>
    </DeskDialog>
  );
}
