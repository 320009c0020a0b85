import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { readClientConfig } from '../../shared/lib/client-config.ts';
import { useDeskTitle } from '../lib/desk-title.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Logo } from '../../shared/ui/art/logo.tsx';
import { focusFirstField } from '../ui/desk-dialog.tsx';
import { Line, Stack } from '../ui/stack.ts';
import { PageTitle, Sentence } from '../ui/text.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import { SignInForm } from './sign-in-form.client.tsx';

const Hint = styled('section')({
  border: '1.5px dashed var(--fs-palette-edge)',
  borderRadius: 4,
  padding: '16px 20px',
  '& h2': { fontSize: '1rem', fontWeight: 700, marginBottom: 6 },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px' },
  '& dt': { fontWeight: 700 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** The layout of the pages outside a desk's frame: login, refusal and new password. */
export function DoorLayout({ children, themeSwitch }: { children: ReactNode; themeSwitch: ReactNode }) {
  return (
    <Stack sx={{ gap: 6, maxWidth: 480, mx: 'auto', p: '24px 16px 88px' }}>
      <Line as="header" sx={{ flexWrap: 'nowrap', justifyContent: 'space-between', mb: 5 }}>
        <a href="/" style={{ color: 'inherit', textDecoration: 'none' }}>
          <Logo />
        </a>
        {themeSwitch}
      </Line>
      <Stack as="main" sx={{ gap: 6 }}>
        {children}
      </Stack>
    </Stack>
  );
}

/** The login page of a desk. In the demo, it shows the demo's accounts with their passwords. */
export function SignInPage({ deskName, notice }: { deskName: string; notice: string | null }) {
  const [demoLogins] = useState(() => readClientConfig()?.demoLogins ?? []);
  useDeskTitle(`Log in to ${deskName}`);
  return (
    <>
      <div>
        <PageTitle>Log in</PageTitle>
        <Sentence sx={{ mt: 2 }}>{deskName}: staff only</Sentence>
      </div>
      {notice !== null && (
        <Alert severity="info" role="status">
          {notice}
        </Alert>
      )}
      <div ref={focusFirstField}>
        <SignInForm />
      </div>
      <ForgottenPassword />
      {demoLogins.length > 0 && (
        <Hint aria-labelledby="demo-logins">
          <h2 id="demo-logins">Demo credentials</h2>
          <dl>
            {demoLogins.map(({ username, password }) => (
              <div key={username} style={{ display: 'contents' }}>
                <dt>{username}</dt>
                <dd>{password}</dd>
              </div>
            ))}
          </dl>
        </Hint>
      )}
    </>
  );
}

type RefusedProps = { reason: 'unknown' | 'inactive'; email: string; onSignOut: () => void };

/** The page for an account without access to any desk. */
export function RefusedPage({ reason, email, onSignOut }: RefusedProps) {
  useDeskTitle('No access');
  return (
    <>
      <div role="alert">
        <PageTitle>{reason === 'inactive' ? 'Your account is disabled' : 'This account has no access'}</PageTitle>
        <Sentence sx={{ mt: 2 }}>
          {reason === 'inactive'
            ? `${email} has no access at the moment. Your unsaved changes are kept on this device. An administrator can enable the account again.`
            : `${email} is not on the staff list. An administrator can invite it.`}
        </Sentence>
      </div>
      <Button variant="outlined" onClick={onSignOut}>
        Log out
      </Button>
    </>
  );
}
