import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAuth } from 'reactfire';
import { z } from 'zod';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { STAFF_PASSWORD_MIN } from '@first-show/domain/core/limits';
import { site } from '@first-show/domain/core/site';
import { useDeskTitle } from '../lib/desk-title.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { FormStack, Line } from '../ui/stack.ts';
import { PageTitle, Sentence } from '../ui/text.ts';
import { type AuthProblem, linkProblem, noCode } from './auth-problems.ts';

/** Sets a password with the code of an emailed link. */
export function SetPassword() {
  const auth = useAuth();
  const [search] = useSearchParams();
  const code = search.get('oobCode') ?? '';
  const link = useQuery({
    queryKey: ['password-link', code],
    queryFn: () => verifyPasswordResetCode(auth, code),
    enabled: code !== '',
    refetchOnReconnect: false,
  });
  const [isDone, setDone] = useState(false);
  /** The reason if Firebase refused the link when the password was saved; otherwise `null`. */
  const [refused, setRefused] = useState<AuthProblem | null>(null);
  useDeskTitle('Set your password');

  if (link.isFetching)
    return (
      <>
        <VisuallyHidden>
          <h1>Set your password</h1>
        </VisuallyHidden>
        <ListSkeleton lines={2} height={50} label="Checking your link" />
      </>
    );
  if (link.data === undefined || refused !== null) {
    const problem = refused ?? (code === '' ? noCode : linkProblem(link.error));
    return (
      <>
        <PageTitle>Set your password</PageTitle>
        <Alert severity="error">{problem.text}</Alert>
        {problem.isFinal ? <DeskDoors /> : <Button onClick={() => void link.refetch()}>Try again</Button>}
      </>
    );
  }
  if (!isDone)
    return <PasswordForm email={link.data} code={code} onSaved={() => setDone(true)} onRefused={setRefused} />;
  return (
    <>
      <div role="status">
        <PageTitle>Your password is set</PageTitle>
        <Sentence sx={{ mt: 1, overflowWrap: 'anywhere' }}>Log in as {link.data} to get started.</Sentence>
      </div>
      <DeskDoors />
    </>
  );
}

/** Links to both desks, because the emailed link does not contain the person's role. */
function DeskDoors() {
  return (
    <Line style={{ gap: 12 }}>
      <LinkButton to={deskPaths.content}>Log in to Newsroom</LinkButton>
      <LinkButton to={deskPaths.moderation} variant="outlined">
        Log in to Moderation
      </LinkButton>
    </Line>
  );
}

const newPassword = z.object({
  password: z.string().min(STAFF_PASSWORD_MIN, `Password must be at least ${STAFF_PASSWORD_MIN} characters`).max(200),
});
type NewPassword = z.infer<typeof newPassword>;

type FormProps = { email: string; code: string; onSaved: () => void; onRefused: (problem: AuthProblem) => void };

function PasswordForm({ email, code, onSaved, onRefused }: FormProps) {
  const auth = useAuth();
  const [isShown, setShown] = useState(false);
  const form = useDeskForm<NewPassword, NewPassword>({
    initial: { password: '' },
    schema: newPassword,
    send: async ({ password }) => {
      try {
        await confirmPasswordReset(auth, code, password);
        onSaved();
      } catch (error) {
        const problem = linkProblem(error);
        if (problem.isFinal) onRefused(problem);
        else form.showIssues([{ path: 'password', message: problem.text }]);
      }
    },
  });
  return (
    <>
      <div>
        <PageTitle>Set your password</PageTitle>
        <Sentence sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          For {email} at {site.name}
        </Sentence>
      </div>
      <FormStack noValidate onSubmit={form.submit}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label="New password"
          required
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          spellCheck={false}
          {...form.field('password', `At least ${STAFF_PASSWORD_MIN} characters. A few words make a good password.`)}
          slotProps={{ htmlInput: { autoCapitalize: 'none' } }}
        />
        <FormControlLabel
          label="Show password"
          control={<Checkbox checked={isShown} onChange={({ target }) => setShown(target.checked)} />}
        />
        <Button type="submit" aria-disabled={form.isSending}>
          {form.isSending ? 'Saving…' : 'Save password'}
        </Button>
      </FormStack>
    </>
  );
}
