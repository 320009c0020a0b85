import { signOut as signOutHere, type User } from 'firebase/auth';
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useAuth, useUser } from 'reactfire';
import { collections } from '@first-show/domain/core/collections';
import { callStaffApi, setTokens } from '../lib/staff-api.ts';
import { discardUnsent } from '../lib/unsent-work.ts';
import { useLiveSources } from '../lib/use-live-state.ts';
import { readLocal, writeLocal } from '../../shared/lib/local-store.ts';
import { admissionOf, type Account, type Admission } from './desk-admission.ts';
import { codeOf } from './auth-problems.ts';
import {
  DISABLED,
  ENDED_ELSEWHERE,
  initialSession,
  nextSession,
  type SessionEvent,
  type SessionState,
} from './session-state.ts';

/** Storage key of the last sign-out in any window. */
const SIGNED_OUT_KEY = 'fs-desk-signed-out';
const SIGNED_OUT_MS = 10_000;
const RETRY_MS = 3000;

/** The session of this window. It follows Firebase's user and the user's live staff document. */
export function useDeskSession() {
  const auth = useAuth();
  const signedIn = useUser();
  const user = signedIn.data ?? null;
  const [state, dispatch] = useReducer(nextSession, initialSession);
  const isLeaving = useRef(false);
  useDiscardAfterLogOut(state);

  const leave = async (notice: string | null, isLogOut = false): Promise<void> => {
    isLeaving.current = true;
    markSignOut(isLogOut);
    dispatch({ type: 'signed-out', notice });
    await signOutHere(auth).finally(() => {
      isLeaving.current = false;
    });
  };
  const end = async (path: string): Promise<void> => {
    isLeaving.current = true;
    markSignOut(true);
    // Ignore a failure: even offline, the session ends in this browser's windows.
    await callStaffApi(path, { method: 'POST', signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    await leave(null, true);
  };

  const { readAgain } = useAdmission(user, { isLeaving, dispatch, leave });
  const onUser = useEffectEvent(() => {
    if (user === null) dispatch({ type: 'no-user', wasMeant: wasSignOutMeant() });
    // Perhaps the person has signed in again, so read the account with the new token.
    else if (state.kind === 'ready' && state.isAway) readAgain();
  });
  useEffect(() => {
    // reactfire returns a new object with each token, even for the same user.
    if (signedIn.status !== 'loading') onUser();
  }, [signedIn]);

  useTokens(state, isLeaving, dispatch);
  return {
    state,
    signOut: () => end('/api/admin/sign-out'),
    signOutEverywhere: () => end('/api/admin/sign-out-everywhere'),
  };
}

/**
 * After a log-out in a window of this browser, deletes the unsaved work from this device, which
 * other people may use. `SessionGate` has offered to stay. Runs after the pages have unmounted.
 */
function useDiscardAfterLogOut({ kind }: SessionState): void {
  const last = useRef(kind);
  useEffect(() => {
    if (last.current === 'ready' && kind === 'signed-out' && wasLogOut()) discardUnsent();
    last.current = kind;
  }, [kind]);
}

type Dispatch = (event: SessionEvent) => void;
type Leaving = { isLeaving: RefObject<boolean>; dispatch: Dispatch; leave: (notice: string | null) => Promise<void> };

/** Admits or refuses the user by staff document and token, or ends the session. */
function useAdmission(user: User | null, { isLeaving, dispatch, ...options }: Leaving): { readAgain: () => void } {
  const auth = useAuth();
  const leave = useEffectEvent(options.leave);
  const [attempt, setAttempt] = useState(0);
  const readAgain = () => setAttempt((count) => count + 1);
  const source = { kind: 'doc', path: `${collections.staff}/${user?.uid}`, confirmAbsence: true } as const;
  const sources = user === null ? [] : [source];
  const [account] = useLiveSources({ id: `session ${user?.uid}`, sources, session: `${attempt}` });

  useEffect(() => {
    if (user === null || account === undefined || (account.value === undefined && !account.hasFailed)) return undefined;
    let isCurrent = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const retryLater = () => void (retry = setTimeout(readAgain, RETRY_MS));
    const decide = (admission: Admission) => {
      if (!isCurrent || isLeaving.current || auth.currentUser?.uid !== user.uid) return;
      const email = user.email ?? '';
      if (admission.outcome === 'ended') void leave(ENDED_ELSEWHERE);
      else if (admission.outcome === 'refused') dispatch({ type: 'refused', reason: admission.reason, email });
      // The server updates the token's claims shortly after the document.
      else if (admission.outcome === 'renew-token') retryLater();
      else {
        const { displayName, role, authTimeSeconds } = admission;
        dispatch({ type: 'admitted', staff: { uid: user.uid, displayName, email, role }, authTimeSeconds });
      }
    };
    const fail = (error: unknown) => {
      const code = codeOf(error);
      if (code === 'auth/user-disabled') void leave(DISABLED);
      // The account is deleted, or the session revoked. Other errors are temporary.
      else if (/user-token-expired|user-not-found/.test(code)) void leave(null);
      else if (isCurrent) retryLater();
    };
    if (account.hasFailed) retryLater();
    else judge(user, account.value as Account | null).then(decide, fail);
    return () => {
      isCurrent = false;
      clearTimeout(retry);
    };
  }, [auth, user, account, isLeaving, dispatch]);
  return { readAgain };
}

/** Gives API calls their tokens. A call with a refused token waits until the next sign-in. */
function useTokens(state: SessionState, isLeaving: RefObject<boolean>, dispatch: Dispatch): void {
  const auth = useAuth();
  const waiting = useRef<((isBack: boolean) => void)[]>([]);
  // Waiting calls are retried after the sign-in. They fail if the session has ended.
  useEffect(() => {
    if (state.kind === 'ready' && state.isAway) return;
    for (const resolve of waiting.current.splice(0)) resolve(state.kind === 'ready');
  }, [state]);

  const renew = useEffectEvent((): Promise<boolean> => {
    // During a sign-out, waiting for a new sign-in would block the sign-out forever.
    if (state.kind !== 'ready' || isLeaving.current) return Promise.resolve(false);
    dispatch({ type: 'token-refused' });
    return new Promise((resolve) => waiting.current.push(resolve));
  });
  useEffect(() => {
    const token = async ({ isFresh }: { isFresh: boolean }): Promise<string | null> => {
      await auth.authStateReady();
      try {
        return (await auth.currentUser?.getIdToken(isFresh)) ?? null;
      } catch (error) {
        // Offline, the session stays and the call fails.
        if (codeOf(error) === 'auth/network-request-failed')
          throw new TypeError('The network is away', { cause: error });
        return null;
      }
    };
    const { current: calls } = waiting;
    setTokens({ token, renew: () => renew() });
    return () => {
      // Calls that are still running get a token, but can no longer ask for the password.
      setTokens({ token, renew: () => Promise.resolve(false) });
      for (const resolve of calls.splice(0)) resolve(false);
    };
  }, [auth]);
}

async function judge(user: User, account: Account | null): Promise<Admission> {
  const token = await user.getIdTokenResult();
  const claims = { role: token.claims.role, authTimeSeconds: Number(token.claims.auth_time ?? 0) };
  const admission = admissionOf(claims, account);
  if (admission.outcome !== 'renew-token') return admission;
  const renewed = await user.getIdTokenResult(true);
  return admissionOf({ ...claims, role: renewed.claims.role }, account);
}

/** `isLogOut`: the person has logged out. Otherwise the session was ended for them. */
type SignedOut = { at: number; isLogOut: boolean };
const markSignOut = (isLogOut: boolean): void =>
  void writeLocal(SIGNED_OUT_KEY, { at: Date.now(), isLogOut } satisfies SignedOut);
const lastSignOut = (): SignedOut | null => {
  const last = readLocal<SignedOut>(SIGNED_OUT_KEY);
  return last !== null && Date.now() - last.at < SIGNED_OUT_MS ? last : null;
};
const wasSignOutMeant = (): boolean => lastSignOut() !== null;
const wasLogOut = (): boolean => lastSignOut()?.isLogOut === true;
