import { useCallback, useRef, useState } from 'react';
import { showFailure } from './show-failure.ts';

/**
 * `run` executes one action at a time and ignores calls while an action runs. A failure shows a
 * toast with the title `failed` and the server's reason, else `fallback`.
 */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  // A ref, because state changes too late to stop a double click.
  const busy = useRef(false);
  const run = useCallback(async (failed: string, work: () => Promise<void>, fallback?: string) => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showFailure(failed, error, fallback);
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }, []);
  return { isBusy, run };
}
