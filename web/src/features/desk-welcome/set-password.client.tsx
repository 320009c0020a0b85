import { styled } from '@mui/material/styles';
import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAuth } from 'reactfire';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { STAFF_PASSWORD_MIN } from '@first-show/domain/core/limits';
import { site } from '@first-show/domain/core/site';
import { useDeskTitle } from '../../lib/desk/desk-title.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { noCode, problemOf, type CodeProblem } from './password-code.ts';

const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h2, overflowWrap: 'anywhere' }));
const Sentence = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: 'var(--fs-palette-text-secondary)', marginTop: 8, overflowWrap: 'anywhere' }));
const Form = styled('form')({ display: 'grid', gap: 20 });
const Doors = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

type State = { kind: 'checking' } | { kind: 'unusable'; problem: CodeProblem } | { kind: 'open'; email: string } | { kind: 'done'; email: string };

/** Sets a password by the code of a mailed link. */
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
        <div role="status">
          <VisuallyHidden>
            <h1>Set your password</h1>
            Looking at your link
          </VisuallyHidden>
          <SkeletonLine width="70%" height={38} />
          <SkeletonLine height={50} />
        </div>
      );
    case 'unusable':
      return (
        <>
          <Title>Set your password</Title>
          <AlertBox tone="error">{state.problem.text}</AlertBox>
          {state.problem.isFinal ? <DeskDoors /> : <Button onClick={() => setAttempt((count) => count + 1)}>Try again</Button>}
        </>
      );
    case 'open':
      return (
        <PasswordForm
          email={state.email}
          save={(password) => confirmPasswordReset(auth, code, password)}
          onDone={() => setState({ kind: 'done', email: state.email })}
          onUnusable={(problem) => setState({ kind: 'unusable', problem })}
        />
      );
    case 'done':
      return (
        <>
          <div role="status">
            <Title>Your password is set</Title>
            <Sentence>Log in as {state.email} and begin.</Sentence>
          </div>
          <DeskDoors />
        </>
      );
  }
}

/** The link does not tell the role: each finds the own desk. */
function DeskDoors() {
  return (
    <Doors>
      <LinkButton to={deskPaths.content}>Log in to Newsroom</LinkButton>
      <LinkButton to={deskPaths.moderation} variant="outlined">
        Log in to Moderation
      </LinkButton>
    </Doors>
  );
}

function PasswordForm({
  email,
  save,
  onDone,
  onUnusable,
}: {
  email: string;
  save: (password: string) => Promise<void>;
  onDone: () => void;
  onUnusable: (problem: CodeProblem) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [isShown, setShown] = useState(false);
  const [error, setError] = useState<string | undefined>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const password = input.current?.value ?? '';
    if (isBusy.current) return;
    if (password.length < STAFF_PASSWORD_MIN) {
      setError(`Password must be at least ${STAFF_PASSWORD_MIN} characters`);
      return input.current?.focus();
    }
    isBusy.current = true;
    setSaving(true);
    setError(undefined);
    try {
      await save(password);
      onDone();
    } catch (cause) {
      const problem = problemOf(cause);
      if (problem.isFinal) return onUnusable(problem);
      setError(problem.text);
      input.current?.focus();
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  return (
    <>
      <div>
        <Title>Set your password</Title>
        <Sentence>
          For {email}, at the desk of {site.name}.
        </Sentence>
      </div>
      <Form onSubmit={(event) => void submit(event)} noValidate>
        {/* Password managers want to know whose password it is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <FormField id="new-password" label="New password" isRequired error={error} hint={`At least ${STAFF_PASSWORD_MIN} characters. A few words make a good one.`}>
          {(control) => <TextInput {...control} ref={input} type={isShown ? 'text' : 'password'} name="password" autoComplete="new-password" autoCapitalize="none" spellCheck={false} maxLength={200} />}
        </FormField>
        <Button variant="outlined" aria-pressed={isShown} onClick={() => setShown(!isShown)} style={{ justifySelf: 'start' }}>
          Show password
        </Button>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? 'Saving …' : 'Save password'}
        </Button>
      </Form>
    </>
  );
}
