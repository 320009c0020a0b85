import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { SessionProvider, type Session, type Staff } from '../../lib/desk/session.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { SignInForm } from './sign-in-form.tsx';
import { RefusedPage, SignInPage } from './sign-in-page.tsx';
import { useDeskSession } from './use-desk-session.client.ts';

const Again = styled('div')({ display: 'grid', gap: 16, padding: 20 });
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, fontSize: '1.5rem' }));

/**
 * Shows `children` to whoever is signed in, a log-in to everybody else. A session that is lost while somebody works asks for the password
 * over the page: nothing below is taken away, so that no unsaved work is.
 */
export function SessionGate({
  deskName,
  themeSwitch,
  starting,
  children,
}: {
  deskName: string;
  themeSwitch: ReactNode;
  /** Stands while it is not known who is here. */
  starting: ReactNode;
  children: ReactNode;
}) {
  const { state, signOut, signOutEverywhere } = useDeskSession();
  const wasAtDoor = useRef(false);
  const name = state.kind === 'ready' ? state.staff.displayName : null;
  useEffect(() => {
    if (state.kind === 'signed-out') wasAtDoor.current = true;
    if (name === null || !wasAtDoor.current) return;
    wasAtDoor.current = false;
    showToast({ title: 'Login successful', description: `Welcome back, ${name}.` });
  }, [state.kind, name]);

  const staff = state.kind === 'ready' ? state.staff : null;
  const { epoch } = state;
  const value = useMemo<Session | null>(() => (staff === null ? null : { staff, epoch, signOut, signOutEverywhere }), [staff, epoch, signOut, signOutEverywhere]);
  switch (state.kind) {
    case 'starting':
      return starting;
    case 'signed-out':
      return <SignInPage deskName={deskName} notice={state.notice} themeSwitch={themeSwitch} />;
    case 'refused':
      return <RefusedPage reason={state.reason} email={state.email} onSignOut={() => void signOut()} themeSwitch={themeSwitch} />;
    case 'ready':
      return (
        <SessionProvider value={value} key={state.staff.uid}>
          {children}
          <SignInAgain isOpen={state.isAway} staff={state.staff} onSignOut={() => void signOut()} />
        </SessionProvider>
      );
  }
}

/** Not the desk's `Dialog`: neither Escape nor a click beside it nor a cross takes the page with the unsaved work away. */
function SignInAgain({ isOpen, staff, onSignOut }: { isOpen: boolean; staff: Staff; onSignOut: () => void }) {
  const id = useId();
  return (
    <MuiDialog
      open={isOpen}
      aria-labelledby={id}
      slotProps={{
        paper: { sx: { m: { xs: 1.5, sm: 4 }, width: '100%', maxWidth: 460, color: 'text.primary', bgcolor: 'background.default', border: '1px solid', borderColor: 'edge', backgroundImage: 'none' } },
      }}
    >
      <Again>
        <Title id={id}>Please sign in again</Title>
        <p style={{ margin: 0 }}>Your session has ended, {staff.displayName}. Nothing you typed is lost: sign in and go on where you were.</p>
        <SignInForm username={staff.email} submitLabel="Sign in and go on" />
        <Button variant="outlined" onClick={onSignOut}>
          Sign out and leave this page
        </Button>
      </Again>
    </MuiDialog>
  );
}
