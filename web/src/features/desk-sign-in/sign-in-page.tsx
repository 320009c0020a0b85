import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { readClientConfig } from '../../lib/client-config.ts';
import { useDeskTitle } from '../../lib/desk/desk-title.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Logo } from '../../ui/art/logo.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { SignInForm } from './sign-in-form.tsx';

const Layout = styled('div')({ padding: '24px 16px 88px', maxWidth: 480, margin: '0 auto', display: 'grid', gap: 24 });
const Top = styled('header')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBottom: 20,
});
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h2 }));
const Sentence = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: 'var(--fs-palette-text-secondary)',
  marginTop: 8,
}));
const Hint = styled('section')({
  border: '1.5px dashed var(--fs-palette-edge)',
  borderRadius: 4,
  padding: '16px 20px',
  '& h2': { fontSize: '1rem', fontWeight: 700, marginBottom: 6 },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px' },
  '& dt': { fontWeight: 700 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** The layout of the pages before login. */
export function DoorLayout({ children, themeSwitch }: { children: ReactNode; themeSwitch: ReactNode }) {
  return (
    <Layout>
      <Top>
        <a href="/" style={{ color: 'inherit', textDecoration: 'none' }}>
          <Logo />
        </a>
        {themeSwitch}
      </Top>
      <main style={{ display: 'grid', gap: 24 }}>{children}</main>
    </Layout>
  );
}

/** The login page of a desk; in the demo with a hint that shows its accounts. */
export function SignInPage({
  deskName,
  notice,
  themeSwitch,
}: {
  deskName: string;
  notice: string | null;
  themeSwitch: ReactNode;
}) {
  const [demoLogins] = useState(() => readClientConfig()?.demoLogins ?? []);
  useDeskTitle(`Log in to ${deskName}`);
  return (
    <DoorLayout themeSwitch={themeSwitch}>
      <div>
        <Title>Log in</Title>
        <Sentence>{deskName}: staff only</Sentence>
      </div>
      {notice !== null && (
        <Alert severity="info" role="status">
          {notice}
        </Alert>
      )}
      <SignInForm />
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
    </DoorLayout>
  );
}

/** Shown to an account without access to any desk. */
export function RefusedPage({
  reason,
  email,
  onSignOut,
  themeSwitch,
}: {
  reason: 'unknown' | 'inactive';
  email: string;
  onSignOut: () => void;
  themeSwitch: ReactNode;
}) {
  useDeskTitle('No access');
  return (
    <DoorLayout themeSwitch={themeSwitch}>
      <div role="alert">
        <Title>{reason === 'inactive' ? 'Your account is disabled' : 'This account has no access'}</Title>
        <Sentence>
          {reason === 'inactive'
            ? `${email} has no access at the moment. Your unsaved changes are kept on this device. An administrator can enable the account again.`
            : `${email} is not on the staff list. An administrator can invite it.`}
        </Sentence>
      </div>
      <Button variant="outlined" onClick={onSignOut}>
        Log out
      </Button>
    </DoorLayout>
  );
}
