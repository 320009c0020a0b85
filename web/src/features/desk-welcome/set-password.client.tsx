import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAuth } from 'reactfire';
import { z } from 'zod';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { STAFF_PASSWORD_MIN } from '@first-show/domain/core/limits';
import { site } from '@first-show/domain/core/site';
import { useDeskTitle } from '../../lib/desk/desk-title.ts';
import { useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { noCode, problemOf, type CodeProblem } from './password-code.ts';
import { FormStack, Line } from '../../ui/desk/stack.ts';
import { Sentence } from '../../ui/desk/text.ts';

const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h2, overflowWrap: 'anywhere' }));

type State =
  | { kind: 'checking' }
  | { kind: 'unusable'; problem: CodeProblem }
  | { kind: 'open'; email: string }
  | { kind: 'done'; email: string };

/** Sets a password with the code of an emailed link. */
export function SetPassword() {
  const auth = useAuth();
  const [search] = useSearchParams();
  const code = search.get('oobCode') ?? '';
  const [state, setState] = useState<State>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);
  useDeskTitle('Set your password');
  useEffect(() => {
    if (code === '') return setState({ kind: 'unusable', problem: noCode });
    let isGone = false;
    const show = (next: State) => !isGone && setState(next);
    show({ kind: 'checking' });
    verifyPasswordResetCode(auth, code).then(
      (email) => show({ kind: 'open', email }),
      (error: unknown) => show({ kind: 'unusable', problem: problemOf(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [code, auth, attempt]);

  switch (state.kind) {
    case 'checking':
      return (
        <>
          <VisuallyHidden>
            <h1>Set your password</h1>
          </VisuallyHidden>
          <ListSkeleton lines={2} height={50} label="Checking your link" />
        </>
      );
    case 'unusable':
      return (
        <>
          <Title>Set your password</Title>
          <Alert severity="error">{state.problem.text}</Alert>
          {state.problem.isFinal ? (
            <DeskDoors />
          ) : (
            <Button onClick={() => setAttempt((count) => count + 1)}>Try again</Button>
          )}
        </>
      );
    case 'open':
      return <PasswordForm email={state.email} code={code} onState={setState} />;
    case 'done':
      return (
        <>
          <div role="status">
            <Title>Your password is set</Title>
            <Sentence sx={{ mt: 1, overflowWrap: 'anywhere' }}>Log in as {state.email} to get started.</Sentence>
          </div>
          <DeskDoors />
        </>
      );
  }
}

/** The link does not contain the role, so both desks are offered. */
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

type FormProps = { email: string; code: string; onState: (state: State) => void };

function PasswordForm({ email, code, onState }: FormProps) {
  const auth = useAuth();
  const [isShown, setShown] = useState(false);
  const form = useDeskForm<NewPassword, NewPassword>({
    initial: { password: '' },
    schema: newPassword,
    send: async ({ password }) => {
      try {
        await confirmPasswordReset(auth, code, password);
        onState({ kind: 'done', email });
      } catch (error) {
        const problem = problemOf(error);
        if (problem.isFinal) onState({ kind: 'unusable', problem });
        else form.showIssues([{ path: 'password', message: problem.text }]);
      }
    },
  });
  return (
    <>
      <div>
        <Title>Set your password</Title>
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
