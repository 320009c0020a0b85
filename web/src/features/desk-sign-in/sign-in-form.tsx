import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { z } from 'zod';
import { FormProblem, useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { FormStack } from '../../ui/desk/stack.ts';
import { useSignIn } from './auth.client.ts';
import { signInFailureTexts } from './sign-in-failure.ts';

const credentials = z.object({
  username: z.string().trim().min(1, 'Username is required'),
  password: z.string().min(1, 'Password is required'),
});
type Credentials = z.infer<typeof credentials>;

/** User name and password. `username`: fixed name, to continue the same session. */
export function SignInForm({ username, submitLabel = 'Log in' }: { username?: string; submitLabel?: string }) {
  const signIn = useSignIn();
  const form = useDeskForm<Credentials, Credentials>({
    initial: { username: username ?? '', password: '' },
    schema: credentials,
    send: async (body) => {
      const failure = await signIn(body.username, body.password);
      if (failure === null) return;
      showToast({ title: 'Login failed', description: signInFailureTexts[failure], tone: 'error' });
      form.setFocus('password', { shouldSelect: true });
      throw new FormProblem(signInFailureTexts[failure]);
    },
  });
  return (
    <FormStack noValidate onSubmit={form.submit}>
      {form.problem !== null && <Alert severity="error">{form.problem}</Alert>}
      {username === undefined && (
        <TextField
          label="Username"
          autoComplete="username"
          spellCheck={false}
          {...form.field('username')}
          slotProps={{ htmlInput: { autoCapitalize: 'none' } }}
        />
      )}
      <TextField label="Password" type="password" autoComplete="current-password" {...form.field('password')} />
      <Button type="submit" aria-disabled={form.isSending}>
        {form.isSending ? 'Logging in…' : submitLabel}
      </Button>
    </FormStack>
  );
}
