import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { SessionProvider, type Session } from '../../lib/desk/session.ts';
import { Dialog } from '../../ui/desk/dialog.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { deskSession } from './desk-session.client.ts';
import { SignInForm } from './sign-in-form.tsx';
import { RefusedPage, SignInPage } from './sign-in-page.tsx';

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
  /** `epoch` counts sessions: live listeners begin anew with each. */
  children: (epoch: number) => ReactNode;
}) {
  const [session] = useState(deskSession);
  const state = useSyncExternalStore(session.subscribe, session.state);
  const wasAtDoor = useRef(false);
  const name = state.kind === 'ready' ? state.staff.displayName : null;
  useEffect(() => {
    if (state.kind === 'signed-out') wasAtDoor.current = true;
    if (name === null || !wasAtDoor.current) return;
    wasAtDoor.current = false;
    showToast({ title: 'Login successful', description: `Welcome back, ${name}.` });
  }, [state.kind, name]);

  const staff = state.kind === 'ready' ? state.staff : null;
  const value = useMemo<Session | null>(() => (staff === null ? null : { staff, signOut: () => session.signOut() }), [staff, session]);
  switch (state.kind) {
    case 'starting':
      return starting;
    case 'signed-out':
      return <SignInPage deskName={deskName} notice={state.notice} themeSwitch={themeSwitch} />;
    case 'refused':
      return <RefusedPage reason={state.reason} email={state.email} onSignOut={() => void session.signOut()} themeSwitch={themeSwitch} />;
    case 'ready':
      return (
        <SessionProvider value={value} key={state.staff.uid}>
          {children(state.epoch)}
          <Dialog isOpen={state.isAway} title="Please sign in again" onClose={() => void session.signOut()} width={460}>
            <p style={{ marginBottom: 16 }}>
              Your session has ended, {state.staff.displayName}. Nothing you typed is lost: sign in and go on where you were.
            </p>
            <SignInForm username={state.staff.email} submitLabel="Sign in and go on" />
          </Dialog>
        </SessionProvider>
      );
  }
}
