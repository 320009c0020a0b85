import { type ReactNode, useEffect, useRef, useState } from 'react';
import { roleHasRight, type StaffRight } from '@first-show/domain/staff/staff.schema';
import { SessionProvider, type Staff } from '../lib/session.ts';
import { hasUnsent, keepOpenWork, sendUnsent } from '../lib/unsent-work.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { dangerSx } from '../ui/confirm-dialog.tsx';
import { DeskDialog } from '../ui/desk-dialog.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { Container } from '../../shared/ui/page/container.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { SignInForm } from './sign-in-form.client.tsx';
import { DoorLayout, RefusedPage, SignInPage } from './sign-in-page.tsx';
import { useDeskSession } from './use-desk-session.client.ts';
import { Stack } from '../ui/stack.ts';

type Props = {
  deskName: string;
  /** The desk's right. Roles without it get no welcome message, because the desk refuses them. */
  right: StaffRight;
  themeSwitch: ReactNode;
  children: ReactNode;
};

/**
 * Shows `children` to signed-in staff, and a login page or a refusal to others. If the session is
 * lost during work, a password dialog opens over the page, which stays mounted with unsaved work.
 */
export function SessionGate({ deskName, right, themeSwitch, children }: Props) {
  const { state, ...signOuts } = useDeskSession();
  const [leaving, setLeaving] = useState<(() => Promise<void>) | null>(null);
  const wasAtDoor = useRef(false);
  const staff = state.kind === 'ready' ? state.staff : null;
  const welcomed = staff !== null && roleHasRight(staff.role, right) ? staff.displayName : null;
  useEffect(() => {
    if (state.kind === 'signed-out') wasAtDoor.current = true;
    if (state.kind !== 'ready' || !wasAtDoor.current) return;
    wasAtDoor.current = false;
    // The login form, which had the focus, is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
    if (welcomed !== null) showToast({ title: 'Login successful', description: `Welcome back, ${welcomed}.` });
  }, [state.kind, welcomed]);

  switch (state.kind) {
    case 'starting':
      return (
        <Container style={{ paddingBlock: 32 }}>
          <ListSkeleton lines={5} />
        </Container>
      );
    case 'signed-out':
      return (
        <DoorLayout themeSwitch={themeSwitch}>
          <SignInPage deskName={deskName} notice={state.notice} />
        </DoorLayout>
      );
    case 'refused':
      return (
        <DoorLayout themeSwitch={themeSwitch}>
          <RefusedPage reason={state.reason} email={state.email} onSignOut={() => void signOuts.signOut()} />
        </DoorLayout>
      );
    case 'ready': {
      const { uid } = state.staff;
      /** Sends the unsaved work first, and asks if some of it is still only on this device. */
      const logOut = async (end: () => Promise<void>): Promise<void> => {
        if (state.isAway) keepOpenWork();
        else await sendUnsent(uid);
        if (hasUnsent(uid)) setLeaving(() => end);
        else await end();
      };
      const session = {
        staff: state.staff,
        epoch: state.epoch,
        signOut: () => logOut(signOuts.signOut),
        signOutEverywhere: () => logOut(signOuts.signOutEverywhere),
      };
      const discard = () => {
        // The dialog must not open again for the next person who logs in here.
        setLeaving(null);
        void leaving?.();
      };
      return (
        <SessionProvider value={session} key={uid}>
          {children}
          <SignInAgain isOpen={state.isAway} staff={state.staff} onSignOut={() => void session.signOut()} />
          <DiscardWork isOpen={leaving !== null} onStay={() => setLeaving(null)} onDiscard={discard} />
        </SessionProvider>
      );
    }
  }
}

/** Asks before a log-out that would delete work that the server could not take. */
function DiscardWork({ isOpen, onStay, onDiscard }: { isOpen: boolean; onStay: () => void; onDiscard: () => void }) {
  return (
    <DeskDialog
      title="Log out and discard your changes?"
      isOpen={isOpen}
      onClose={onStay}
      closeLabel="Stay"
      actions={
        <Button sx={dangerSx} onClick={onDiscard}>
          Discard and log out
        </Button>
      }
    >
      <p>
        Some of your changes are only on this device, because the server could not save them. Stay until they are saved,
        or discard them: nothing unpublished stays on a device after you log out.
      </p>
    </DeskDialog>
  );
}

/**
 * The password dialog. It has no `onClose`, so that neither Escape nor a click outside closes it.
 */
function SignInAgain({ isOpen, staff, onSignOut }: { isOpen: boolean; staff: Staff; onSignOut: () => void }) {
  return (
    <DeskDialog title="Please log in again" isOpen={isOpen} maxWidth="xs">
      <Stack>
        <p>Your session has ended, {staff.displayName}. Your work is kept: log in to continue.</p>
        <SignInForm username={staff.email} submitLabel="Log in and continue" />
        <Button variant="outlined" onClick={onSignOut}>
          Log out and leave this page
        </Button>
      </Stack>
    </DeskDialog>
  );
}
