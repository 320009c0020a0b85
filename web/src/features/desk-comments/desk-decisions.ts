import { useSyncExternalStore } from 'react';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { Decisions } from './decisions.ts';

/**
 * The decisions of this window. They outlive their list, so that undo works from the next tab too.
 */
export const decisions = new Decisions({
  call: callStaffApi,
  showToast,
  now: () => Date.now(),
  later: (run, afterMs) => void setTimeout(run, afterMs),
});

export const useDecisions = () => useSyncExternalStore(decisions.subscribe, decisions.state);
