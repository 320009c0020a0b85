import { onIdTokenChanged, signOut as signOutHere, type User } from 'firebase/auth';
import { doc, onSnapshot } from 'firebase/firestore';
import { collections } from '@first-show/domain/core/collections';
import { openFirestore } from '../../lib/firebase-app.client.ts';
import type { Staff } from '../../lib/desk/session.ts';
import { callStaffApi, setTokens } from '../../lib/desk/staff-api.ts';
import { admit, type Account } from './admit.ts';
import { deskAuth } from './auth.client.ts';

export type SessionState =
  | { kind: 'starting' }
  | { kind: 'signed-out'; notice: string | null }
  | { kind: 'refused'; reason: 'unknown' | 'inactive'; email: string }
  /** `isAway`: the session was lost; the page stays and asks to sign in again. `epoch` counts the sessions: listeners begin anew. */
  | { kind: 'ready'; staff: Staff; epoch: number; isAway: boolean };

/** Other windows of this browser are told that a sign-out was meant, and not a token that ran out. */
const SIGNED_OUT_KEY = 'fs-desk-signed-out';
const SIGNED_OUT_MS = 10_000;
const RETRY_MS = 3000;

const ENDED_ELSEWHERE = 'You were signed out in another window or on another device.';

let session: DeskSession | null = null;

/** The one session of this window, which outlives going from desk to desk. */
export const deskSession = (): DeskSession => (session ??= createDeskSession());

/** Firebase Auth, and the own staff document, which ends it or changes its role at once. */
function createDeskSession() {
  let state: SessionState = { kind: 'starting' };
  let epoch = 0;
  let isLeaving = false;
  let watchedUid: string | null = null;
  let stopAccount: () => void = () => undefined;
  let waiting: ((isBack: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  const auth = deskAuth();

  const show = (next: SessionState) => {
    state = next;
    if (next.kind !== 'ready' || !next.isAway) settle(next.kind === 'ready');
    for (const listener of listeners) listener();
  };
  const settle = (isBack: boolean) => {
    for (const resolve of waiting) resolve(isBack);
    waiting = [];
  };

  async function judge(user: User, account: Account | null): Promise<void> {
    const token = await user.getIdTokenResult();
    const claims = { role: token.claims.role, authTimeSeconds: Number(token.claims.auth_time ?? 0) };
    let admission = admit(claims, account);
    if (admission.outcome === 'renew-token') {
      const renewed = await user.getIdTokenResult(true);
      admission = admit({ ...claims, role: renewed.claims.role }, account);
    }
    if (isLeaving || auth.currentUser?.uid !== user.uid) return;
    const email = user.email ?? '';
    switch (admission.outcome) {
      case 'admitted': {
        const staff: Staff = { uid: user.uid, displayName: admission.displayName, email, role: admission.role };
        const isSame = state.kind === 'ready' && !state.isAway && state.staff.uid === staff.uid && state.staff.role === staff.role;
        if (!isSame) epoch += 1;
        return show({ kind: 'ready', staff, epoch, isAway: false });
      }
      case 'ended':
        await leave(ENDED_ELSEWHERE);
        return;
      case 'refused':
        return show({ kind: 'refused', reason: admission.reason, email });
      case 'renew-token':
        // Claims follow the document within moments of a change.
        setTimeout(() => auth.currentUser?.uid === user.uid && watchAccount(user), RETRY_MS);
    }
  }

  function watchAccount(user: User): void {
    stopAccount();
    watchedUid = user.uid;
    const firestore = openFirestore();
    if (firestore === null) return;
    const again = () => setTimeout(() => auth.currentUser?.uid === user.uid && watchAccount(user), RETRY_MS);
    stopAccount = onSnapshot(
      doc(firestore, collections.staff, user.uid),
      (snapshot) => {
        // Offline the empty cache answers first: it knows nothing.
        if (!snapshot.exists() && snapshot.metadata.fromCache) return;
        judge(user, (snapshot.data() as Account | undefined) ?? null).catch((error: unknown) => {
          const code = String((error as { code?: unknown }).code ?? '');
          // A disabled account or a revoked session gets no new token; anything else passes.
          if (/user-disabled|user-token-expired|user-not-found/.test(code)) void leave(null);
          else again();
        });
      },
      again,
    );
  }

  async function leave(notice: string | null): Promise<void> {
    stopAccount();
    mark();
    show({ kind: 'signed-out', notice });
    await signOutHere(auth);
  }

  // Not `onAuthStateChanged`: that says nothing when the same person signs in again.
  onIdTokenChanged(auth, (user) => {
    if (user !== null) {
      const isAway = state.kind === 'ready' && state.isAway;
      if (user.uid !== watchedUid || isAway) watchAccount(user);
      return;
    }
    stopAccount();
    watchedUid = null;
    if (state.kind === 'ready' && !wasMeant()) return show({ ...state, isAway: true });
    if (state.kind !== 'signed-out') show({ kind: 'signed-out', notice: state.kind === 'ready' ? ENDED_ELSEWHERE : null });
  });

  setTokens({
    token: async ({ isFresh }) => {
      await auth.authStateReady();
      try {
        return (await auth.currentUser?.getIdToken(isFresh)) ?? null;
      } catch (error) {
        // Without a network nobody is signed out: the call fails like every other.
        if ((error as { code?: unknown }).code === 'auth/network-request-failed') throw new TypeError('The network is away', { cause: error });
        return null;
      }
    },
    renew: () => {
      // Whoever signs out is not asked to sign in first: the sign-out would wait for that for ever.
      if (state.kind !== 'ready' || isLeaving) return Promise.resolve(false);
      show({ ...state, isAway: true });
      return new Promise((resolve) => waiting.push(resolve));
    },
  });

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Everywhere: the API ends all sessions of the account, this window goes at once, with or without a network. */
    async signOut(): Promise<void> {
      isLeaving = true;
      mark();
      // Offline it ends in this browser's windows all the same.
      await callStaffApi('/api/admin/sign-out', { method: 'POST', signal: AbortSignal.timeout(5000) }).catch(() => undefined);
      await leave(null).finally(() => {
        isLeaving = false;
      });
    },
  };
}

export type DeskSession = ReturnType<typeof createDeskSession>;

function mark(): void {
  try {
    localStorage.setItem(SIGNED_OUT_KEY, String(Date.now()));
  } catch {
    // Storage is refused: other windows ask to sign in again instead of closing.
  }
}

function wasMeant(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(SIGNED_OUT_KEY) ?? '0') < SIGNED_OUT_MS;
  } catch {
    return false;
  }
}
