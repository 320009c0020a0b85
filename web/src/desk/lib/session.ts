import type { StaffRole } from '@first-show/domain/staff/staff.schema';
import { createContext, useContext } from 'react';

export type Staff = { uid: string; displayName: string; email: string; role: StaffRole };

export type Session = {
  staff: Staff;
  /** The number of this session in this window. Live listeners restart when it changes. */
  epoch: number;
  /** Ends the session in all windows of this browser. Sessions in other browsers stay. */
  signOut: () => Promise<void>;
  /** Ends every session of the account. */
  signOutEverywhere: () => Promise<void>;
};

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

/** Throws outside the signed-in part of a desk. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs somebody who is signed in');
  return session;
}

export const useStaff = (): Staff => useSession().staff;
