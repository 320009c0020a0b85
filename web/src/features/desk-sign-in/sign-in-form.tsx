import { styled } from '@mui/material/styles';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';
import { AlertBox } from '../../ui/alert-box.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { useSignIn } from './auth.client.ts';
import { type SignInFailure, signInFailureTexts } from './sign-in-failure.ts';

const Form = styled('form')({ display: 'grid', gap: 20 });

/** User name and password. `username`: given and fixed, to go on with the same session. */
export function SignInForm({ username: fixed, submitLabel = 'Log in' }: { username?: string; submitLabel?: string }) {
  const signIn = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [missing, setMissing] = useState<{ username?: string; password?: string }>({});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current || form.current === null) return;
    const field = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;
    const username = fixed ?? field('username').value.trim();
    const password = field('password').value;
    const issues = { ...(username === '' && { username: 'Username is required' }), ...(password === '' && { password: 'Password is required' }) };
    setMissing(issues);
    if (username === '' || password === '') return field(username === '' ? 'username' : 'password').focus();
    isBusy.current = true;
    setSending(true);
    setFailure(null);
    const found = await signIn(username, password);
    isBusy.current = false;
    setSending(false);
    setFailure(found);
    if (found === null) return;
    showToast({ title: 'Login failed', description: signInFailureTexts[found], tone: 'error' });
    field('password').select();
  };

  return (
    <Form ref={form} onSubmit={submit} noValidate>
      {failure !== null && <AlertBox tone="error">{signInFailureTexts[failure]}</AlertBox>}
      {fixed === undefined && (
        <FormField id="desk-username" label="Username" error={missing.username}>
          {(control) => <TextInput {...control} name="username" type="text" autoComplete="username" autoCapitalize="none" spellCheck={false} />}
        </FormField>
      )}
      <FormField id="desk-password" label="Password" error={missing.password}>
        {(control) => <TextInput {...control} name="password" type="password" autoComplete="current-password" />}
      </FormField>
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? 'Logging in…' : submitLabel}
      </Button>
    </Form>
  );
}
