import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { z } from 'zod';
import { callApi } from '../../lib/call-api.ts';
import { useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';

const request = z.object({ account: z.string().trim().min(1, 'Please enter your user name or email') });
type Request = z.infer<typeof request>;

/**
 * Requests an email with a link that resets the password. The answer does not tell whether the
 * account exists.
 */
export function ForgottenPassword() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <QuietButton sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
        Forgot your password?
      </QuietButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="xs">
        <ResetForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ResetForm({ onClose }: { onClose: () => void }) {
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useDeskForm<Request, Request>({
    initial: { account: '' },
    schema: request,
    send: async (body) =>
      setAnswer((await callApi<{ message: string }>('/api/staff/password-reset', { method: 'POST', body })).message),
    failedText: 'The email could not be requested. Please try again.',
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <DialogTitle>Reset password</DialogTitle>
      <DialogContent>
        {answer !== null ? (
          <Alert severity="info" role="status">
            {answer}
          </Alert>
        ) : (
          <TextField
            label="User name or email"
            autoComplete="username"
            spellCheck={false}
            {...form.field('account')}
            slotProps={{ htmlInput: { autoCapitalize: 'none' } }}
          />
        )}
        {form.problem !== null && (
          <Alert severity="error" sx={{ mt: 4 }}>
            {form.problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
        {answer === null && (
          <Button type="submit" aria-disabled={form.isSending}>
            Send reset link
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
