import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { useAuth } from 'reactfire';
import { z } from 'zod';
import { site } from '@first-show/domain/core/site';
import { FormProblem, useDeskForm } from '../lib/use-desk-form.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { FormStack } from '../ui/stack.ts';
import { signInFailure } from './auth-problems.ts';

const credentials = z.object({
  username: z.string().trim().min(1, 'User name is required'),
  password: z.string().min(1, 'Password is required'),
});
type Credentials = z.infer<typeof credentials>;

/** Props of a field for a user name. */
export const accountInput = {
  autoComplete: 'username',
  spellCheck: false,
  slotProps: { htmlInput: { autoCapitalize: 'none' } },
} as const;

/** The login form. With a given `username`, it asks only for the password. */
export function SignInForm({ username, submitLabel = 'Log in' }: { username?: string; submitLabel?: string }) {
  const auth = useAuth();
  const form = useDeskForm<Credentials, Credentials>({
    initial: { username: username ?? '', password: '' },
    schema: credentials,
    send: async ({ username: name, password }) => {
      const email = name.includes('@') ? name : `${name}@${site.staffEmailDomain}`;
      try {
        await signInWithEmailAndPassword(auth, email, password);
      } catch (error) {
        const description = signInFailure(error);
        showToast({ title: 'Login failed', description, tone: 'error' });
        form.setFocus('password', { shouldSelect: true });
        throw new FormProblem(description);
      }
    },
  });
  return (
    <FormStack noValidate onSubmit={form.submit}>
      {form.problem !== null && <Alert severity="error">{form.problem}</Alert>}
      {username === undefined && <TextField label="User name" {...accountInput} {...form.field('username')} />}
      <TextField label="Password" type="password" autoComplete="current-password" {...form.field('password')} />
      <Button type="submit" aria-disabled={form.isSending}>
        {form.isSending ? 'Logging in…' : submitLabel}
      </Button>
    </FormStack>
  );
}
