import type { StaffRole } from '@first-show/domain/staff/staff.schema';
import { createContext, useContext } from 'react';

/** Who is signed in. */
export type Staff = { uid: string; displayName: string; email: string; role: StaffRole };

export type Session = {
  staff: Staff;
  /** Counts the sessions of this window: live listeners begin anew with each. */
  epoch: number;
  /** Ends the session of this browser; the account's sessions in other browsers go on. */
  signOut: () => Promise<void>;
  /** Ends every session of the account. */
  signOutEverywhere: () => Promise<void>;
};

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

/** The session, inside the part of a desk that is signed in. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs somebody who is signed in');
  return session;
}

export const useStaff = (): Staff => useSession().staff;
