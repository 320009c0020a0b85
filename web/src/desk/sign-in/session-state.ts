import type { Staff } from '../lib/session.ts';

/** The session of a window. `epoch`: its number. With a new number, live listeners restart. */
export type SessionState = { epoch: number } & (
  | { kind: 'starting' }
  | { kind: 'signed-out'; notice: string | null }
  | { kind: 'refused'; reason: 'unknown' | 'inactive'; email: string }
  /**
   * `isAway`: the session was lost. The page stays and asks the person to sign in again.
   * `authTimeSeconds`: the time of the sign-in, which a renewed token keeps.
   */
  | { kind: 'ready'; staff: Staff; authTimeSeconds: number; isAway: boolean }
);

export type SessionEvent =
  | { type: 'admitted'; staff: Staff; authTimeSeconds: number }
  | { type: 'refused'; reason: 'unknown' | 'inactive'; email: string }
  /** The API refused the token. */
  | { type: 'token-refused' }
  /** Firebase has no user. `wasMeant`: the person signed out in a window of this browser. */
  | { type: 'no-user'; wasMeant: boolean }
  /** This window ended the session itself. */
  | { type: 'signed-out'; notice: string | null };

export const ENDED_ELSEWHERE = 'You were logged out in another window or on another device.';

export const DISABLED =
  'Your account is disabled. Your unsaved changes are kept on this device. An administrator can enable the account again.';

export const initialSession: SessionState = { kind: 'starting', epoch: 0 };

export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  const { epoch } = state;
  switch (event.type) {
    case 'admitted': {
      const { staff, authTimeSeconds } = event;
      const isSamePerson = state.kind === 'ready' && state.staff.uid === staff.uid;
      // Only a new sign-in ends the wait: the API has refused the tokens of the last one.
      if (isSamePerson && state.isAway && state.authTimeSeconds === authTimeSeconds) return state;
      const isSame = isSamePerson && !state.isAway && state.staff.role === staff.role;
      return { kind: 'ready', staff, authTimeSeconds, isAway: false, epoch: isSame ? epoch : epoch + 1 };
    }
    case 'refused':
      return { kind: 'refused', reason: event.reason, email: event.email, epoch };
    case 'token-refused':
      return state.kind === 'ready' ? { ...state, isAway: true } : state;
    case 'no-user':
      if (state.kind === 'signed-out') return state;
      if (state.kind === 'ready' && !event.wasMeant) return { ...state, isAway: true };
      return { kind: 'signed-out', notice: state.kind === 'ready' ? ENDED_ELSEWHERE : null, epoch };
    case 'signed-out':
      return { kind: 'signed-out', notice: event.notice, epoch };
  }
}
